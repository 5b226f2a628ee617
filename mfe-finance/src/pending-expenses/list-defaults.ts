import { firstListCall } from '@siteledger/shared-lib/domain';

/** Filters of pending expenses; '' means any. */
export const noFilters = { overdue: '', project: '', contractor: '', due_from: '', due_to: '' };

/** The list of pending expenses with nothing chosen in its address. */
export const defaults = { sort: 'due_date', order: 'asc', filters: noFilters } as const;

/** Sent with every call of it: open bills only, and for a payer the facts to check before paying. */
export const OPEN_AND_CHECKED = { status: 'pending', guards: 1 };

/** The call for its first page. */
export const firstCall = firstListCall('/expenses', defaults, OPEN_AND_CHECKED);
