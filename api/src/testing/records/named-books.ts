import { type Client } from '../apps/client';
import {
  addClient,
  addContractor,
  addExpense,
  addInvoice,
  addOrder,
  addPayment,
  addProject,
  addVariationOrder,
} from './records';

/** Adds an owner's project with one record of each kind, each named after the project. */
export async function addBooks(api: Client & { user: { id: number } }, name: string, managers: number[] = []) {
  const client = await addClient(api, { name: `${name} Holdings` });
  const project = await addProject(api, {
    name,
    client_name: client.uuid,
    project_managers: [api.user.id, ...managers],
  });
  const of = { project_uuid: project.uuid as string };
  const contractor = await addContractor(api, { name: `${name} Builders` });
  const order = await addOrder(api, { ...of, contractor_uuid: contractor.uuid, po_no: `${name}-PO` });
  const invoice = await addInvoice(api, { ...of, kind: 'other', invoice_no: `${name}-INV`, invoice_amt: '777.77' });
  const expense = await addExpense(api, {
    ...of,
    contractor_uuid: contractor.uuid,
    ref_no: `${name}-BILL`,
    invoice_amt: '777.77',
  });
  const variation = await addVariationOrder(api, { ...of, title: `${name} wall`, amount: '777.77' });
  await addPayment(api, { invoice_uuid: invoice.uuid, payment_amt: '77.77', bank: 'Maybank', cheque_no: `${name}-R` });
  const { body } = await api.post('/payment_records', {
    payment_date: '2026-06-01',
    bank: 'Maybank',
    cheque_no: `${name}-C`,
    payments: { [expense.uuid]: '77.77' },
  });
  return { project, client, contractor, order, invoice, expense, variation, record: body.data };
}
