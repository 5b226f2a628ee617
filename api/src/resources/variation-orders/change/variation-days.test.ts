import { addProject, addVariationOrder } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

async function ownerWithVariation(fields = {}) {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api);
  const variation = await addVariationOrder(api, { project_uuid, status: 'draft', ...fields });
  return { api, variation, path: `/variationOrders/${variation.uuid}` };
}

test.each([
  [
    'approved before it was submitted',
    { status: 'approved', approved_date: '2026-04-30' },
    'approved_date',
    '30-Apr-2026 is before 01-May-2026, the day it was submitted.',
  ],
  [
    'approved on a day to come',
    { status: 'approved', approved_date: '2026-07-02' },
    'approved_date',
    'Approved Date 02-Jul-2026 is after today, 01-Jul-2026.',
  ],
  [
    'submitted on a day to come',
    { submitted_date: '2026-07-02' },
    'submitted_date',
    'Submitted Date 02-Jul-2026 is after today, 01-Jul-2026.',
  ],
])('is not %s', async (_, fields, field, message) => {
  const { api, path } = await ownerWithVariation({ status: 'submitted', submitted_date: '2026-05-01' });

  const { status, body } = await api.put(path, fields);

  expect({ status, body }).toEqual({ status: 422, body: { errors: { [field]: [message] } } });
  expect((await api.get(path)).body.data).toMatchObject({ status: 'submitted', submitted_date: '2026-05-01' });
});

test('is not submitted with a day to come from when it was a draft', async () => {
  const { api, path, variation } = await ownerWithVariation();
  const days = { submitted_date: '2026-07-02' };
  await server.db
    .updateTable('variation_orders')
    .set(days)
    .where('uuid', '=', variation.uuid as string)
    .execute();

  const { body } = await api.put(path, { status: 'submitted' });

  expect(body).toEqual({ errors: { submitted_date: ['Submitted Date 02-Jul-2026 is after today, 01-Jul-2026.'] } });
});

test('keeps the days of an approval in their order when one of them is moved', async () => {
  const { api, path } = await ownerWithVariation({ status: 'approved', submitted_date: '2026-05-01' });

  const later = await api.put(path, { submitted_date: '2026-07-01', approved_date: '2026-06-30' });
  const together = await api.put(path, { submitted_date: '2026-06-30', approved_date: '2026-06-30' });

  expect(later.body).toEqual({
    errors: { approved_date: ['30-Jun-2026 is before 01-Jul-2026, the day it was submitted.'] },
  });
  expect(together.status).toBe(200);
});

test('leaves older days as they are when its words change, and when it becomes void', async () => {
  const { api, path, variation } = await ownerWithVariation({ status: 'approved', submitted_date: '2026-05-01' });
  const days = { submitted_date: '2026-05-01', approved_date: '2027-12-31' };
  await server.db
    .updateTable('variation_orders')
    .set(days)
    .where('uuid', '=', variation.uuid as string)
    .execute();

  const words = await api.put(path, { ...days, title: 'More piling' });
  const voided = await api.put(path, { status: 'void', status_reason: 'Client withdrew' });

  expect([words.status, voided.status]).toEqual([200, 200]);
});
