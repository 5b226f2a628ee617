import { firstListCall } from '@siteledger/shared-lib/domain';

/** The list of clients with nothing chosen in its address. */
export const defaults = { sort: 'name', order: 'asc', filters: { deleted: '' } } as const;

/** The call for its first page. */
export const firstCall = firstListCall('/clients', defaults);
