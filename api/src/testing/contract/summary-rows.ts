import {
  addDays,
  addMoney,
  AGEING_BUCKETS,
  type CashflowOverview,
  type CashSummary,
  compareMoney,
  type DashboardSummary,
  type Day,
  firstDayOf,
  lastDayOf,
  type OverdueSummary,
  type ProjectOverview,
  type ProjectsSummary,
  type RetentionSummary,
  subtractMoney,
  type WaitingSummary,
} from '@siteledger/shared-lib/domain';
import { type Client } from '../apps/client';
import { type Comparison } from './all-figures';

type Row = Record<string, string> & { uuid: string; client: { uuid: string }; eac: string; revised_budget: string };

type Reader = {
  rows: (path: string) => Promise<Row[]>;
  equal: (what: string, shown: unknown, elsewhere: unknown) => void;
  read: (path: string) => Promise<unknown>;
  /** The filter for open documents: as of a past day the current status does not apply. */
  open: string;
  day: Day;
  isPast: boolean;
};

const sum = (rows: readonly Row[], key: string) => addMoney('0.00', ...rows.map((row) => row[key] ?? '0.00'));
const earliest = (rows: readonly Row[]) => rows.map(({ due_date }) => due_date as Day).toSorted()[0] ?? null;
const uuids = (rows: readonly Row[]) => rows.map(({ uuid }) => uuid).toSorted();

async function compareOverdue({ rows, equal }: Reader, { largest, ...all }: OverdueSummary) {
  const late = await rows('/invoices?overdue=1');
  equal('overdue', all, { amount: sum(late, 'balance'), count: late.length, since: earliest(late) });
  const ofClient = (uuid: string) => late.filter(({ client }) => client.uuid === uuid);
  const owed = late.map(({ client }) => sum(ofClient(client.uuid), 'balance')).toSorted(compareMoney);
  if (!largest) return equal('nobody is late', late.length, 0);
  const own = ofClient(largest.client.uuid);
  equal('largest client', [largest.amount, largest.since], [sum(own, 'balance'), earliest(own)]);
  equal('owes most', largest.amount, owed.at(-1));
}

async function compareCash({ rows, equal, open, day }: Reader, { now, due, lowest }: CashSummary) {
  const dueBy = async (until: Day) => ({
    in: sum(await rows(`/invoices?${open}&due_to=${until}`), 'balance'),
    out: sum(await rows(`/expenses?${open}&due_to=${until}`), 'balance'),
  });
  const paid = await rows(`/payments?to=${day}`);
  equal('cash now', now, subtractMoney(sum(paid, 'credit'), sum(paid, 'debit')));
  for (const { until, days, ...amounts } of due) {
    equal(`until ${days} days`, until, addDays(day, days));
    equal(`due in ${days} days`, amounts, await dueBy(until));
  }
  equal('due by the lowest day', { in: lowest.in, out: lowest.out }, await dueBy(lowest.day));
  equal('lowest', lowest.balance, subtractMoney(addMoney(now, lowest.in), lowest.out));
}

async function compareProjects({ rows, equal }: Reader, shown: ProjectsSummary) {
  const inProgress = await rows('/projects?under_way=1');
  const over = await rows('/projects?under_way=1&over_budget=1');
  const behind = await rows('/projects?under_way=1&behind=1&sort=progress_diff&order=asc');
  const amountOver = ({ eac, revised_budget }: Row) => subtractMoney(eac, revised_budget);
  const isOver = (row: Row) => compareMoney(amountOver(row), '0') > 0;
  const isBehind = (row: Row) => row.progress_diff?.startsWith('-');
  equal('in progress', shown.in_progress, inProgress.length);
  equal('over budget', [shown.over_budget, uuids(over)], [over.length, uuids(inProgress.filter(isOver))]);
  equal('most over', shown.most_over?.amount ?? null, over.map(amountOver).toSorted(compareMoney).at(-1) ?? null);
  equal('behind', [shown.behind, uuids(behind)], [behind.length, uuids(inProgress.filter(isBehind))]);
  equal('furthest behind', shown.furthest_behind?.progress_diff ?? null, behind[0]?.progress_diff ?? null);
}

async function compareRetention({ rows, equal }: Reader, { held, completed }: RetentionSummary) {
  equal('retention held', held, sum(await rows('/projects?sort=retention_held'), 'retention_held'));
  equal('retention on completed', completed, sum(await rows('/projects?status=Completed'), 'retention_held'));
}

async function compareWaiting({ rows, equal }: Reader, { bills, ...counts }: WaitingSummary) {
  equal('waiting', counts, {
    variations: (await rows('/variationOrders?status=submitted')).length,
    orders: (await rows('/purchaseOrders?status=draft')).length,
    to_start: (await rows('/projects?status=New&under_way=1')).length,
  });
  if (!bills) return;
  const late = await rows('/expenses?overdue=1');
  equal('bills', bills, { count: late.length, amount: sum(late, 'balance') });
}

// Compares a project's overview with the lists it links to.
async function compareOverview({ rows, equal, open }: Reader, project: string, overview: ProjectOverview) {
  const of = `project=${project}`;
  for (const [side, list] of [[overview.receivable, 'invoices'], [overview.payable, 'expenses']] as const) {
    const [all, late] = [await rows(`/${list}?${of}&${open}`), await rows(`/${list}?${of}&overdue=1`)];
    equal(`open ${list}`, [side?.count, side?.amount], [all.length, sum(all, 'balance')]);
    equal(`overdue ${list}`, [side?.overdue_count, side?.overdue_amount], [late.length, sum(late, 'balance')]);
  }
  const [submitted, drafts] = [await rows(`/variationOrders?${of}&status=submitted`), await rows(`/purchaseOrders?${of}&status=draft`)];
  equal('submitted variations', overview.submitted_variation_orders.count, submitted.length);
  equal('draft orders', overview.draft_purchase_orders, { count: drafts.length, amount: sum(drafts, 'total_value') });
} // prettier-ignore

// Compares the sums of the three overviews with the lists their cards and charts link to.
async function compareOverviews({ read, rows, equal, open, day }: Reader) {
  const performance = await read('/dashboards/performance/clients?');
  const running = await rows('/projects?under_way=1');
  equal('contracts by client', sum(performance as Row[], 'contract_sum_and_vo'), sum(running, 'contract_sum_and_vo'));
  const { months, projection } = (await read('/dashboards/cashflow?')) as CashflowOverview;
  for (const { month, in: received, out } of months.slice(-2)) {
    const paid = await rows(`/payments?from=${firstDayOf(month)}&to=${[lastDayOf(month), day].toSorted()[0]}`);
    equal(`cash of ${month}`, [received, out], [sum(paid, 'credit'), sum(paid, 'debit')]);
  }
  for (const { days, in: due, out } of projection) {
    const until = addDays(day, days);
    const [ins, outs] = [await rows(`/invoices?${open}&due_to=${until}`), await rows(`/expenses?${open}&due_to=${until}`)];
    equal(`expected in ${days} days`, [due, out], [sum(ins, 'balance'), sum(outs, 'balance')]);
  }
} // prettier-ignore

// Compares the documents of the summary: overdue, cash, and waiting.
async function compareDocuments(reader: Reader) {
  const { overdue, cash, waiting, failed } = (await reader.read('/dashboards/summary?')) as DashboardSummary;
  reader.equal('failed', failed, []);
  reader.equal('nothing waits in the past', waiting === null, reader.isPast);
  if (overdue) await compareOverdue(reader, overdue);
  if (cash) await compareCash(reader, cash);
  if (waiting) await compareWaiting(reader, waiting);
}

// Compares the projects of the summary, and the page of one of them.
async function compareProjectsOf(reader: Reader) {
  const { projects, retention, failed } = (await reader.read('/dashboards/summary?')) as DashboardSummary;
  reader.equal('failed', failed, []);
  if (projects) await compareProjects(reader, projects);
  if (retention) await compareRetention(reader, retention);
  const [first] = await reader.rows('/projects?sort=name');
  if (!first) return;
  const overview = (await reader.read(`/projects/${first.uuid}/overview?`)) as ProjectOverview;
  await compareOverview(reader, first.uuid, overview);
}

/** The comparisons, one part at a time. */
export const COMPARED_WITH_ROWS = [compareDocuments, compareProjectsOf, compareOverviews] as const;

/** Compares figures of the start page or a project's page with the rows they link to. */
export async function compareWithRows(
  api: Client,
  compare: (typeof COMPARED_WITH_ROWS)[number],
  asOf: Day | undefined,
  today: Day,
) {
  const comparisons: Comparison[] = [];
  const equal = (what: string, shown: unknown, elsewhere: unknown) => comparisons.push({ what, shown, elsewhere });
  const view = asOf === undefined ? '' : `&as_of=${asOf}`;
  const read = async (path: string) => {
    const { status, body } = await api.get(`${path}${view}`);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body.data as unknown;
  };
  const rows = async (path: string) => (await read(`${path}&per_page=1000`)) as Row[];
  const open = asOf === undefined ? 'status=pending' : AGEING_BUCKETS.map((bucket) => `ageing=${bucket}`).join('&');
  await compare({ read, rows, equal, open, day: asOf ?? today, isPast: asOf !== undefined });
  return comparisons;
}
