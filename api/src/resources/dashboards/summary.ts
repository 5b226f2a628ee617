import {
  addDays,
  addMoney,
  type CashSummary,
  compareMoney,
  type DashboardSummary,
  type Day,
  isGranted,
  type Money,
  type OverdueSummary,
  type Permission,
  subtractMoney,
  SUMMARY_HORIZONS,
  SUMMARY_PARTS,
  type SummaryPart,
  type SummaryParts,
  type WaitingSummary,
} from '@siteledger/shared-lib/domain';
import { type FastifyRequest } from 'fastify';
import { cachedUntilWrite } from '../../db/cached-until-write';
import { isPast, type Viewpoint } from '../../figures/viewpoint';
import { viewpointOf } from '../../http/routes/as-of';
import { type Context } from '../../http/request/context';
import { requireFilters } from '../../http/routes/list';
import { recordReference } from '../../lists';
import { EXPENSES } from '../expenses/list/expense-list.queries';
import { INVOICES } from '../invoices/list/invoice-list.queries';
import { PURCHASE_ORDERS } from '../purchase-orders/list/purchase-order-list.queries';
import { VARIATION_ORDERS } from '../variation-orders/list/variation-order-list.queries';
import { dueByDay, largestOverdue, standingOfProjects } from './summary.queries';

type Reference = string | number | undefined;

export const SUMMARY_FILTERS = { project: recordReference('project'), client: recordReference('client') };

type Filter = Viewpoint & { project?: Reference; client?: Reference };

type Reader<Part extends SummaryPart> = (context: Context, filter: Filter) => Promise<SummaryParts[Part] | null>;

const may = ({ user }: Context, permission: Permission) => isGranted(user.permissions, permission);

async function readOverdue(context: Context, filter: Filter): Promise<OverdueSummary | null> {
  if (!may(context, 'project.invoice')) return null;
  const { total, totals } = await INVOICES.totals(context, { ...filter, overdue: '1' });
  const late = await largestOverdue(context, filter);
  const largest = late ? { client: late.client, amount: late.amount, since: late.since } : null;
  return { amount: totals.balance as Money, count: total, since: late?.oldest ?? null, largest };
}

async function readCash(context: Context, filter: Filter): Promise<CashSummary | null> {
  if (!may(context, 'project.invoice') || !may(context, 'project.expense')) return null;
  const { cash } = await standingOfProjects(context, filter);
  const days = await dueByDay(context, filter, Math.max(...SUMMARY_HORIZONS));
  const dueUntil = (until: Day) => {
    const due = days.filter(({ day }) => day <= until);
    return { in: addMoney('0.00', ...due.map((one) => one.in)), out: addMoney('0.00', ...due.map(({ out }) => out)) };
  };
  const left = [filter.asOf, ...days.map(({ day }) => day)].map((day) => {
    const due = dueUntil(day);
    return { day, ...due, balance: subtractMoney(addMoney(cash, due.in), due.out) };
  });
  return {
    now: cash,
    due: SUMMARY_HORIZONS.map((horizon) => {
      const until = addDays(filter.asOf, horizon);
      return { days: horizon, until, ...dueUntil(until) };
    }),
    lowest: left.reduce((lowest, one) => (compareMoney(one.balance, lowest.balance) < 0 ? one : lowest)),
  };
}

async function readWaiting(context: Context, filter: Filter): Promise<WaitingSummary | null> {
  if (isPast(filter.asOf, filter)) return null;
  const count = async (permission: Permission, totals: () => Promise<{ total: number }>) =>
    may(context, permission) ? (await totals()).total : null;
  const bills = may(context, 'payment.manage')
    ? await EXPENSES.totals(context, { ...filter, overdue: '1' })
    : undefined;
  return {
    variations: await count('project.update', () =>
      VARIATION_ORDERS.totals(context, { ...filter, search: undefined, status: ['submitted'] }),
    ),
    orders: await count('project.po', () =>
      PURCHASE_ORDERS.totals(context, { ...filter, search: undefined, status: ['draft'] }),
    ),
    to_start: may(context, 'project.update') ? (await standingOfProjects(context, filter)).to_start : null,
    bills: bills ? { count: bills.total, amount: bills.totals.balance as Money } : null,
  };
}

const READERS: { [Part in SummaryPart]: Reader<Part> } = {
  overdue: readOverdue,
  cash: readCash,
  projects: async (context, filter) => {
    const { in_progress, over_budget, most_over, behind, furthest_behind } = await standingOfProjects(context, filter);
    return { in_progress, over_budget, most_over, behind, furthest_behind };
  },
  retention: async (context, filter) => {
    const { held, held_on_completed } = await standingOfProjects(context, filter);
    return { held, completed: held_on_completed };
  },
  waiting: readWaiting,
};

// A part depends on the caller's permissions and is cached until the next write.
const readPart = <Part extends SummaryPart>(part: Part, context: Context, filter: Filter) =>
  cachedUntilWrite<SummaryParts[Part] | null>(
    context,
    ['summary', part, context.scope, context.user.permissions, filter],
    () => READERS[part](context, filter),
  );

/**
 * Summarises the caller's projects, one client's, or one project: overdue invoices, expected cash, projects that need
 * attention, and what waits for the caller. A part that fails does not affect the others; the request fails only when
 * all do. docs/domain/dashboards-and-reports.md#summary
 */
export async function readSummary(request: FastifyRequest): Promise<DashboardSummary> {
  const { context } = request;
  const filter: Filter = { ...viewpointOf(request), ...requireFilters(request.query, SUMMARY_FILTERS) };

  const read: Partial<SummaryParts> = {};
  const failures: { part: SummaryPart; error: unknown }[] = [];
  // Read one after the other, because they share cached results.
  for (const part of SUMMARY_PARTS) {
    try {
      Object.assign(read, { [part]: await readPart(part, context, filter) });
    } catch (error) {
      failures.push({ part, error });
    }
  }
  if (failures.length === SUMMARY_PARTS.length) throw failures[0]?.error;
  for (const { part, error } of failures) request.log.error({ err: error, part }, 'a part of the summary failed');
  return { as_of: filter.asOf, ...NONE, ...read, failed: failures.map(({ part }) => part) };
}

const NONE = { overdue: null, cash: null, projects: null, retention: null, waiting: null };
