const PANELS = ['next', 'progress', 'claims', 'cost', 'contract', 'activity', 'cash'] as const;

/** The place of the overview while it loads, as high as it will be. */
export const OverviewOutline = () => (
  <div className="overview" role="status" aria-label="Loading">
    {PANELS.map((panel) => (
      <div key={panel} className={`overview-panel overview-${panel}`} data-outline />
    ))}
  </div>
);
