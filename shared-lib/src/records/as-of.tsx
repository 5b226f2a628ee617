import {
  formatDay,
  isDay,
  leavesOutLater,
  todayInKualaLumpur,
  UNDATED_AS_NOW,
  type Day,
} from '@siteledger/shared-lib/domain';
import { useSearchParams } from '@siteledger/shared-lib/router';
import { useListState, type Filters, type ListDefaults, type ListState } from '@siteledger/shared-lib/table';
import { DayPicker, Tag } from '@siteledger/shared-lib/ui';

/**
 * The day of a screen's figures, kept in the address as `as_of`; undefined for today. `set` keeps the rest of the
 * address except the page number. docs/domain/figures.md#as-of-a-day
 */
export function useAsOf() {
  const [params, setParams] = useSearchParams();
  const given = params.get('as_of');
  const day = isDay(given) && given !== todayInKualaLumpur() ? given : undefined;
  const set = (chosen: Day | null) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      if (chosen && chosen !== todayInKualaLumpur()) next.set('as_of', chosen);
      else next.delete('as_of');
      return next;
    });
  return { day, set };
}

/** List state of a screen with a day in its address; an invalid day is ignored. figures.md#as-of-a-day */
export function useDatedList<F extends Filters & { as_of: string }>(defaults: ListDefaults<F>): ListState<F> {
  const list = useListState(defaults);
  const { as_of, ...filters } = list.query.filters ?? {};
  return isDay(as_of) ? list : { ...list, query: { ...list.query, filters } };
}

/** Day picker for the figures; clearing it means today. */
export function AsOfFilter() {
  const { day, set } = useAsOf();
  return <DayPicker aria-label="As of" placeholder="As of today" value={day ?? null} onChange={set} />;
}

// Warning colours; the text may take two lines.
const LOOK = {
  color: 'var(--sl-warning)',
  background: 'var(--sl-warning-soft)',
  fontWeight: 600,
  whiteSpace: 'normal',
} as const;

/**
 * Mark beside the title when figures are not as of today. It names the values that the day does not change and leads
 * back to today.
 */
export function AsOfMark() {
  const { day, set } = useAsOf();
  if (!day) return null;
  return (
    <Tag style={LOOK} closeLabel="As of today" onClose={() => set(null)}>
      Figures as of {formatDay(day)}
      {leavesOutLater(day) && <span>. {UNDATED_AS_NOW}</span>}
    </Tag>
  );
}
