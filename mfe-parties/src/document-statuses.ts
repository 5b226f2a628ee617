import type { DocumentStatus } from '@siteledger/shared-lib/domain';
import { statusText } from '@siteledger/shared-lib/ui';

/** Which invoices or bills a list shows; pending means part-paid ones, too. Decision §4. */
export const documentStatuses: readonly { value: DocumentStatus; label: string }[] = [
  { value: 'pending', label: 'Open' },
  { value: 'paid', label: statusText('paid') },
  { value: 'writeOff', label: statusText('writeOff') },
];
