import { addEndpoints } from '@siteledger/shared-lib/api';
import type { CashflowProjection } from '@siteledger/shared-lib/domain';

/** Endpoint of a project's projected cash. docs/domain/figures.md#the-projection-by-week-and-document */
export const cashflowApi = addEndpoints((build) => ({
  /**
   * Cash over 30, 60 or 90 days from today, by week and by open document, in RM.
   * docs/domain/figures.md#the-projection-by-week-and-document
   */
  projectCashflow: build.one<CashflowProjection, { project: string; days: number }>({
    query: ({ project, days }) => ({ url: `/projects/${project}/cashflow-projection`, params: { days } }),
    providesTags: ['ProjectFigures'],
  }),
}));

export const { useProjectCashflowQuery } = cashflowApi;
