import { AGEING_BUCKETS, AGEING_LABELS } from '@siteledger/shared-lib/domain';
import { ClientFilter, ContractorFilter, DocumentStatusFilter, ProjectFilter } from '@siteledger/shared-lib/records';
import { FilterChips, type ListState } from '@siteledger/shared-lib/table';
import { DayRangeFilter, Select } from '@siteledger/shared-lib/ui';

/** Filters of a report of invoices or expenses; empty means any. The names are those of `REPORT_PATHS`. */
export type DocumentsReportFilter = {
  status: readonly string[];
  overdue: string;
  ageing: readonly string[];
  project: string;
  client: string;
  contractor: string;
  invoice_from: string;
  invoice_to: string;
  due_from: string;
  due_to: string;
};

export const noFilters: DocumentsReportFilter = {
  status: [],
  overdue: '',
  ageing: [],
  project: '',
  client: '',
  contractor: '',
  invoice_from: '',
  invoice_to: '',
  due_from: '',
  due_to: '',
};

const overdue = [{ value: '1', label: 'Overdue' }];

const buckets = AGEING_BUCKETS.map((value) => ({ value, label: AGEING_LABELS[value] }));

type Props = {
  list: ListState<DocumentsReportFilter>;
  party: 'client' | 'contractor';
};

/** Filters of a report by project, party, status, age, and range of issue or due dates. */
export function DocumentsReportFilters({ list, party }: Props) {
  const { filters, setFilter } = list;
  return (
    <>
      <ProjectFilter uuid={filters.project} onChange={(project) => setFilter('project', project)} />
      {/* A link may filter bills by client; then this filter shows it and can clear it. */}
      {(party === 'client' || filters.client) && (
        <ClientFilter uuid={filters.client} onChange={(client) => setFilter('client', client)} />
      )}
      {party === 'contractor' && (
        <ContractorFilter uuid={filters.contractor} onChange={(contractor) => setFilter('contractor', contractor)} />
      )}
      <DocumentStatusFilter chosen={filters.status} onChange={(chosen) => setFilter('status', chosen)} />
      <FilterChips
        label="Due"
        options={overdue}
        chosen={filters.overdue}
        onChange={([chosen = '']) => setFilter('overdue', chosen)}
      />
      <Select
        className="sl-list-filter"
        mode="multiple"
        aria-label="Ageing"
        placeholder="Any age"
        allowClear
        showSearch={false}
        maxTagCount="responsive"
        options={buckets}
        value={[...filters.ageing]}
        onChange={(chosen: string[]) => setFilter('ageing', chosen)}
      />
      <DayRangeFilter label="Issued" {...list.days('invoice_from', 'invoice_to')} />
      <DayRangeFilter label="Due" {...list.days('due_from', 'due_to')} />
    </>
  );
}
