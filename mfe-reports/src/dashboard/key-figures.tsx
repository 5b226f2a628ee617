import { Link } from '@siteledger/shared-lib/router';
import { FigureStrip, useSlot } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { useDashboardFilters } from './dashboard-filters';

/** A prominent figure. */
export type KeyFigure = {
  label: string;
  value: ReactNode;
  to?: string;
  note?: ReactNode;
};

/**
 * Prominent figures of an overview. Cards of other remotes ignore the filters and the as-of day, so they are shown only
 * without filters. Figures have no links until they are loaded, or if loading fails.
 */
export function KeyFigures({ isThere, figures }: { isThere: boolean; figures: readonly KeyFigure[] }) {
  const cards = useSlot<object>('dashboard.overview');
  const { project, client, as_of } = useDashboardFilters().filters;
  const shownCards = project || client || as_of ? [] : cards;
  return (
    <div className="key-figures">
      <FigureStrip
        figures={figures.map(({ label, value, to, note }) => ({
          label,
          value: isThere ? <FigureValue {...{ value, to }} /> : '–',
          note: isThere && note,
        }))}
      />
      {shownCards.map(({ id, render }) => (
        <div key={id}>{render({})}</div>
      ))}
    </div>
  );
}

const FigureValue = ({ value, to }: Pick<KeyFigure, 'value' | 'to'>) => (to ? <Link to={to}>{value}</Link> : value);
