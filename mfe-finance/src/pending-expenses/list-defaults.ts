import { firstListCall } from '@siteledger/shared-lib/domain';

/** Filters of pending expenses; '' means any. */
export const noFilters = { overdue: '', project: '', contractor: '', due_from: '', due_to: '' };

/** The list of pending expenses with nothing chosen in its address. */
export const defaults = { sort: 'due_date', order: 'asc', filters: noFilters } as const;

/** The call for its first page. */
export const firstCall = firstListCall('/expenses', defaults, { status: 'pending', guards: 1 });
