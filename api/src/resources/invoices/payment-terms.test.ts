import { addClient, addInvoice, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

test("is due after the client's own payment terms", async () => {
  const api = await server.as('BUSINESS_OWNER');
  const client = await addClient(api, { payment_days: 45 });
  const terms = await addProject(api, { client_name: client.uuid });
  const { uuid: project_uuid } = await addProject(api);

  const invoice = await addInvoice(api, { project_uuid: terms.uuid, work_done_certified: '100.00' });
  const usual = await addInvoice(api, { project_uuid, work_done_certified: '100.00' });

  expect([invoice.due_date, usual.due_date]).toEqual(['2026-05-15', '2026-04-30']);
  const previous = (await api.get(`/projects/${terms.uuid}/invoices/prev_certified`)).body.data;
  expect(previous.payment_days).toBe(45);
});
