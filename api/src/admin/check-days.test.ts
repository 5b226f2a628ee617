import { operatorOf } from '../testing/databases/operator';
import { addInvoice, addProject, addVariationOrder } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const admin = operatorOf(server);

async function projectWithDocuments() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid, code } = await addProject(api);
  await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });
  await addInvoice(api, { project_uuid, kind: 'retention_release', released: '10.00' });
  await addInvoice(api, { project_uuid, invoice_amt: '10.00', invoice_date: '2026-01-31' });
  await addVariationOrder(api, { project_uuid });
  await addVariationOrder(api, { project_uuid, status: 'draft' });
  return { project: code as string };
}

test('finds nothing among documents that were entered here', async () => {
  await projectWithDocuments();

  expect(await admin(['check-days'])).toMatchObject({ code: 0, said: ['Every day is in order.'] });
});

test('lists older days that would be refused, and writes nothing', async () => {
  const { project } = await projectWithDocuments();
  const release = { invoice_date: '2026-03-01' };
  await server.db.updateTable('invoices').set(release).where('kind', '=', 'retention_release').execute();
  const approval = { submitted_date: '2026-06-30', approved_date: '2026-06-01' };
  await server.db.updateTable('variation_orders').set(approval).where('status', '=', 'approved').execute();

  const { code, said } = await admin(['check-days']);

  expect([code, ...said]).toEqual([
    1,
    `${project}, INV-2026-0002: 01-Mar-2026 is before the last certificate of the project, 31-Mar-2026.`,
    `${project}, VO-01: 01-Jun-2026 is before 30-Jun-2026, the day it was submitted.`,
    '2 days out of order.',
  ]);
});
