import {
  addMonths,
  CASH_MONTHS,
  isDay,
  isMonth,
  monthOf,
  todayInKualaLumpur,
  type Day,
} from '@siteledger/shared-lib/domain';
import { useSearchParams } from '@siteledger/shared-lib/router';

/** Choices of the months of cash; '' is the last 12, `months` uses month_from and month_to. */
export const PERIODS = ['', 'this-year', 'last-year', 'months'] as const;

export type Period = (typeof PERIODS)[number];

/** Filters of every overview, from its address; '' means any, or today for `as_of`. */
export type DashboardFilter = {
  project: string;
  client: string;
  as_of: Day;
  period: Period;
  month_from: string;
  month_to: string;
};

/** Parameters that stay in the address when the user changes the overview. */
export const FILTER_NAMES = ['project', 'client', 'as_of', 'period', 'month_from', 'month_to'] as const;

/** Default filters of the dashboard's lists. */
export const noFilters = { project: '', client: '', as_of: '' };

/** Reads the overviews' filters from an address. */
export function readDashboardFilter(params: URLSearchParams): DashboardFilter {
  const text = (name: string) => params.get(name) ?? '';
  return {
    project: text('project'),
    client: text('client'),
    as_of: isDay(text('as_of')) ? text('as_of') : '',
    period: PERIODS.find((period) => period === text('period')) ?? '',
    month_from: text('month_from'),
    month_to: text('month_to'),
  };
}

/** First and last month of a filter's period, relative to the as-of day. */
export function monthsOf({ as_of, period, month_from, month_to }: DashboardFilter) {
  const last = monthOf(as_of || todayInKualaLumpur());
  const year = last.slice(0, 4);
  const usual = { month_from: addMonths(last, 1 - CASH_MONTHS.usual), month_to: last };
  switch (period) {
    case 'this-year':
      return { month_from: `${year}-01`, month_to: last };
    case 'last-year':
      return { month_from: `${Number(year) - 1}-01`, month_to: `${Number(year) - 1}-12` };
    case 'months':
      return isMonth(month_from) && isMonth(month_to) ? { month_from, month_to } : usual;
    default:
      return usual;
  }
}

/** The overviews' filters, kept in the address; a change resets a list to its first page. */
export function useDashboardFilters() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<DashboardFilter>) =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete('page');
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    });
  const filters = readDashboardFilter(params);
  const { project, client, as_of } = filters;
  return {
    filters,
    /** Whether a filter other than the months is set. */
    isNarrowed: Boolean(project || client || as_of),
    change,
    showAll: () => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, '']))),
  };
}
