import { addEndpoints } from '@siteledger/shared-lib/api';
import type { ProjectOverview } from '@siteledger/shared-lib/domain';

/** What a project's page shows besides its figures. */
export const overviewApi = addEndpoints((build) => ({
  /**
   * What is open, what waits and what was recorded last in a project, as of today; amounts in RM, null for what this user
   * may not see. docs/domain/projects.md#overview
   */
  projectOverview: build.one<ProjectOverview, string>({
    query: (uuid) => `/projects/${uuid}/overview`,
    providesTags: (_overview, _error, uuid) => [
      { type: 'Project', id: uuid },
      { type: 'VariationOrder', id: 'LIST' },
      ...(['ProjectFigures', 'Invoice', 'Expense', 'Payment', 'PurchaseOrder'] as const),
    ],
  }),
}));

export const { useProjectOverviewQuery } = overviewApi;
