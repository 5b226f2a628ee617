import { callsOf } from '../../http/routes/calls';
import { type App } from '../../http/request/fastify-types';
import { AS_OF, filterParameters, listParameters } from '../../http/openapi/openapi-parameters';
import { all, bare, one } from '../../http/openapi/openapi-replies';
import { CASHFLOW_FILTERS, readCashflow } from './cashflow';
import { OVERDUE_LIST, readOverdueInvoices } from './overdue-invoices';
import { PERFORMANCE_LIST, readClientContracts, readPerformance } from './performance';
import { readSummary, SUMMARY_FILTERS } from './summary';

export function dashboardRoutes(app: App) {
  const { get } = callsOf(app, 'project.view');

  /**
   * Summary of the caller's projects, of one project or of a client's; as of a day. `failed` lists parts that could not
   * be read. RM. docs/domain/dashboards-and-reports.md#summary
   */
  get(
    '/dashboards/summary',
    {
      summary: 'Read what the dashboard shows first',
      parameters: { ...SUMMARY_FILTERS, ...AS_OF },
      reply: one('DashboardSummary'),
    },
    readSummary,
  );

  /**
   * Projects in progress with their performance, and `portfolio`, the line of all together; as of a day. RM and
   * percent. docs/domain/projects.md#states, docs/domain/dashboards-and-reports.md#performance-overview
   */
  get(
    '/dashboards/performance',
    {
      config: { isKept: true },
      summary: 'Read the performance dashboard',
      parameters: listParameters(PERFORMANCE_LIST, AS_OF),
      reply: bare('PerformanceReply'),
    },
    readPerformance,
  );

  /**
   * Contract sums of the projects in progress by client, largest first, with the filters of that list. RM.
   * docs/domain/dashboards-and-reports.md#performance-overview
   */
  get(
    '/dashboards/performance/clients',
    {
      config: { isKept: true },
      summary: 'Read the contract sums of the performance dashboard by client',
      parameters: { ...filterParameters(PERFORMANCE_LIST), ...AS_OF },
      reply: all('ClientContracts'),
    },
    readClientContracts,
  );

  /**
   * Cash of the last 12 months, or of `month_from` to `month_to`, and expected in 30, 60 and 90 days; of all projects,
   * one, or a client's; as of a day. RM. docs/domain/dashboards-and-reports.md#cashflow-overview
   */
  get(
    '/dashboards/cashflow',
    {
      config: { isKept: true },
      summary: 'Read the cashflow dashboard',
      parameters: { ...CASHFLOW_FILTERS, ...AS_OF },
      reply: one('CashflowOverview'),
    },
    readCashflow,
  );

  /**
   * Overdue invoices, oldest first, and `ageing`, all open invoices by days overdue; as of a day. RM.
   * docs/domain/dashboards-and-reports.md#ageing
   */
  get(
    '/dashboards/overdue-invoices',
    {
      permission: 'project.invoice',
      config: { isKept: true },
      summary: 'Read the dashboard of overdue invoices',
      parameters: listParameters(OVERDUE_LIST, AS_OF),
      reply: bare('OverdueReply'),
    },
    readOverdueInvoices,
  );
}
