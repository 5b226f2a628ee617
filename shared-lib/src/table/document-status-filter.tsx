import { DOCUMENT_STATUSES } from '@siteledger/shared-lib/domain';
import { statusText } from '@siteledger/shared-lib/ui';
import { FilterChips } from './filter-chips';
import type { FilterValue } from './list-url';

/** What a filter by a status is called: "pending" finds part-paid documents too. states-and-deletions.md#invoices-and-expenses */
export const statusFilterText = (status: string) => (status === 'pending' ? 'Open' : statusText(status));

const statuses = DOCUMENT_STATUSES.map((value) => ({ value, label: statusFilterText(value) }));

type Props = { chosen: FilterValue; onChange: (chosen: string[]) => void };

/** Shows invoices or expenses of some states only. docs/domain/states-and-deletions.md#invoices-and-expenses */
export const DocumentStatusFilter = ({ chosen, onChange }: Props) => (
  <FilterChips label="Status" options={statuses} chosen={chosen} onChange={onChange} />
);
