import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { type Context } from '../http/request/context';
import { ageingOfInvoices, INVOICES } from '../resources/invoices/list/invoice-list.queries';
import { expensesById } from '../resources/expenses/expenses.queries';
import { EXPENSES } from '../resources/expenses/list/expense-list.queries';
import { PAYMENTS } from '../resources/payments/list/payment-list.queries';
import { cashByMonth, cashExpected } from '../figures/portfolio-cashflow';
import { expectedMovements } from '../figures/expected-movements';
import { totalsOfContractors } from '../resources/projects/contractors/project-contractors.queries';
import { latestActivity } from '../resources/projects/overview/latest-activity.queries';
import { openDocuments } from '../resources/projects/overview/project-overview.queries';
import { projectsById } from '../resources/projects/projects-by-number.queries';
import { invoicesById } from '../resources/invoices/invoices.queries';
import { idsOf, type PageRows, wantedRows } from './page-rows';
import { openTestDatabase, TEST_DATABASE } from '../testing/databases/test-database';
import { type Db, type OpenDatabase } from '../db/database';
import { type Database } from '../db/schema';

const TODAY = { asOf: '2026-07-01', today: '2026-07-01' };
const LARGE = /Seq Scan on (invoices|expenses|payments|invoice_states|expense_states|invoice_texts|expense_texts)\b/;
const MANY = { limit: 50, offset: 0, total: 1_000_000 };
const FEW = { limit: 50, offset: 0, total: 100 };

// Query plans are tested on PostgreSQL only; the embedded database serves small books.
const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;

let server: OpenDatabase;

beforeAll(async () => {
  if (TEST_DATABASE !== 'postgres') return;
  server = await openTestDatabase();
  const fill = readFileSync(join(__dirname, '../../../bench/api/fill.sql'), 'utf8');
  const sizes: Record<string, string> = { projects: '220', invoices: '100', expenses: '200' };
  const script = fill.replace(/(?<!:):(projects|invoices|expenses)\b/g, (_, name: string) => sizes[name] ?? '');
  await server.db.connection().execute(async (one) => {
    for (const statement of script.split(/;\n/)) if (statement.trim()) await sql.raw(statement).execute(one);
  });
}, 120_000);

afterAll(() => server?.close());

/** Answers every statement with one row without columns, because an aggregate always has one. */
class OneRowDriver extends DummyDriver {
  override async acquireConnection() {
    const connection = await super.acquireConnection();
    return { ...connection, executeQuery: async () => ({ rows: [{}] as never[] }) };
  }
}

/** Collects the statements that a use case sends, without a database. */
async function asked(work: (context: Context) => Promise<unknown>) {
  const queries: CompiledQuery[] = [];
  const db: Db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new OneRowDriver(),
      createIntrospector: (of) => new PostgresIntrospector(of),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void queries.push(query),
  });
  await work({ db, scope: { kind: 'all' }, today: TODAY.today } as Context);
  return queries;
}

async function plansOf(work: (context: Context) => Promise<unknown>) {
  const plans: string[] = [];
  for (const query of await asked(work)) {
    const { rows } = await server.db.executeQuery<{ 'QUERY PLAN': string }>({
      ...query,
      sql: `explain ${query.sql}`,
    });
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  expect(plans.length).toBeGreaterThan(0);
  return plans;
}

/** The first plan with a sequential scan of a large table. */
const wholeScan = async (work: (context: Context) => Promise<unknown>) =>
  (await plansOf(work)).find((plan) => LARGE.test(plan));

/** Finds the rows of a page as the statement that reads them does. */
const find = async ({ db }: Context, page: Promise<PageRows>) =>
  sql`select id from ${wantedRows(await page)} order by place`.execute(db);

// Sort columns of a project's own list or of the list of write-offs only.
const NARROW = [
  'client_ref_no', 'cert_no', 'status', 'kind', 'total_invoiced', 'total_amount', 'write_off_amt', 'write_off_date', 'write_off_reason',
  'total_receivable', 'date_received', 'purchase_order.name', 'retention_amt', 'total_expenses', 'total_payable', 'bank',
  'cert_no_or_ref_no', 'client_or_contractor_name',
]; // prettier-ignore

const wide = <Sort extends string>(sorts: readonly Sort[]) =>
  sorts.filter((sort) => !NARROW.includes(sort)).flatMap((sort) => [{ sort, order: 'asc' as const }, { sort, order: 'desc' as const }]); // prettier-ignore

onServer.each(wide(INVOICES.offer.sortable))('walks an index for invoices sorted by $sort $order', async (by) => {
  expect(await wholeScan((context) => find(context, INVOICES.page(context, { ...TODAY }, by, MANY)))).toBeUndefined();
});

onServer.each(wide(EXPENSES.offer.sortable))('walks an index for expenses sorted by $sort $order', async (by) => {
  const pending = { ...TODAY, status: ['pending' as const] };

  expect(await wholeScan((context) => find(context, EXPENSES.page(context, { ...TODAY }, by, MANY)))).toBeUndefined();
  expect(await wholeScan((context) => find(context, EXPENSES.page(context, pending, by, MANY)))).toBeUndefined();
});

onServer.each(wide(PAYMENTS.offer.sortable))('walks an index for payments sorted by $sort $order', async (by) => {
  expect(
    await wholeScan((context) => find(context, PAYMENTS.page(context, { search: undefined }, by, MANY))),
  ).toBeUndefined();
});

onServer.each(['B-77-1', '"B-77-1"', 'menara timur 31'])('finds %s by indexes alone', async (search) => {
  const newest = { sort: 'created_at', order: 'desc' } as const;

  expect(await wholeScan((context) => INVOICES.totals(context, { ...TODAY, search }))).toBeUndefined();
  expect(await wholeScan((context) => EXPENSES.totals(context, { ...TODAY, search }))).toBeUndefined();
  expect(await wholeScan((context) => PAYMENTS.totals(context, { search }))).toBeUndefined();
  expect(
    await wholeScan((context) => find(context, INVOICES.page(context, { ...TODAY, search }, newest, FEW))),
  ).toBeUndefined();
  expect(
    await wholeScan((context) => find(context, EXPENSES.page(context, { ...TODAY, search }, newest, FEW))),
  ).toBeUndefined();
  expect(await wholeScan((context) => find(context, PAYMENTS.page(context, { search }, newest, FEW)))).toBeUndefined();
});

onServer('adds nothing up that is kept by day', async () => {
  const open = { ...TODAY, status: ['pending' as const], overdue: '1' as const };

  for (const work of [
    (context: Context) => INVOICES.totals(context, { ...TODAY }),
    (context: Context) => EXPENSES.totals(context, open),
    (context: Context) => PAYMENTS.totals(context, { search: undefined, cashflow: 'IN' }),
    (context: Context) => ageingOfInvoices(context, { ...TODAY }),
    ({ db }: Context) => cashByMonth(db, TODAY, { from: '2025-08', to: '2026-07' }, undefined),
    ({ db }: Context) => cashExpected(db, TODAY, undefined),
  ]) {
    const touched = (await plansOf(work)).filter((plan) => /on (invoices|expenses|payments)\b/.test(plan));
    expect(touched).toEqual([]);
  }
});

onServer('reads a project as of a past day by its own documents, and a page by its own rows', async () => {
  const past = { asOf: '2026-05-31', today: TODAY.today };
  const ids = Array.from({ length: 50 }, (_, place) => 1000 + place);

  for (const work of [
    ({ db }: Context) => projectsById(db, [7], past),
    ({ db }: Context) => expectedMovements(db, 7, past, 90),
    ({ db }: Context) => invoicesById(db, ids, past),
    ({ db }: Context) => expensesById(db, ids, past),
    (context: Context) => INVOICES.totals(context, { ...past, project: 7 }),
    (context: Context) => EXPENSES.totals(context, { ...past, project: 7 }),
    (context: Context) => totalsOfContractors(context, { ...past, projectId: 7, search: undefined }),
    ({ db }: Context) => openDocuments(db, 'invoices', 7, past),
    ({ db }: Context) => openDocuments(db, 'expenses', 7, TODAY),
    ({ db }: Context) => latestActivity(db, 7, past, () => true),
    ({ db }: Context) => latestActivity(db, 7, TODAY, () => true),
  ])
    expect(await wholeScan(work)).toBeUndefined();
});

onServer.each([
  { sort: 'invoice_amt', order: 'asc' },
  { sort: 'invoice_amt', order: 'desc' },
  { sort: 'ref_no', order: 'asc' },
  { sort: 'ref_no', order: 'desc' },
] as const)('walks to a deep page from a mark, and finds the same rows, by $sort $order', async (by) => {
  const context = { db: server.db, scope: { kind: 'all' }, today: TODAY.today } as Context;
  const { total } = await EXPENSES.totals(context, { ...TODAY });
  const page = async (offset: number) =>
    idsOf(await EXPENSES.page(context, { ...TODAY }, by, { limit: 50, offset, total })) ?? [];

  const counted = await page(21_000);
  const marked = await page(21_000);
  const next = await page(21_050);

  expect(counted).toHaveLength(50);
  expect(marked).toEqual(counted);
  expect(new Set([...marked, ...next]).size).toBe(100);
});
