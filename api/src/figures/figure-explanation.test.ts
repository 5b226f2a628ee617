import fc from 'fast-check';
import { PROJECT_FIGURES, FIGURE_DOCUMENTS_MAX, type FigureTerm } from '@siteledger/shared-lib/domain';
import { events, happen } from '../testing/contract/ledger-events';
import { contradictions } from '../testing/records/explanations';
import { enterP1, p1 } from '../testing/records/p1';
import {
  addContractor,
  addExpense,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
} from '../testing/records/records';
import { emptyTables } from '../testing/databases/test-database';
import { withApp } from '../testing/apps/with-app';
import { explainFigure } from './figure-explanation';

const server = withApp();

const AS_OF = `?as_of=${p1.as_of}`;
const RUNS = Number(process.env.FIGURES_RUNS ?? 1);
const seed = Number(process.env.FIGURES_SEED ?? Date.now() % 2 ** 31);

type Owner = Awaited<ReturnType<typeof server.as>>;

const explain = async (api: Pick<Owner, 'get'>, uuid: string, figure: string, query = AS_OF) =>
  (await api.get(`/projects/${uuid}/figures/${figure}${query}`)).body.data as { terms: FigureTerm[]; formula: string };

const asRows = ({ terms }: { terms: FigureTerm[] }) =>
  terms.map(({ operator, label, value }) => [operator, label, value]);

test('explains every figure of the worked example by terms and documents that give it', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const problems = await contradictions(api, server.db, project_uuid, AS_OF);

  expect(problems).toEqual([]);
});

test('explains the expected cashflow of the worked example', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const { body } = await api.get(`/projects/${project_uuid}/figures/expected_cashflow${AS_OF}`);

  expect(body.data).toMatchObject({
    figure: 'expected_cashflow',
    label: 'Expected Cashflow',
    unit: 'money',
    value: '221331.00',
    as_of: p1.as_of,
    formula: 'Cashflow Nett + Open certificates and invoices − Open expenses',
  });
  expect(asRows(body.data)).toEqual([
    ['plus', 'Cashflow Nett', '196400.00'],
    ['plus', 'Open certificates and invoices', '233931.00'],
    ['minus', 'Open expenses', '209000.00'],
  ]);
  const [cash, open, owed] = body.data.terms;
  expect(cash).toMatchObject({ figure: 'cashflow_nett', documents: null });
  expect(open.documents).toMatchObject({
    total: 2,
    sum: '233931.00',
    date_label: 'Due Date',
    is_hidden: false,
    rows: [
      { kind: 'certificate', ref_no: '3', date: '2026-07-30', amount: '133931.00', note: null },
      { kind: 'certificate', ref_no: '2', date: '2026-06-30', amount: '100000.00' },
    ],
  });
  expect(owed.documents.rows).toMatchObject([
    { kind: 'expense', ref_no: 'E3', party: 'A', amount: '159000.00' },
    { kind: 'expense', ref_no: 'E2', party: 'B', amount: '50000.00' },
  ]);
});

test('explains margins down to the profit and the estimate down to what is committed', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(api);

  const margin = await explain(api, project_uuid, 'profit_margin');
  const estimate = await explain(api, project_uuid, 'eac');
  const lapsed = await explain(api, project_uuid, 'duration_la');

  expect(asRows(margin)).toEqual([
    ['plus', 'Total Invoiced', '553850.00'],
    ['minus', 'Debit notes on certificates and invoices', '1750.00'],
    ['minus', 'Certificates and invoices written off', '0.00'],
    ['minus', 'Total Expenses', '364000.00'],
    ['subtotal', 'Profit to date', '188100.00'],
    ['over', 'Total Invoiced', '553850.00'],
  ]);
  expect(margin.formula).toMatch(/^\(Total Invoiced − .* − Total Expenses\) ÷ Total Invoiced × 100$/);
  expect(estimate.terms.map(({ operator, value }) => [operator, value])).toEqual([
    ['plus', '504000.00'],
    ['plus', '5000.00'],
    ['minus', '2200.00'],
    ['minus', '5000.00'],
    ['subtotal', '501800.00'],
    ['greater', '860000.00'],
  ]);
  expect(estimate.terms[0]?.documents?.rows).toMatchObject([
    { kind: 'purchase_order', ref_no: 'PO-2', party: 'B', amount: '80000.00', note: 'Billed, more than ordered' },
    { kind: 'purchase_order', ref_no: 'PO-1', party: 'A', amount: '424000.00', note: null },
  ]);
  expect(asRows(lapsed)).toEqual([
    ['plus', 'Days passed', '181'],
    ['over', 'Days from Start Date to End Date', '364'],
  ]);
});

test('explains every figure of random books, today and as of a past day', async () => {
  process.stdout.write(`figures explained: FIGURES_SEED=${seed}\n`);
  let explained = 0;

  const outcome = await fc.check(
    fc
      .asyncProperty(events, async (story) => {
        const api = await server.as('ADMIN');
        const projects: string[] = [];
        for (const fields of [{ budget: '800000.00' }, { retention_percent: '10.00', retention: '9000.00' }])
          projects.push((await addProject(api, fields)).uuid as string);
        const contractors = [(await addContractor(api)).uuid as string, (await addContractor(api)).uuid as string];
        for (const one of story) await happen({ api, projects, contractors, tally: {} }, one);

        for (const uuid of projects) {
          expect(await contradictions(api, server.db, uuid)).toEqual([]);
          expect(await contradictions(api, server.db, uuid, '?as_of=2026-04-20')).toEqual([]);
          explained += 2 * PROJECT_FIGURES.length;
        }
      })
      .beforeEach(() => emptyTables(server.db)),
    { numRuns: RUNS, seed, endOnFailure: true },
  );

  if (outcome.failed) throw outcome.errorInstance;
  expect(explained).toBeGreaterThan(RUNS * 80);
}, 240_000);

test('counts subcontract variations once, on the first order or by themselves', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const ordered = (await addContractor(api, { name: 'Ordered' })).uuid as string;
  const varied = (await addContractor(api, { name: 'Varied' })).uuid as string;
  const line = { description: 'Works', qty: '1', unit_price: '100.00' };
  await addOrder(api, { project_uuid, contractor_uuid: ordered, po_no: 'PO-A', lines: [line] });
  await addOrder(api, { project_uuid, contractor_uuid: ordered, po_no: 'PO-B', lines: [line] });
  const variation = { project_uuid, status: 'approved', type: 'addition' };
  await addVariationOrder(api, { ...variation, contractor_uuid: ordered, vo_no: 'VO-1', amount: '7.00' });
  await addVariationOrder(api, { ...variation, contractor_uuid: varied, vo_no: 'VO-2', amount: '3.00' });
  await addVariationOrder(api, { ...variation, contractor_uuid: varied, vo_no: 'VO-3', amount: '2.00' });

  const { terms } = await explain(api, project_uuid, 'eac');

  const rows = terms[0]?.documents?.rows.map(({ kind, ref_no, amount, note }) => [kind, ref_no, amount, note]);
  expect(rows?.sort()).toEqual([
    ['purchase_order', 'PO-A', '107.00', 'With approved variation orders'],
    ['purchase_order', 'PO-B', '100.00', null],
    ['variation_order', 'VO-2, VO-3', '5.00', null],
  ]);
  expect(await contradictions(api, server.db, project_uuid, AS_OF)).toEqual([]);
});

test('lists the latest documents of a term, and says how many there are and what they all add up to', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: expense_uuid } = await addExpense(api, { project_uuid, invoice_amt: '1000.00' });
  for (let count = 0; count < FIGURE_DOCUMENTS_MAX + 2; count++)
    await addPayment(api, {
      expense_uuid,
      payment_date: `2026-06-${String(count + 1).padStart(2, '0')}`,
      payment_amt: '1.50',
    });

  const { terms } = await explain(api, project_uuid, 'total_paid');

  expect(terms[0]?.documents).toMatchObject({ total: FIGURE_DOCUMENTS_MAX + 2, sum: '33.00' });
  expect(terms[0]?.documents?.rows).toHaveLength(FIGURE_DOCUMENTS_MAX);
  expect(terms[0]?.documents?.rows[0]?.date).toBe('2026-06-22');
});

test('shows who may not see a document only what the documents add up to', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  await enterP1(owner);
  const { id: projectId } = await server.db.selectFrom('projects').select('id').executeTakeFirstOrThrow();
  const view = { asOf: p1.as_of, today: p1.as_of };

  const { terms } = await explainFigure(server.db, {
    projectId,
    figure: 'expected_cashflow',
    view,
    granted: ['project.view', 'project.expense'],
  });

  expect(terms[1]?.documents).toMatchObject({ is_hidden: true, total: 2, sum: '233931.00', rows: [] });
  expect(terms[2]?.documents).toMatchObject({ is_hidden: false, rows: [{ ref_no: 'E3' }, { ref_no: 'E2' }] });
});

test("knows no other figure, and no figure of another's project", async () => {
  const admin = await server.as('ADMIN');
  const manager = await server.as('PROJECT_MANAGER');
  const { uuid } = await addProject(admin);

  const unknown = await admin.get(`/projects/${uuid}/figures/contract_sum`);
  const foreign = await manager.get(`/projects/${uuid}/figures/eac`);

  expect(unknown).toMatchObject({ status: 404, body: { message: 'Figure not found.' } });
  expect(foreign).toMatchObject({ status: 404, body: { message: 'Project not found.' } });
});
