import { addContractor, addExpense, addProject } from '../../../testing/records/records';
import { HEAD, pay } from '../../../testing/records/open-expenses';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

/** One cheque for two bills of one payee and one of another, in two projects; the first is a project manager's own. */
async function paidBatch() {
  const owner = await server.as('BUSINESS_OWNER');
  const manager = await server.as('PROJECT_MANAGER');
  const own = await addProject(owner, { project_managers: [manager.user.id] });
  const foreign = await addProject(owner);
  const zain = await addContractor(owner, { name: 'Zain Works', city: 'Klang' });
  const alam = await addContractor(owner, { name: 'alam Supply', type: 2 });
  await server.db
    .updateTable('organisations')
    .set({ bank_name: 'CIMB', bank_account_no: '8001234567' })
    .where('uuid', '=', zain.uuid as string)
    .execute();
  const bill = async (project_uuid: string, contractor_uuid: string, ref_no: string) =>
    (await addExpense(owner, { project_uuid, contractor_uuid, ref_no, tax_amt: '6.00' })).uuid as string;
  const first = await bill(own.uuid, zain.uuid, 'Z-1');
  const second = await bill(foreign.uuid, zain.uuid, 'Z-2');
  const third = await bill(foreign.uuid, alam.uuid, 'A-1');
  const { body } = await pay(owner, { [first]: '106.00', [second]: '50.00', [third]: '20.50' });
  return { owner, manager, own, path: `/payment_records/${body.data.uuid}/print` };
}

test('gives what a cheque paid to whom, by payee, on which of their bills', async () => {
  const { owner, own, path } = await paidBatch();

  const { status, body } = await owner.get(path);

  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    issuer: null,
    record: { ...HEAD, record_no: 'PV-2026-0001', total_paid: '176.50', payment_count: 3 },
    is_extract: false,
    payees: [
      { name: 'alam Supply', total_paid: '20.50', payments: [{ ref_no: 'A-1', payment_amt: '20.50' }] },
      {
        name: 'Zain Works',
        city: 'Klang',
        bank_name: 'CIMB',
        bank_account_no: '8001234567',
        total_paid: '156.00',
        payments: [
          { ref_no: 'Z-1', total_expenses: '106.00', invoice_date: '2026-04-01', project: { code: own.code } },
          { ref_no: 'Z-2', payment_amt: '50.00' },
        ],
      },
    ],
  });
});

test('gives a project manager an extract with the bills of own projects', async () => {
  const { manager, path } = await paidBatch();

  const { body } = await manager.get(path);

  expect(body.data).toMatchObject({
    record: { total_paid: '106.00', payment_count: 1 },
    is_extract: true,
    payees: [{ name: 'Zain Works', total_paid: '106.00', payments: [{ ref_no: 'Z-1' }] }],
  });
  expect(JSON.stringify(body)).not.toContain('Z-2');
});

test('does not find a record that paid nothing in own projects', async () => {
  const { path } = await paidBatch();
  const stranger = await server.as('PROJECT_MANAGER', { name: 'Stranger' });

  const { status, body } = await stranger.get(path);

  expect([status, body]).toEqual([404, { message: 'Payment record not found.' }]);
});
