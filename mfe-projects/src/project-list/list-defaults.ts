import { DEFAULT_PROJECT_FILTER, firstListCall } from '@siteledger/shared-lib/domain';

/** The list of projects with nothing chosen in its address. */
export const defaults = {
  sort: 'created_at',
  filters: { status: DEFAULT_PROJECT_FILTER, under_way: '', over_budget: '', behind: '', client: '', as_of: '' },
};

/** Sent with every call of it: the totals of all projects found. */
export const WITH_TOTALS = { totals: 1 };

/** The call for its first page. */
export const firstCall = firstListCall('/projects', defaults, WITH_TOTALS);
