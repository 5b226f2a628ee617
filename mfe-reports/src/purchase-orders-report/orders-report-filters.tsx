import { PURCHASE_ORDER_STATUSES } from '@siteledger/shared-lib/domain';
import { ClientFilter, ContractorFilter, ProjectFilter } from '@siteledger/shared-lib/records';
import { FilterChips, type ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter, statusText } from '@siteledger/shared-lib/ui';

/** Filters of the purchase order report; empty means any. The names are those of `REPORT_PATHS`. */
export type OrdersReportFilter = {
  status: readonly string[];
  project: string;
  client: string;
  contractor: string;
  issued_from: string;
  issued_to: string;
};

export const noFilters: OrdersReportFilter = {
  status: [],
  project: '',
  client: '',
  contractor: '',
  issued_from: '',
  issued_to: '',
};

const statuses = PURCHASE_ORDER_STATUSES.map((value) => ({ value, label: statusText(value) }));

/** Filters of the report by project, party, status and issue date. */
export function OrdersReportFilters({ list }: { list: ListState<OrdersReportFilter> }) {
  const { filters, setFilter } = list;
  return (
    <>
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      {filters.client && <ClientFilter uuid={filters.client} onChange={(client) => setFilter('client', client)} />}
      <ContractorFilter uuid={filters.contractor} onChange={(contractor) => setFilter('contractor', contractor)} />
      <FilterChips
        label="Status"
        options={statuses}
        chosen={filters.status}
        onChange={(chosen) => setFilter('status', chosen)}
      />
      <DayRangeFilter label="Issued" {...list.days('issued_from', 'issued_to')} />
    </>
  );
}
