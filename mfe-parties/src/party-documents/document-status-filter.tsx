import type { DocumentStatus } from '@siteledger/shared-lib/domain';
import { FilterChips } from '@siteledger/shared-lib/table';
import { statusText } from '@siteledger/shared-lib/ui';

type Props = { chosen: readonly string[]; onChange: (statuses: string[]) => void };

// Pending includes partly paid ones. docs/domain/states-and-deletions.md#invoices-and-expenses
const statuses: readonly { value: DocumentStatus; label: string }[] = [
  { value: 'pending', label: 'Open' },
  { value: 'paid', label: statusText('paid') },
  { value: 'writeOff', label: statusText('writeOff') },
];

const noStatus: readonly string[] = [];

/** Default list of invoices and bills: all, latest first. */
export const latestDocuments = { sort: 'invoice_date', filters: { status: noStatus } };

/** Filter of invoices or bills by status: open, paid, written off; none chosen means all. */
export const DocumentStatusFilter = ({ chosen, onChange }: Props) => (
  <FilterChips label="Status" options={statuses} chosen={chosen} onChange={onChange} />
);
