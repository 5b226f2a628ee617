import { Link } from '@siteledger/shared-lib/router';
import { useSlot } from '@siteledger/shared-lib/ui';
import type { ReactNode } from 'react';
import { useDashboardFilters } from './dashboard-filters';

/** A figure to be seen first. */
export type KeyFigure = {
  label: string;
  value: ReactNode;
  /** Where what it counts is listed. */
  to?: string;
  /** One line under it. */
  note?: ReactNode;
};

/**
 * The figures of an overview that are to be seen first. What other remotes put here is of everything and of today, so it
 * stands beside them only while nothing is filtered. Until the figures are there, and when they cannot be had, none leads
 * anywhere.
 */
export function KeyFigures({ isThere, figures }: { isThere: boolean; figures: readonly KeyFigure[] }) {
  const cards = useSlot<object>('dashboard.overview');
  const { project, client, as_of } = useDashboardFilters().filters;
  const shownCards = project || client || as_of ? [] : cards;
  return (
    <div className="key-figures">
      {figures.map(({ label, value, to, note }) => (
        <section key={label} className="key-figure" aria-label={label}>
          <h2>{label}</h2>
          <p className="key-figure-value sl-one-line">{isThere ? <FigureValue {...{ value, to }} /> : '–'}</p>
          <p className="key-figure-note">{isThere && note}</p>
        </section>
      ))}
      {shownCards.map(({ id, title, render }) => (
        <section key={id} aria-label={title}>
          {render({})}
        </section>
      ))}
    </div>
  );
}

const FigureValue = ({ value, to }: Pick<KeyFigure, 'value' | 'to'>) => (to ? <Link to={to}>{value}</Link> : value);
