import { type Client } from '../apps/client';
import { addExpense, addProject } from './records';
import { type TestApp } from '../apps/with-app';

/** Payment by a cheque of today, 1 July 2026. */
export const HEAD = { bank: 'Maybank', payment_date: '2026-07-01', cheque_no: '000123' };

/** Pays expenses by uuid with one cheque. */
export const pay = (api: Client, payments: unknown, fields: object = {}) =>
  api.post('/payment_records', { ...HEAD, ...fields, payments });

/** A user who may pay, and a project with open expenses B-1, B-2 and so on. */
export async function ownerWithExpenses(server: TestApp, count: number, invoice_amt = '100.00') {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const project = await addProject(api, { name: 'Menara' });
  const first = await addExpense(api, { project_uuid: project.uuid, ref_no: 'B-1', invoice_amt });
  const uuids: string[] = [first.uuid];
  for (let number = 2; number <= count; number++) {
    const fields = { project_uuid: project.uuid, contractor_uuid: first.contractor.uuid, ref_no: `B-${number}` };
    uuids.push((await addExpense(api, { ...fields, invoice_amt })).uuid as string);
  }
  return { api, project_uuid: project.uuid as string, uuids };
}

/** Settlement of an expense as the list shows it. */
export const statusOf = async (api: Client, ref_no: string) => {
  const { data } = (await api.get(`/expenses?search="${ref_no}"`)).body;
  return { status: data[0].status, balance: data[0].balance };
};

/** Counts the payment records and payments in the database. */
export const stored = async ({ db }: TestApp) => ({
  records: (await db.selectFrom('payment_records').select('id').execute()).length,
  payments: (await db.selectFrom('payments').select('id').execute()).length,
});
