import { enterP1 } from '../../testing/records/p1';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const AS_OF = 'as_of=2026-07-01';

test('adds up open invoices by how long they are overdue, whichever bucket the list shows', async () => {
  const api = await server.as('BUSINESS_OWNER');
  await enterP1(api);

  const { body } = await api.get(`/invoices/ageing?${AS_OF}&ageing=not_due`);

  expect(body.data).toEqual([
    { bucket: 'not_due', count: 1, amount: '133931.00' },
    { bucket: '1-30', count: 1, amount: '100000.00' },
    { bucket: '31-60', count: 0, amount: '0.00' },
    { bucket: '61-90', count: 0, amount: '0.00' },
    { bucket: 'over_90', count: 0, amount: '0.00' },
  ]);
});

test('adds up what the list is narrowed to, and never what is of other managers', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const { project_uuid } = await enterP1(owner);
  const manager = await server.as('PROJECT_MANAGER');

  const found = await owner.get(`/invoices/ageing?${AS_OF}&project=${project_uuid}&due_to=2026-06-30`);
  const foreign = await manager.get(`/invoices/ageing?${AS_OF}`);

  const counts = ({ body }: { body: { data: { count: number }[] } }) => body.data.map(({ count }) => count);
  expect(counts(found)).toEqual([0, 1, 0, 0, 0]);
  expect(counts(foreign)).toEqual([0, 0, 0, 0, 0]);
});
