import { CreatedInProjects } from '@siteledger/shared-lib/records';
import { Outlet } from '@siteledger/shared-lib/router';
import { DataTable, useListState } from '@siteledger/shared-lib/table';
import { PageHeader } from '@siteledger/shared-lib/ui';
import { AgeingStrip } from './ageing-strip';
import { InvoiceActions } from './invoice-actions';
import { pendingInvoiceColumns } from './invoice-columns';
import { pendingInvoicesApi } from './pending-invoices-api';
import { noFilters, PendingInvoicesFilters, type PendingInvoicesFilter } from './pending-invoices-filters';

const defaults = { sort: 'due_date', order: 'asc', filters: noFilters } as const;

/** What clients still have to pay, the longest due first; a route inside, such as a payment or a write-off, opens over it. */
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
