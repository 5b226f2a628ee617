import { api, one } from '@siteledger/shared-lib/api';
import type { CashflowProjection } from '@siteledger/shared-lib/domain';

/** The projected cash of a project in the one API slice. docs/domain/figures.md#the-projection-by-week-and-document */
export const cashflowApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /**
     * Cash over 30, 60 or 90 days from today, by week and by open document, in RM.
     * docs/domain/figures.md#the-projection-by-week-and-document
     */
    projectCashflow: build.query<CashflowProjection, { project: string; days: number }>({
      query: ({ project, days }) => ({ url: `/projects/${project}/cashflow-projection`, params: { days } }),
      transformResponse: one<CashflowProjection>,
      providesTags: ['ProjectFigures'],
    }),
  }),
});

export const { useProjectCashflowQuery } = cashflowApi;
