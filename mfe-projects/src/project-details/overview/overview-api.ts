import { addEndpoints } from '@siteledger/shared-lib/api';
import type { ProjectOverview } from '@siteledger/shared-lib/domain';

/** Endpoint of a project's overview. */
export const overviewApi = addEndpoints((build) => ({
  /**
   * Open documents, pending tasks and latest activity of a project, as of today; amounts in RM, null for parts the user
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
