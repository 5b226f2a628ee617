import { ColumnHeightOutlined, MoonOutlined, SunOutlined, useAppearance } from '@siteledger/shared-lib/ui';

/** Switches for dark or light, compact or comfortable; stored in this browser. */
export function AppearanceSwitches() {
  const { theme, density, change } = useAppearance();
  const isDark = theme === 'dark';
  const isCompact = density === 'compact';
  return (
    <div className="appearance" role="group" aria-label="Appearance">
      <button type="button" aria-pressed={isDark} onClick={() => change({ theme: isDark ? 'light' : 'dark' })}>
        {isDark ? <MoonOutlined aria-hidden /> : <SunOutlined aria-hidden />}
        <span>Dark</span>
      </button>
      <button
        type="button"
        aria-pressed={isCompact}
        onClick={() => change({ density: isCompact ? 'comfortable' : 'compact' })}
      >
        <ColumnHeightOutlined aria-hidden />
        <span>Compact</span>
      </button>
    </div>
  );
}
