import { DOCUMENT_STATUSES } from '@siteledger/shared-lib/domain';
import { FilterChips, type FilterValue } from '@siteledger/shared-lib/table';
import { statusFilterText } from '@siteledger/shared-lib/ui';

const statuses = DOCUMENT_STATUSES.map((value) => ({ value, label: statusFilterText(value) }));

type Props = { chosen: FilterValue; onChange: (chosen: string[]) => void };

/** Filter of invoices or expenses by status. docs/domain/states-and-deletions.md#invoices-and-expenses */
export const DocumentStatusFilter = ({ chosen, onChange }: Props) => (
  <FilterChips label="Status" options={statuses} chosen={chosen} onChange={onChange} />
);
