import { firstListCall } from '@siteledger/shared-lib/domain';
import { noUserFilters } from '../no-user-filters';

/** The list of users with nothing chosen in its address. */
export const defaults = { sort: 'name', order: 'asc', filters: noUserFilters } as const;

/** The call for its first page. */
export const firstCall = firstListCall('/users', defaults);
