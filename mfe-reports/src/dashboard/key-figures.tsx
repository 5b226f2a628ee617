import { Link } from '@siteledger/shared-lib/router';
import { FigureStrip, useSlot } from '@siteledger/shared-lib/ui';
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
