import { type Permission, type ProjectOverview } from '@siteledger/shared-lib/domain';
import { type Client } from '../../../testing/apps/client';
import {
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
} from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';
import { latestActivity } from './latest-activity.queries';

const server = withApp();

/**
 * A manager's project with open and settled documents on both sides, and another project with documents; today is 1
 * July 2026.
 */
async function busyProject() {
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');
  const terms = { retention: '0', project_managers: [manager.user.id] };
  const { uuid: project_uuid, id, client } = await addProject(owner, terms);
  const contractor = await addContractor(owner);
  const of = { project_uuid, contractor_uuid: contractor.uuid };

  const other = { ...of, project_uuid: (await addProject(owner)).uuid };
  await addInvoice(owner, { project_uuid: other.project_uuid, work_done_certified: '77.00', due_date: '2026-04-30' });
  await addExpense(owner, { ...other, due_date: '2026-05-01' });
  await addOrder(owner, other);
  await addVariationOrder(owner, { ...other, status: 'submitted', submitted_date: '2026-05-01' });

  const order = await addOrder(owner, of);
  await addOrder(owner, { ...of, lines: [{ description: 'Later works', qty: '1', unit_price: '250.50' }], issued_date: '2026-06-15' });
  await addVariationOrder(owner, { project_uuid, amount: '300.00', status: 'submitted', submitted_date: '2026-05-10' });
  await addVariationOrder(owner, { project_uuid, type: 'omission', amount: '40.10', submitted_date: '2026-05-12', approved_date: '2026-06-20' });
  await addVariationOrder(owner, { project_uuid, amount: '5.00', status: 'draft' });
  const march = await addInvoice(owner, { project_uuid, due_date: '2026-04-30', work_done_certified: '1000.00' });
  const may = await addInvoice(owner, { project_uuid, invoice_date: '2026-05-31', due_date: '2026-06-30', work_done_certified: '2500.50' });
  const june = await addInvoice(owner, { project_uuid, invoice_date: '2026-06-30', due_date: '2026-07-30', work_done_certified: '3000.00' });
  await addPayment(owner, { invoice_uuid: march.uuid, payment_date: '2026-05-05', payment_amt: '1000.00' });
  await addPayment(owner, { invoice_uuid: may.uuid, payment_date: '2026-06-20', payment_amt: '0.51' });
  const bill = await addExpense(owner, { ...of, ref_no: 'B-1', purchase_order_uuid: order.uuid, due_date: '2026-05-01', invoice_amt: '600.00' });
  await addExpense(owner, { ...of, ref_no: 'B-2', invoice_date: '2026-05-20', due_date: '2026-06-20', invoice_amt: '70.07' });
  await addExpense(owner, { ...of, ref_no: 'B-3', invoice_date: '2026-06-25', due_date: '2026-08-01', invoice_amt: '9.00' });
  await addPayment(owner, { expense_uuid: bill.uuid, payment_date: '2026-06-10', payment_amt: '100.00' });
  return { owner, manager, id: id as number, client, contractor, june, path: `/projects/${project_uuid}`, project_uuid: project_uuid as string };
} // prettier-ignore

const overviewOf = async (api: Client, path: string, day = ''): Promise<ProjectOverview> =>
  (await api.get(`${path}/overview?as_of=${day}`)).body.data;

test.each(['', '2026-06-19', '2026-05-15', '2026-03-01'])(
  'what is open, and what waits, is what the lists behind it add up to, also for a manager (as of "%s")',
  async (day) => {
    const { owner, manager, path, project_uuid } = await busyProject();
    const listed = async (api: Client, list: string, sum: string) => {
      const { total, totals } = (await api.get(`${list}&as_of=${day}`)).body;
      return [total, totals[sum]];
    };

    for (const api of [owner, manager]) {
      const { receivable, payable, submitted_variation_orders, draft_purchase_orders } = await overviewOf(api, path, day);
      const of = `project=${project_uuid}`;
      for (const [side, list] of [[receivable, '/invoices'], [payable, '/expenses']] as const) {
        expect([side?.count, side?.amount]).toEqual(await listed(api, `${path}${list}?status=pending`, 'balance'));
        expect([side?.overdue_count, side?.overdue_amount]).toEqual(await listed(api, `${path}${list}?overdue=1`, 'balance'));
      }
      expect(Object.values(submitted_variation_orders)).toEqual(await listed(api, `/variationOrders?${of}&status=submitted`, 'amount'));
      expect(Object.values(draft_purchase_orders!)).toEqual(await listed(api, `/purchaseOrders?${of}&status=draft`, 'total_value'));
    }
  },
); // prettier-ignore

test('says what is open today, what of it is overdue and for how long', async () => {
  const { manager, path } = await busyProject();

  expect(await overviewOf(manager, path)).toMatchObject({
    as_of: '2026-07-01',
    receivable: { count: 2, amount: '1999.49', overdue_count: 1, overdue_amount: '1499.99', overdue_days: 1 },
    payable: { count: 3, amount: '579.07', overdue_count: 2, overdue_amount: '570.07', overdue_days: 61 },
    submitted_variation_orders: { count: 1, amount: '300.00' },
    draft_purchase_orders: { count: 2, amount: '1250.50' },
  });
});

test('names the last certificate of the day, whatever else was invoiced since', async () => {
  const { owner, june, path, project_uuid } = await busyProject();
  await addInvoice(owner, { project_uuid, kind: 'other', invoice_date: '2026-06-30', invoice_amt: '10.00' });

  const expected = { uuid: june.uuid, cert_no: '3', date: '2026-06-30', amount: '499.50' };
  expect((await overviewOf(owner, path)).last_certificate).toEqual(expected);
  expect((await overviewOf(owner, path, '2026-06-29')).last_certificate).toMatchObject({ cert_no: '2' });
  expect((await overviewOf(owner, path, '2026-03-30')).last_certificate).toBeNull();
});

test('lists what was recorded last, the newest first, with whose it is, its day and its amount', async () => {
  const { owner, path, contractor, client } = await busyProject();

  const { activity } = await overviewOf(owner, path);

  expect(activity.map(({ kind, ref_no, amount, date }) => [kind, ref_no, amount, date])).toEqual([
    ['payment', 'B-1', '100.00', '2026-06-10'],
    ['expense', 'B-3', '9.00', '2026-06-25'],
    ['expense', 'B-2', '70.07', '2026-05-20'],
    ['expense', 'B-1', '600.00', '2026-04-01'],
    ['receipt', '2', '0.51', '2026-06-20'],
  ]);
  expect(activity[0]!.party).toEqual({ uuid: contractor.uuid, name: contractor.name });
  expect(activity[4]!.party).toEqual(client);
});

test('lists nothing that is dated after the day', async () => {
  const { owner, path } = await busyProject();

  const { activity } = await overviewOf(owner, path, '2026-05-15');

  expect(activity.map(({ kind, ref_no }) => `${kind} ${ref_no}`)).toEqual([
    'expense B-1',
    'receipt 1',
    'certificate 1',
    'variation_order VO-03',
    'variation_order VO-02',
  ]);
});

test('lists only the kinds of documents that somebody may see', async () => {
  const { id } = await busyProject();
  const view = { asOf: '2026-07-01', today: '2026-07-01' };
  const kindsFor = async (...granted: Permission[]) => {
    const rows = await latestActivity(server.db, id, view, (permission) => granted.includes(permission));
    return [...new Set(rows.map(({ kind }) => kind))].sort();
  };

  expect(await kindsFor('project.view')).toEqual(['variation_order']);
  expect(await kindsFor('project.view', 'project.invoice')).toEqual(['certificate', 'receipt']);
  expect(await kindsFor('project.view', 'project.po')).toEqual(['purchase_order', 'variation_order']);
  expect(await kindsFor('project.view', 'project.expense')).toEqual(['expense', 'payment', 'variation_order']);
});

test('has nothing to say of a project without documents', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const { uuid } = await addProject(owner, { status: 'New' });

  const nothing = { count: 0, amount: '0.00' };
  const open = { ...nothing, overdue_count: 0, overdue_amount: '0.00', overdue_days: 0 };
  expect(await overviewOf(owner, `/projects/${uuid}`)).toEqual({
    as_of: '2026-07-01',
    receivable: open,
    payable: open,
    last_certificate: null,
    submitted_variation_orders: nothing,
    draft_purchase_orders: nothing,
    activity: [],
  });
});
