import { useAppDispatch } from '@siteledger/shared-lib/api';
import { EXPORT_PAGE_SIZE } from '@siteledger/shared-lib/domain';
import { AccountingExportButton, type AccountingExport } from '@siteledger/shared-lib/records';
import { type ListState } from '@siteledger/shared-lib/table';
import { reportsApi } from './api';
import type { DocumentsReportFilter } from './documents-report-filters';

type Props = { kind: AccountingExport['kind']; list: ListState<DocumentsReportFilter> };

const { reportsInvoiceGroups, reportsExpenseGroups } = reportsApi.endpoints;

/**
 * Accounting export of the filtered project, or of each project of the filtered client, else of every project. The
 * dialog starts with the report's days. An export includes all documents of its days, whatever their status.
 * docs/domain/accounting-export.md#the-call
 */
export function ReportExport({ kind, list: { filters } }: Props) {
  const dispatch = useAppDispatch();
  const { project, client, invoice_from, invoice_to } = filters;

  const projectsOf: AccountingExport['projectsOf'] = async ({ from, to }) => {
    const days = { invoice_from: from ?? '', invoice_to: to ?? '' };
    const page = { page: 1, per_page: EXPORT_PAGE_SIZE, sort: 'name', order: 'asc' as const };
    const query = { ...page, group_by: 'project' as const, filters: { project, client, ...days } };
    const options = { subscribe: false, forceRefetch: true };
    const { data } =
      kind === 'invoices'
        ? await dispatch(reportsInvoiceGroups.initiate(query, options)).unwrap()
        : await dispatch(reportsExpenseGroups.initiate(query, options)).unwrap();
    return data;
  };

  return (
    <AccountingExportButton
      kind={kind}
      title={`Export ${kind} to accounting`}
      about={`A file for the accounting software ${project ? 'of the project' : 'per project'}, all ${kind} in this period (other filters ignored).`}
      projectsOf={projectsOf}
      days={{ from: invoice_from || null, to: invoice_to || null }}
    />
  );
}
