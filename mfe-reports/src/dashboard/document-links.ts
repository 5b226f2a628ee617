import { AGEING_BUCKETS, firstDayOf, lastDayOf, type AgeingBucket, type Day } from '@siteledger/shared-lib/domain';
import { usePermissions } from '@siteledger/shared-lib/permission';
import { REPORT_PATHS } from '../report-address';
import { useDashboardFilters } from './dashboard-filters';

type Names = Record<string, string | readonly string[]>;

/** A path with these query parameters; empty ones are omitted. */
export function address(path: string, names: Names) {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(names))
    for (const one of [value].flat()) if (one) params.append(name, one);
  return params.size > 0 ? `${path}?${params}` : path;
}

/**
 * Links from an overview's figures to their documents, with the overview's filters. Reports require the permission to
 * see clients; for other users a figure has no link.
 */
export function useDocumentLinks() {
  const { can } = usePermissions();
  const { filters } = useDashboardFilters();
  const { project, client, as_of } = filters;
  const seesReports = can('client.*');
  const report = (kind: keyof typeof REPORT_PATHS, names: Names) =>
    seesReports ? address(REPORT_PATHS[kind], { project, client, ...names }) : undefined;

  // Documents open on a past day are selected by age, as the status is today's.
  const openUntil = (due_to: Day): Names =>
    as_of ? { ageing: AGEING_BUCKETS, due_to, as_of } : { status: 'pending', due_to };

  return {
    seesReports,
    projects: (of = client) => address('/projects/list', { under_way: '1', client: of, as_of }),
    invoices: report('invoices', { as_of }),
    /** Receipts or payments of some months, up to the as-of day. */
    cash: (cashflow: 'IN' | 'OUT' | '', month_from: string, month_to: string) =>
      report('payments', { cashflow, from: firstDayOf(month_from), to: earlier(lastDayOf(month_to), as_of) }),
    /** Open invoices and bills due up to a day. */
    receivable: (due_to: Day) => report('invoices', openUntil(due_to)),
    payable: (due_to: Day) => report('expenses', openUntil(due_to)),
    /** Invoices of one age, all open ones, or all overdue ones. */
    ageing: (ageing: AgeingBucket) => report('invoices', { ageing, as_of }),
    open: report('invoices', as_of ? { ageing: AGEING_BUCKETS, as_of } : { status: 'pending' }),
    overdue: (names: Names = {}) => report('invoices', { overdue: '1', as_of, ...names }),
    paid: (to: Day) => report('payments', { to }),
    orders: (names: Names) => report('purchase_orders', names),
    bills: (names: Names) => report('expenses', names),
  };
}

const earlier = (day: Day, as_of: Day) => (as_of && as_of < day ? as_of : day);
