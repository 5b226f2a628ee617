import type {
  CashMovement,
  ClientContracts,
  DashboardSummary,
  InvoiceGroup,
  ProjectPerformance,
} from '@siteledger/shared-lib/domain';
import { answers, listOf } from '../fake-network';
import { buildInvoice } from './documents';
import { buildReference } from './sequence';

/** The worked example as of 1 July 2026. docs/domain/figures.md#the-worked-example */
export const P1_FIGURES = {
  contract_sum_and_vo: '1060000.00',
  total_invoiced_percent: '52.25',
  work_done_percent: '55.00',
  duration_la: '49.73',
  progress_diff: '5.27',
  profit_margin: '33.96',
  projected_margin: '18.87',
};

/** A project in progress with the figures of the worked example. */
export const buildPerformance = (given: Partial<ProjectPerformance> = {}): ProjectPerformance => ({
  id: 1,
  uuid: '5f0c3a52-6a6e-4a51-9c38-2f4f5a0a0001',
  code: 'P-0001',
  name: 'Pejabat Shah Alam',
  client: buildReference('Jabatan Kerja Raya'),
  client_name: 'Jabatan Kerja Raya',
  ...P1_FIGURES,
  ...given,
});

const AS_OF = '2026-07-01';

/** The summary of the worked example, with the overdue client. */
export const buildSummary = (given: Partial<DashboardSummary> = {}): DashboardSummary => ({
  as_of: AS_OF,
  failed: [],
  overdue: {
    amount: '100000.00',
    count: 1,
    since: '2026-06-30',
    largest: { client: { uuid: 'c-1', name: 'Jabatan Kerja Raya' }, amount: '100000.00', since: '2026-06-30' },
  },
  cash: {
    now: '196400.00',
    due: [
      { days: 7, until: '2026-07-08', in: '100000.00', out: '0.00' },
      { days: 30, until: '2026-07-31', in: '233931.00', out: '50000.00' },
    ],
    lowest: { day: '2026-07-15', in: '100000.00', out: '50000.00', balance: '246400.00' },
  },
  projects: { in_progress: 1, over_budget: 0, most_over: null, behind: 0, furthest_behind: null },
  retention: { held: '29150.00', completed: '0.00' },
  waiting: { variations: 1, orders: 2, to_start: 0, bills: { count: 0, amount: '0.00' } },
  ...given,
});

/** Mocks the summary, which the dashboard requests first; returns the received calls. */
export const answersSummary = (given: Partial<DashboardSummary> = {}) =>
  answers('GET /dashboards/summary', { data: buildSummary(given) });

/** Mocks a server with these projects in progress; returns the received calls. */
export const answersPerformance = (
  projects = [buildPerformance()],
  clients: ClientContracts[] = [],
  portfolio: Partial<ProjectPerformance> = P1_FIGURES,
) => ({
  summary: answersSummary(),
  performance: answers('GET /dashboards/performance', { ...listOf(projects), as_of: AS_OF, portfolio }),
  contracts: answers('GET /dashboards/performance/clients', { data: clients }),
});

const cash = (given: Partial<CashMovement> = {}): CashMovement => ({ in: '0.00', out: '0.00', nett: '0.00', ...given });

const MONTHS = [
  { month: '2026-05', ...cash({ in: '201400.00', out: '125000.00', nett: '76400.00' }) },
  { month: '2026-06', ...cash({ in: '100000.00', nett: '100000.00' }) },
];

const PROJECTION = [
  { days: 30, ...cash({ in: '233931.00', out: '50000.00', nett: '183931.00' }) },
  { days: 90, ...cash({ in: '233931.00', out: '209000.00', nett: '24931.00' }) },
];

/** Mocks the cash of the worked example. */
export const answersCashflow = () => ({
  summary: answersSummary(),
  cashflow: answers('GET /dashboards/cashflow', { data: { as_of: AS_OF, months: MONTHS, projection: PROJECTION } }),
});

const EMPTY = ['31-60', '61-90', 'over_90'].map((bucket) => ({ bucket, count: 0, amount: '0.00' }));

/** Mocks the overdue invoice of the worked example, and its client. */
export const answersOverdue = (late: Partial<InvoiceGroup>[] = []) => ({
  summary: answersSummary(),
  overdue: answers('GET /dashboards/overdue-invoices', {
    ...listOf([buildInvoice({ ref_no: 'CERT-2', overdue: 1, balance: '100000.00' })], {
      totals: { balance: '100000.00' },
    }),
    as_of: AS_OF,
    ageing: [
      { bucket: 'not_due', count: 1, amount: '133931.00' },
      { bucket: '1-30', count: 1, amount: '100000.00' },
      ...EMPTY,
    ],
  }),
  late: answers('GET /invoices/groups', listOf(late)),
});
