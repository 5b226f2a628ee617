import { addContractor, addProject, addVariationOrder } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithProject() {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid } = await addProject(api, { contract_sum: '1000.00', budget: '800.00' });
  return { api, project_uuid: uuid as string, read: async () => (await api.get(`/projects/${uuid}`)).body.data };
}

test('numbers the variations of a project by themselves', async () => {
  const { api, project_uuid } = await ownerWithProject();
  await addVariationOrder(api, { project_uuid, vo_no: 'VO-07' });

  const next = await addVariationOrder(api, { project_uuid });
  const elsewhere = await addVariationOrder(api, { project_uuid: (await addProject(api)).uuid });

  expect([next.vo_no, elsewhere.vo_no]).toEqual(['VO-08', 'VO-01']);
});

test("an approved client's variation moves the contract sum and the budget, others do not", async () => {
  const { api, project_uuid, read } = await ownerWithProject();
  for (const status of ['draft', 'submitted', 'rejected']) await addVariationOrder(api, { project_uuid, status });
  const before = await read();

  await addVariationOrder(api, { project_uuid, amount: '300.00', cost_amount: '200.00' });
  await addVariationOrder(api, { project_uuid, type: 'omission', amount: '50.00' });

  expect(before).toMatchObject({ contract_sum_and_vo: '1000.00', revised_budget: '800.00' });
  expect(await read()).toMatchObject({
    contract_sum_and_vo: '1250.00',
    revised_budget: '1000.00',
    expected_profit: '250.00',
  });
});

test("a contractor's variation leaves the contract sum as it is", async () => {
  const { api, project_uuid, read } = await ownerWithProject();
  const contractor = await addContractor(api);

  const order = await addVariationOrder(api, { project_uuid, contractor_uuid: contractor.uuid, amount: '900.00' });

  expect(order.contractor).toEqual({ uuid: contractor.uuid, name: contractor.name });
  expect(await read()).toMatchObject({ contract_sum_and_vo: '1000.00', eac: '900.00' });
});

test('dates a variation by its state when no date is given', async () => {
  const { api, project_uuid } = await ownerWithProject();

  const draft = await addVariationOrder(api, { project_uuid, status: null });
  const approved = await addVariationOrder(api, { project_uuid, submitted_date: '2026-05-01' });

  expect(draft).toMatchObject({ status: 'draft', submitted_date: null, approved_date: null });
  expect(approved).toMatchObject({ submitted_date: '2026-05-01', approved_date: '2026-07-01' });
});

test.each([
  ['a new one that is void', { status: 'void' }, 'status'],
  ['an amount of nothing', { amount: '0' }, 'amount'],
  ['an unknown contractor', { contractor_uuid: 99 }, 'contractor_uuid'],
  ['a number that is taken', { vo_no: 'vo-01' }, 'vo_no'],
])('refuses %s', async (_, fields, field) => {
  const { api, project_uuid } = await ownerWithProject();
  await addVariationOrder(api, { project_uuid });

  const { status, body } = await api.post('/variationOrders', {
    project_uuid,
    title: 'More',
    type: 'addition',
    amount: '1.00',
    ...fields,
  });

  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('lists variations of a project by state', async () => {
  const { api, project_uuid } = await ownerWithProject();
  await addVariationOrder(api, { project_uuid, title: 'Extra piling' });
  await addVariationOrder(api, { project_uuid, status: 'draft' });

  const { body } = await api.get(`/variationOrders?project=${project_uuid}&status=approved`);

  expect(body.data).toMatchObject([{ title: 'Extra piling', type: 'addition', status: 'approved' }]);
});

test('tells the variations of the client from those of contractors', async () => {
  const { api, project_uuid } = await ownerWithProject();
  const { uuid: contractor_uuid } = await addContractor(api);
  await addVariationOrder(api, { project_uuid, title: 'More floors', amount: '30.00' });
  await addVariationOrder(api, {
    project_uuid,
    title: 'Less wiring',
    amount: '5.00',
    type: 'omission',
    contractor_uuid,
  });

  const client = await api.get(`/variationOrders?project=${project_uuid}&party=client`);
  const subcontract = await api.get(`/variationOrders?project=${project_uuid}&party=subcontract`);

  expect(client.body).toMatchObject({ data: [{ title: 'More floors' }], totals: { amount: '30.00' } });
  expect(subcontract.body).toMatchObject({ data: [{ title: 'Less wiring' }], totals: { amount: '-5.00' } });
});

test.each(['approved', 'rejected', 'void'])(
  'is not created %s: that is an act of its own, with its day',
  async (status) => {
    const { api, project_uuid } = await ownerWithProject();

    const reply = await api.post('/variationOrders', {
      project_uuid,
      title: 'More',
      type: 'addition',
      amount: '1.00',
      status,
    });

    expect(reply).toMatchObject({
      status: 422,
      body: { errors: { status: ['Status must be one of draft, submitted.'] } },
    });
    expect((await api.get(`/projects/${project_uuid}`)).body.data.contract_sum_and_vo).toBe(
      (await api.get(`/projects/${project_uuid}`)).body.data.contract_sum,
    );
  },
);
