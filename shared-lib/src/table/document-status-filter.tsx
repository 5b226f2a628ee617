import { DOCUMENT_STATUSES } from '@siteledger/shared-lib/domain';
import { statusText } from '@siteledger/shared-lib/ui';
import { FilterChips } from './filter-chips';
import type { FilterValue } from './list-url';

// The filter "pending" finds part-paid ones too. Decision §4.
const statuses = DOCUMENT_STATUSES.map((value) => ({ value, label: value === 'pending' ? 'Open' : statusText(value) }));

type Props = { chosen: FilterValue; onChange: (chosen: string[]) => void };

/** Shows invoices or expenses of some states only. Decision §4. */
export const DocumentStatusFilter = ({ chosen, onChange }: Props) => (
  <FilterChips label="Status" options={statuses} chosen={chosen} onChange={onChange} />
);
