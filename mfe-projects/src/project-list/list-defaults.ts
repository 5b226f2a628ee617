import { DEFAULT_PROJECT_FILTER, firstListCall } from '@siteledger/shared-lib/domain';

/** The list of projects with nothing chosen in its address. */
export const defaults = {
  sort: 'created_at',
  filters: { status: DEFAULT_PROJECT_FILTER, under_way: '', over_budget: '', behind: '', client: '', as_of: '' },
};

/** The call for its first page. */
export const firstCall = firstListCall('/projects', defaults, { totals: 1 });
