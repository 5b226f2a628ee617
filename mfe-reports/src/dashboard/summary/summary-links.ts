import { useDashboardFilters } from '../dashboard-filters';
import { address, useDocumentLinks } from '../document-links';

const COLUMNS = {
  behind: 'name,code,client_name,work_done_percent,duration_la,progress_diff',
  over_budget: 'name,code,client_name,revised_budget,eac,projected_margin',
  retention: 'name,code,client_name,status,end_date,total_invoiced,retention_held',
};

/**
 * Links from the summary's figures to the rows they add up, with the dashboard's filters. Without access to the
 * reports, they lead to another screen with these rows, if there is one. docs/domain/dashboards-and-reports.md#summary
 */
export function useSummaryLinks() {
  const { project, client, as_of } = useDashboardFilters().filters;
  const links = useDocumentLinks();
  // The screens of pending documents show today's state and have no filter for clients.
  const isOfToday = !as_of && !client;

  const projects = (names: Record<string, string>) => {
    if (project) return `/projects/${project}`;
    const params = new URLSearchParams(names);
    if (client) params.set('client', client);
    if (as_of) params.set('as_of', as_of);
    return `/projects/list?${params}`;
  };
  const inProject = (tab: string, names: Record<string, string>) =>
    project ? address(`/projects/${project}/${tab}`, names) : undefined;
  const openToday = (path: string, names: Record<string, string>) => (isOfToday ? address(path, { project, ...names }) : undefined);

  return {
    overdue: (of?: string) =>
      links.overdue(of === undefined ? {} : { client: of }) ??
      address('/overdue-invoices', { project, client: of ?? client, as_of }),
    paid: links.paid,
    receivable: (due_to: string) => links.receivable(due_to) ?? openToday('/pending-invoices/list', { due_to }),
    payable: (due_to: string) => links.payable(due_to) ?? openToday('/bulk-payment/pending-expenses', { due_to }),
    inProgress: projects({ under_way: '1' }),
    overBudget: projects({ under_way: '1', over_budget: '1', columns: COLUMNS.over_budget, sort: 'projected_margin', order: 'asc' }),
    behind: projects({ under_way: '1', behind: '1', columns: COLUMNS.behind, sort: 'progress_diff', order: 'asc' }),
    retention: projects({ status: '', columns: COLUMNS.retention, sort: 'retention_held' }),
    retentionOfCompleted: projects({ status: 'Completed', columns: COLUMNS.retention, sort: 'retention_held' }),
    toStart: projects({ status: 'New', under_way: '1' }),
    variations:
      inProject('variation-orders', { status: 'submitted' }) ??
      address('/projects/variation-orders', { status: 'submitted', client }),
    orders: inProject('purchase-orders', { status: 'draft' }) ?? links.orders({ status: 'draft' }),
    bills: openToday('/bulk-payment/pending-expenses', { overdue: '1' }) ?? links.bills({ overdue: '1' }),
  };
} // prettier-ignore
