import { api, listQueryParams } from '@siteledger/shared-lib/api';
import type { CashflowOverview, ListQuery, OverdueReply, PerformanceReply } from '@siteledger/shared-lib/domain';

const FIGURES_OF = ['ProjectFigures', 'Project', 'Invoice', 'Expense', 'Payment'] as const;

const known = (figures: object) =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null)) as Record<string, string>;

/** The dashboard's reads in the one API slice. */
export const dashboardsApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /** On Going projects with how they do; the portfolio stands under the list as its totals. RM and percent. Decision §2. */
    dashboardsPerformance: build.query<PerformanceReply, ListQuery>({
      query: (query) => ({ url: '/dashboards/performance', params: listQueryParams(query) }),
      transformResponse: (reply: PerformanceReply) => ({ ...reply, totals: known(reply.portfolio) }),
      providesTags: FIGURES_OF,
    }),
    /** Cash by month, and what is expected. RM. Decision §2. */
    dashboardsCashflow: build.query<CashflowOverview, void>({
      query: () => ({ url: '/dashboards/cashflow' }),
      transformResponse: ({ data }: { data: CashflowOverview }) => data,
      providesTags: FIGURES_OF,
    }),
    /** Overdue invoices, and all open ones by ageing bucket. RM. Decision §2. */
    dashboardsOverdueInvoices: build.query<OverdueReply, ListQuery>({
      query: (query) => ({ url: '/dashboards/overdue-invoices', params: listQueryParams(query) }),
      providesTags: FIGURES_OF,
    }),
  }),
});
