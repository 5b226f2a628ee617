import { CreatedInProjects, ProjectFilter } from '@siteledger/shared-lib/records';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState, type ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter, PageHeader } from '@siteledger/shared-lib/ui';
import { AgeingStrip } from './ageing-strip';
import { InvoiceActions } from './invoice-actions';
import { pendingInvoiceColumns } from './invoice-columns';
import { defaults, type PendingInvoicesFilter } from './list-defaults';
import { pendingInvoicesApi } from './pending-invoices-api';

/**
 * Invoices that clients have yet to pay, longest due first; child routes such as a payment or write-off open over it.
 */
export function PendingInvoicesPage() {
  const list = useListState<PendingInvoicesFilter>(defaults);
  return (
    <>
      <PageHeader title="Pending invoices" />
      <AgeingStrip
        query={list.query}
        chosen={list.filters.ageing}
        onChange={(buckets) => list.setFilter('ageing', buckets)}
      />
      <DataTable
        name="Pending invoices"
        list={list}
        endpoint={pendingInvoicesApi.endpoints.pendingInvoicesList}
        columns={pendingInvoiceColumns}
        filters={<PendingInvoicesFilters list={list} />}
        rowActions={(invoice) => <InvoiceActions invoice={invoice} />}
        rowActionsWidth={124}
        nextStep={<CreatedInProjects>No open invoices. They are created in their projects.</CreatedInProjects>}
        exportName="pending-invoices.xlsx"
      />
      <Outlet />
    </>
  );
}

function PendingInvoicesFilters({ list }: { list: ListState<PendingInvoicesFilter> }) {
  const { filters, setFilter } = list;
  return (
    <>
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      <DayRangeFilter label="Due" {...list.days('due_from', 'due_to')} />
    </>
  );
}
