import { addInvoice, addPayment, addProject } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

type Row = { name: string; cashflow_margin: string | null };

async function threeProjects() {
  const api = await server.as('ADMIN');
  const paid = async (name: string, work_done_certified: string, payment_amt: string) => {
    const { uuid: project_uuid } = await addProject(api, { name });
    const { uuid: invoice_uuid } = await addInvoice(api, { project_uuid, work_done_certified });
    await addPayment(api, { invoice_uuid, payment_amt });
  };
  await addProject(api, { name: 'Nothing' });
  await paid('Little', '1000.00', '10.00');
  await paid('Much', '500000.00', '400000.00');
  return api;
}

test.each([
  ['total_received', 'desc', ['Much', 'Little', 'Nothing']],
  ['total_received', 'asc', ['Nothing', 'Little', 'Much']],
  ['work_done_percent', 'desc', ['Much', 'Little', 'Nothing']],
  ['cashflow30', 'desc', ['Much', 'Little', 'Nothing']],
])('sorts by %s %s as by any other column', async (sort, order, names) => {
  const api = await threeProjects();

  const { body } = await api.get(`/projects?sort=${sort}&order=${order}`);

  expect(body.data.map((row: Row) => row.name)).toEqual(names);
  expect(body.current_sorting).toEqual({ sort, order });
});

test.each(['asc', 'desc'])('puts projects without the figure last, %s', async (order) => {
  const api = await threeProjects();

  const { body } = await api.get(`/projects?sort=cashflow_margin&order=${order}`);

  expect(body.data.at(-1)).toMatchObject({ name: 'Nothing', cashflow_margin: null });
});

test('falls back to the newest first when it does not know the sort key', async () => {
  const api = await threeProjects();

  const { body } = await api.get('/projects?sort=password_hash&order=asc');

  expect(body.current_sorting).toEqual({ sort: 'created_at', order: 'desc' });
  expect(body.data.map((row: Row) => row.name)).toEqual(['Much', 'Little', 'Nothing']);
});

test('adds up the figures of all pages, a percentage as a sum over a sum', async () => {
  const api = await threeProjects();

  const { body } = await api.get('/projects?per_page=15&totals=1&status=On%20Going');

  expect(body.totals).toMatchObject({
    contract_sum: '3000000.00',
    total_received: '400010.00',
    work_done_percent: '16.70',
    cashflow_margin: '100.00',
  });
});

test.each(['end_customer', 'schedule', 'retention'])('sorts by %s, projects without it last', async (sort) => {
  const api = await server.as('ADMIN');
  const values = { end_customer: ['Alam', 'Zamrud'], schedule: ['Asphalt', 'Zinc'], retention: ['5.00', '900.00'] };
  const [low, high] = values[sort as keyof typeof values];
  await addProject(api, { name: 'High', [sort]: high });
  await addProject(api, { name: 'None' });
  await addProject(api, { name: 'Low', [sort]: low });

  const { body } = await api.get(`/projects?sort=${sort}&order=asc`);

  expect(body.data.map((row: Row) => row.name)).toEqual(['Low', 'High', 'None']);
});
