import { addExpense, addInvoice, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

// A text of maximum length in distinct three-byte characters, which cannot be compressed.
const LONG = Array.from({ length: 1000 }, (_, index) => String.fromCharCode(0x4e00 + ((index * 7919) % 20_000))).join(
  '',
);

test('a text as long as it may be is kept, in whatever language, and sorted by its beginning', async () => {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);

  const invoice = await addInvoice(api, { project_uuid, work_done_certified: '100.00', description: LONG });
  const expense = await addExpense(api, { project_uuid, description: LONG });
  const batch = await api.post('/payment_records', {
    bank: 'CIMB',
    payment_date: '2026-06-30',
    cheque_no: '000123',
    remark: LONG,
    payments: { [expense.uuid]: '1.00' },
  });

  expect([invoice.description, expense.description]).toEqual([LONG, LONG]);
  expect(batch.status).toBe(201);
  for (const list of ['invoices', 'expenses']) {
    const { body } = await api.get(`/${list}?sort=description&order=asc`);
    expect(body.data.map(({ description }: { description: string }) => description)).toEqual([LONG]);
  }
});
