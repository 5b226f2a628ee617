import { sql } from 'kysely';
import { type Client } from '../../../testing/apps/client';
import { addContractor, addExpense, addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const HISTORY = [
  {
    bank: 'Maybank',
    payment_date: '2026-05-20',
    cheque_no: '100',
    remark: 'Progress May',
    pays: { M1: '10.00', K1: '20.00' },
  },
  { bank: 'CIMB', payment_date: '2026-06-30', cheque_no: '50%', pays: { K1: '5.00' } },
  { bank: 'maybank', payment_date: '2026-06-01', cheque_no: '101', pays: { M1: '7.00' } },
];

/** Three records that pay an expense of each of two projects. */
async function ownerWithHistory(manager?: { user: { id: number } }) {
  const api = await server.as('BUSINESS_OWNER');
  const managed = { project_managers: [manager?.user.id ?? api.user.id] };
  const menara = await addProject(api, { name: 'Menara', ...managed });
  const kilang = await addProject(api, { name: 'Kilang' });
  const contractor = await addContractor(api, { name: 'Alam Damai' });
  const M1 = await addExpense(api, { project_uuid: menara.uuid, ref_no: 'M1', contractor_uuid: contractor.uuid });
  const K1 = await addExpense(api, { project_uuid: kilang.uuid, ref_no: 'K1' });
  const uuids: Record<string, string> = { M1: M1.uuid, K1: K1.uuid };
  const records: string[] = [];
  for (const { pays, ...head } of HISTORY) {
    const payments = Object.fromEntries(Object.entries(pays).map(([ref, amount]) => [uuids[ref], amount]));
    records.push((await api.post('/payment_records', { ...head, payments })).body.data.uuid as string);
  }
  return { api, menara, kilang, contractor, records };
}

const cheques = async (api: Client, query = '') => {
  const { body } = await api.get(`/payment_records?${query}`);
  return body.data.map((row: { cheque_no: string }) => row.cheque_no);
};

test('lists the payment history newest first, with the sums of all that is filtered', async () => {
  const { api } = await ownerWithHistory();

  const { body } = await api.get('/payment_records?per_page=15');

  expect(body).toMatchObject({
    total: 3,
    current_sorting: { sort: 'payment_date', order: 'desc' },
    totals: { total_paid: '42.00', payment_count: '4' },
  });
  expect(body.data).toMatchObject([
    { record_no: 'PV-2026-0002', cheque_no: '50%', payment_count: 1, total_paid: '5.00' },
    { record_no: 'PV-2026-0003', cheque_no: '101', payment_count: 1, total_paid: '7.00' },
    { record_no: 'PV-2026-0001', cheque_no: '100', payment_count: 2, total_paid: '30.00', remark: 'Progress May' },
  ]);
});

test('filters the history by day, bank, project, contractor and text', async () => {
  const { api, kilang, contractor } = await ownerWithHistory();

  expect(await cheques(api, 'from=2026-06-01&to=2026-06-29')).toEqual(['101']);
  expect(await cheques(api, 'bank=MAYBANK')).toEqual(['101', '100']);
  expect(await cheques(api, `project=${kilang.uuid}`)).toEqual(['50%', '100']);
  expect(await cheques(api, `contractor=${contractor.uuid}`)).toEqual(['101', '100']);
  expect(await cheques(api, `contractor=${contractor.uuid}&project=${kilang.uuid}`)).toEqual([]);
  expect(await cheques(api, 'search=pv-2026-0002')).toEqual(['50%']);
  expect(await cheques(api, `search=${encodeURIComponent('0%')}`)).toEqual(['50%']);
  expect(await cheques(api, 'search=progress')).toEqual(['100']);
  expect(await cheques(api, `search=${encodeURIComponent('"maybank"')}`)).toEqual(['101', '100']);
});

test('a record that a project or contractor chose keeps all its rows', async () => {
  const { api, kilang } = await ownerWithHistory();

  const { body } = await api.get(`/payment_records?project=${kilang.uuid}&sort=total_paid&order=desc`);

  expect(body.data).toMatchObject([{ total_paid: '30.00' }, { total_paid: '5.00' }]);
  expect(body.totals).toEqual({ total_paid: '35.00', payment_count: '3' });
});

test.each([
  ['record_no', ['100', '50%', '101']],
  ['bank', ['50%', '100', '101']],
  ['cheque_no', ['50%', '100', '101']],
  ['payment_count', ['50%', '101', '100']],
  ['total_paid', ['50%', '101', '100']],
  ['remark', ['100', '50%', '101']],
])('sorts the history by %s', async (sort, expected) => {
  const { api } = await ownerWithHistory();

  expect(await cheques(api, `sort=${sort}&order=asc`)).toEqual(expected);
});

test('sums the history up by bank and by month, the latest first', async () => {
  const { api } = await ownerWithHistory();

  const all = await api.get('/payment_records/summary');
  const none = await api.get('/payment_records/summary?search=nothing');

  expect(all.body.data).toEqual({
    count: 3,
    total_paid: '42.00',
    by_bank: [
      { bank: 'CIMB', count: 1, total_paid: '5.00' },
      { bank: 'Maybank', count: 2, total_paid: '37.00' },
    ],
    by_month: [
      { month: '2026-06', count: 2, total_paid: '12.00' },
      { month: '2026-05', count: 1, total_paid: '30.00' },
    ],
  });
  expect(none.body.data).toEqual({ count: 0, total_paid: '0.00', by_bank: [], by_month: [] });
  expect((await api.get('/payment_records/summary?from=2026-06-01')).body.data.total_paid).toBe('12.00');
});

test('shows what a record paid, by expense, project and contractor', async () => {
  const { api, records, menara, contractor } = await ownerWithHistory();

  const { body } = await api.get(`/payment_records/${records[0]}`);

  expect(body.data).toMatchObject({ record_no: 'PV-2026-0001', payment_count: 2, total_paid: '30.00' });
  expect(body.data.payments).toMatchObject([
    {
      ref_no: 'M1',
      expense: { name: 'M1' },
      project: { uuid: menara.uuid, name: 'Menara' },
      contractor: { uuid: contractor.uuid },
      contractor_name: 'Alam Damai',
      payment_amt: '10.00',
    },
    { ref_no: 'K1', project: { name: 'Kilang' }, payment_amt: '20.00' },
  ]);
});

test('a project manager sees only what was paid in own projects', async () => {
  const manager = await server.as('PROJECT_MANAGER');
  const { records, kilang } = await ownerWithHistory(manager);

  const list = await manager.get('/payment_records');
  const details = await manager.get(`/payment_records/${records[0]}`);
  const summary = await manager.get('/payment_records/summary');

  expect(list.body).toMatchObject({ total: 2, totals: { total_paid: '17.00', payment_count: '2' } });
  expect(list.body.data).toMatchObject([
    { cheque_no: '101', payment_count: 1, total_paid: '7.00' },
    { cheque_no: '100', payment_count: 1, total_paid: '10.00' },
  ]);
  expect(details.body.data).toMatchObject({ payment_count: 1, total_paid: '10.00', payments: [{ ref_no: 'M1' }] });
  expect(summary.body.data).toMatchObject({ count: 2, total_paid: '17.00' });
  expect((await manager.get(`/payment_records/${records[1]}`)).status).toBe(404);
  expect(await cheques(manager, `project=${kilang.uuid}`)).toEqual([]);
});

test('a new count of the payments gives the sums that the records keep', async () => {
  const { api, records } = await ownerWithHistory();
  await api.delete(`/payment_records/${records[1]}`);
  const kept = () =>
    server.db.selectFrom('payment_records').select(['id', 'payment_count', 'total_paid']).orderBy('id').execute();
  const before = await kept();

  await server.db.updateTable('payment_records').set({ payment_count: 9, total_paid: '9.00' }).execute();
  await sql`select rebuild_project_totals()`.execute(server.db);

  expect(before.map(({ total_paid }) => total_paid)).toEqual(['30.00', '0.00', '7.00']);
  expect(await kept()).toEqual(before);
});
