import { addContractor, addProject, addVariationOrder } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

async function ownerWithVariation(fields = {}) {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const { uuid } = await addProject(api, { contract_sum: '1000.00', budget: '800.00' });
  const project_uuid: string = uuid;
  const variation = await addVariationOrder(api, { project_uuid, status: 'draft', ...fields });
  const contractSum = async () => (await api.get(`/projects/${project_uuid}`)).body.data.contract_sum_and_vo as string;
  return { api, project_uuid, variation, contractSum, path: `/variationOrders/${variation.uuid}` };
}

test('reads one variation order', async () => {
  const { api, variation, path } = await ownerWithVariation();

  const { body } = await api.get(path);

  expect(body.data).toMatchObject({ vo_no: variation.vo_no, status: 'draft', status_reason: null });
});

test('is submitted and approved, possibly at another amount, and then moves the contract sum', async () => {
  const { api, path, contractSum } = await ownerWithVariation({ amount: '300.00' });

  const submitted = await api.put(path, { status: 'submitted' });
  const before = await contractSum();
  const approved = await api.put(path, { status: 'approved', amount: '250.00', version: 2 });

  expect(submitted.body.data).toMatchObject({ status: 'submitted', submitted_date: '2026-07-01', approved_date: null });
  expect(approved.body.data).toMatchObject({ status: 'approved', approved_date: '2026-07-01', amount: '250.00' });
  expect([before, await contractSum()]).toEqual(['1000.00', '1250.00']);
});

test('takes the days of its states when they are given', async () => {
  const { api, path } = await ownerWithVariation();

  await api.put(path, { status: 'submitted', submitted_date: '2026-05-01' });
  const { body } = await api.put(path, { status: 'approved', approved_date: '2026-06-01' });

  expect(body.data).toMatchObject({ submitted_date: '2026-05-01', approved_date: '2026-06-01' });
});

test.each([
  ['draft', 'approved'],
  ['draft', 'rejected'],
  ['submitted', 'draft'],
  ['approved', 'rejected'],
  ['rejected', 'submitted'],
])('does not go from %s to %s', async (from, to) => {
  const { api, path } = await ownerWithVariation({ status: from });

  const { status, body } = await api.put(path, { status: to, status_reason: 'Because' });

  expect([status, body.data.err_msg]).toEqual([409, `A variation order that is ${from} cannot become ${to}.`]);
});

test.each(['draft', 'submitted', 'rejected'])(
  'becomes void from %s without a reason, and then does not change',
  async (from) => {
    const { api, path } = await ownerWithVariation({ status: from });

    const { body } = await api.put(path, { status: 'void' });
    const after = await api.put(path, { remarks: 'x' });

    expect(body.data.status).toBe('void');
    expect([after.status, after.body.data.err_msg]).toEqual([409, 'A void variation order can no longer be edited.']);
  },
);

test('an approved one becomes void for a reason only, and the contract sum is what it was', async () => {
  const { api, path, contractSum } = await ownerWithVariation({ status: 'approved', amount: '300.00' });

  const without = await api.put(path, { status: 'void' });
  const withReason = await api.put(path, { status: 'void', status_reason: 'Client withdrew' });

  expect(without.body).toEqual({ errors: { status_reason: ['Reason is required.'] } });
  expect(withReason.body.data).toMatchObject({ status: 'void', status_reason: 'Client withdrew' });
  expect(await contractSum()).toBe('1000.00');
});

test('an approved one keeps its amounts, but its words may change', async () => {
  const { api, path, variation } = await ownerWithVariation({
    status: 'approved',
    amount: '300.00',
    cost_amount: '200.00',
  });

  const amounts = await api.put(path, { amount: '301.00', type: 'omission', cost_amount: '200' });
  const whose = await api.put(path, { contractor_uuid: (await addContractor(api)).uuid });
  const words = await api.put(path, { title: 'More piling', amount: '300.00', type: 'addition', eot_days: 14 });

  expect([amounts.status, amounts.body.data.err_msg]).toEqual([
    409,
    'Type, Amount of an approved variation order cannot be changed.',
  ]);
  expect(whose.body.data.err_msg).toBe('Contractor of an approved variation order cannot be changed.');
  expect(words.body.data).toMatchObject({ title: 'More piling', eot_days: 14, vo_no: variation.vo_no });
});

test.each([
  ['alone', {}],
  ['with its approval voided', { status: 'void', status_reason: 'Client withdrew' }],
  ['with its words', { title: 'More piling' }],
])('an approved one keeps a day of approval, whether it is cleared %s', async (_, fields) => {
  const { api, path } = await ownerWithVariation({ status: 'approved', approved_date: '2026-06-01' });

  const cleared = await api.put(path, { ...fields, approved_date: null });
  const emptied = await api.put(path, { ...fields, approved_date: '' });
  const moved = await api.put(path, { approved_date: '2026-06-15' });

  const refusal = { status: 422, body: { errors: { approved_date: ['Approved Date is required.'] } } };
  expect([cleared, emptied]).toMatchObject([refusal, refusal]);
  expect(moved.body.data).toMatchObject({ status: 'approved', approved_date: '2026-06-15' });
});

test("a contractor's variation moves what is committed when it is approved, and back when it is void", async () => {
  const { api, project_uuid, path } = await ownerWithVariation({ amount: '900.00' });
  const { uuid: contractor_uuid } = await addContractor(api);
  const eac = async () => (await api.get(`/projects/${project_uuid}`)).body.data.eac as string;

  await api.put(path, { contractor_uuid, status: 'submitted' });
  const before = await eac();
  await api.put(path, { status: 'approved' });
  const during = await eac();
  await api.put(path, { status: 'void', status_reason: 'Not needed' });

  expect([before, during, await eac()]).toEqual(['800.00', '900.00', '800.00']);
});

test('is deleted unless it is approved', async () => {
  const { api, project_uuid, path, variation } = await ownerWithVariation();
  const approved = await addVariationOrder(api, { project_uuid });

  const refused = await api.delete(`/variationOrders/${approved.uuid}`);
  const deleted = await api.delete(path);

  expect([refused.status, refused.body.data.err_msg]).toEqual([409, 'An approved variation order cannot be deleted.']);
  expect(deleted).toMatchObject({ status: 200, body: { data: { uuid: variation.uuid, name: variation.vo_no } } });
  expect((await api.get(path)).status).toBe(404);
});

test.each([
  ['another project', { project_uuid: 99 }, { project_uuid: ['Project is changed by a move.'] }],
  ['a contractor that does not exist', { contractor_uuid: 99 }, { contractor_uuid: ['Contractor is not valid.'] }],
  ['an amount of nothing', { amount: '0' }, { amount: ['Amount must be more than 0.'] }],
  ['no title', { title: '' }, { title: ['Title is required.'] }],
  ['a number that is taken', { vo_no: 'taken' }, { vo_no: ['VO No is already taken.'] }],
])('refuses a change to %s', async (_, fields, errors) => {
  const { api, project_uuid, path } = await ownerWithVariation();
  await addVariationOrder(api, { project_uuid, vo_no: 'TAKEN' });

  const { status, body } = await api.put(path, fields);

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('refuses a change of what somebody else has changed, and notes every change', async () => {
  const { api, path, variation } = await ownerWithVariation();
  await api.put(path, { remarks: 'First', version: 1 });

  const change = await api.put(path, { remarks: 'Second', version: 1 });
  const deletion = await api.delete(path, { 'if-match': '1' });

  expect(change.body.data.err_msg).toMatch(/^Changed by Owner at /);
  expect(deletion.status).toBe(409);
  const entries = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('entity_uuid', '=', variation.uuid)
    .orderBy('id')
    .execute();
  expect(entries[1]).toMatchObject({
    action: 'variation-order.update',
    before: { remarks: null },
    after: { remarks: 'First' },
  });
});

test("finds no variation order of another manager's project", async () => {
  const { path } = await ownerWithVariation();
  const manager = await server.as('PROJECT_MANAGER');

  const replies = [await manager.get(path), await manager.put(path, { remarks: 'x' }), await manager.delete(path)];

  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    Array(3).fill([404, { message: 'Variation order not found.' }]),
  );
});
