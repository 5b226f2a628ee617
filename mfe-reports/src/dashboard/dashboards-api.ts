import { addEndpoints, listQueryParams } from '@siteledger/shared-lib/api';
import type {
  CashflowOverview,
  ClientContracts,
  DashboardSummary,
  InvoiceGroup,
  ListQuery,
  ListReply,
  OverdueReply,
  PerformanceReply,
} from '@siteledger/shared-lib/domain';

const FIGURES_OF = ['ProjectFigures', 'Project', 'Invoice', 'Expense', 'Payment'] as const;

const known = (figures: object) =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== null)) as Record<string, string>;

/** Filters of figures; '' means any, or today for `as_of`. */
type Filter = { project: string; client: string; as_of: string };

const given = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).filter(([, value]) => value !== ''));

/** Endpoints of the dashboard. */
export const dashboardsApi = addEndpoints((build) => ({
  /** Summary of the business. RM. docs/domain/dashboards-and-reports.md#summary */
  dashboardsSummary: build.one<DashboardSummary, Filter>({
    query: (filter) => ({ url: '/dashboards/summary', params: given(filter) }),
    providesTags: [...FIGURES_OF, 'PurchaseOrder', 'VariationOrder'],
  }),
  /**
   * Performance of projects in progress; the portfolio is shown as the list's totals. RM and percent.
   * docs/domain/dashboards-and-reports.md#performance-overview
   */
  dashboardsPerformance: build.query<PerformanceReply, ListQuery>({
    query: (query) => ({ url: '/dashboards/performance', params: listQueryParams(query) }),
    transformResponse: (reply: PerformanceReply) => ({ ...reply, totals: known(reply.portfolio) }),
    providesTags: FIGURES_OF,
  }),
  /**
   * Contract sums of projects in progress by client, largest first. RM. dashboards-and-reports.md#performance-overview
   */
  dashboardsContracts: build.one<ClientContracts[], Filter>({
    query: (filter) => ({ url: '/dashboards/performance/clients', params: given(filter) }),
    providesTags: FIGURES_OF,
  }),
  /** Cash by month, and expected cash; months are YYYY-MM. RM. dashboards-and-reports.md#cashflow-overview */
  dashboardsCashflow: build.one<CashflowOverview, Filter & { month_from: string; month_to: string }>({
    query: (filter) => ({ url: '/dashboards/cashflow', params: given(filter) }),
    providesTags: FIGURES_OF,
  }),
  /** Overdue invoices, and all open ones by ageing bucket. RM. docs/domain/dashboards-and-reports.md#ageing */
  dashboardsOverdueInvoices: build.query<OverdueReply, ListQuery>({
    query: (query) => ({ url: '/dashboards/overdue-invoices', params: listQueryParams(query) }),
    providesTags: FIGURES_OF,
  }),
  /** Clients with overdue balances, largest first. RM. dashboards-and-reports.md#overdue-invoices */
  dashboardsLateClients: build.query<ListReply<InvoiceGroup>, Filter>({
    query: (filter) => ({
      url: '/invoices/groups',
      params: { group_by: 'party', overdue: 1, per_page: 15, sort: 'balance', order: 'desc', ...given(filter) },
    }),
    providesTags: FIGURES_OF,
  }),
}));
