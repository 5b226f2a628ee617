import { type Client } from '../../../testing/apps/client';
import { enterP1 } from '../../../testing/records/p1';
import { addContractor, addExpense, addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const guardsOf = async (api: Client, ref_no: string) =>
  (await api.get(`/expenses?search="${ref_no}"&guards=1`)).body.data[0].guards;

async function ownerWithSupplier() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api);
  const bill = (ref_no: string, fields = {}) =>
    addExpense(api, { project_uuid, contractor_uuid, ref_no, invoice_date: '2026-06-01', ...fields });
  return { api, contractor_uuid: contractor_uuid as string, bill };
}

test('tells who pays that the order of a bill is billed beyond its value', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);

  expect(await guardsOf(api, 'E2')).toMatchObject({ over_billed: '10000.00' });
  expect(await guardsOf(api, 'E3')).toMatchObject({ over_billed: '0.00' });
  expect(await guardsOf(api, 'E4')).toMatchObject({ over_billed: '0.00' });
});

test('names the bank of the supplier', async () => {
  const { api, contractor_uuid, bill } = await ownerWithSupplier();
  await bill('A-1');
  await server.db.updateTable('organisations').set({ bank_name: 'CIMB' }).where('uuid', '=', contractor_uuid).execute();

  expect(await guardsOf(api, 'A-1')).toMatchObject({ contractor_bank: 'CIMB' });
});

test('names the nearest bill of the same supplier with the same amounts, paid ones too', async () => {
  const { api, bill } = await ownerWithSupplier();
  const first = await bill('A-1', { invoice_date: '2026-05-25', tax_amt: '6.00' });
  await bill('A-2', { tax_amt: '6.00' });
  await api.post('/payments', { expense_uuid: first.uuid, payment_date: '2026-06-10', payment_amt: '106.00' });

  expect((await guardsOf(api, 'A-2')).similar).toEqual({
    uuid: first.uuid,
    ref_no: 'A-1',
    invoice_date: '2026-05-25',
    status: 'paid',
  });
});

test.each([
  ['of another amount', { invoice_amt: '100.01' }],
  ['with other tax', { tax_amt: '0.01' }],
  ['more than 14 days apart', { invoice_date: '2026-06-16' }],
])('sees no duplicate in a bill %s', async (_, fields) => {
  const { api, bill } = await ownerWithSupplier();
  await bill('A-1', fields);
  await bill('A-2');

  expect((await guardsOf(api, 'A-2')).similar).toBeNull();
});

test('sees no duplicate in a bill that was written off, nor in one of another supplier', async () => {
  const { api, bill } = await ownerWithSupplier();
  const gone = await bill('A-1');
  await bill('B-1', { contractor_uuid: (await addContractor(api)).uuid });
  await bill('A-2');
  await api.put(`/write-off/expenses/${gone.uuid}`, { reason: 'Entered twice' });

  expect((await guardsOf(api, 'A-2')).similar).toBeNull();
});

test('tells nothing of it to who asks for no guards, or may not pay', async () => {
  const { api, bill } = await ownerWithSupplier();
  await bill('A-1');
  const manager = await server.as('PROJECT_MANAGER');
  const { uuid: project_uuid } = await addProject(api, { project_managers: [manager.user.id] });
  await addExpense(api, { project_uuid, ref_no: 'M-1' });

  const plain = (await api.get('/expenses?search="A-1"')).body.data[0];
  const theirs = (await manager.get('/expenses?guards=1')).body.data;

  expect(plain).not.toHaveProperty('guards');
  expect(theirs).toHaveLength(1);
  expect(theirs[0]).not.toHaveProperty('guards');
});
