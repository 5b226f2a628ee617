import { addContractor, addExpense, addOrder, addProject, addVariationOrder } from '../../testing/records/records';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

async function ownerWithProject(fields = {}) {
  const api = await server.as('BUSINESS_OWNER');
  const { uuid: project_uuid } = await addProject(api, fields);
  const { uuid: contractor_uuid } = await addContractor(api);
  return { api, project_uuid: project_uuid as string, contractor_uuid: contractor_uuid as string };
}

test('prices each line once, half away from zero, and taxes it by its code', async () => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();
  const lines = [
    { description: 'Cement', unit: 'bag', qty: '3', unit_price: '0.335', tax_code: 'ST6' },
    { description: 'Sand', qty: '2.5', unit_price: '10.000001' },
  ];

  const order = await addOrder(api, { project_uuid, contractor_uuid, lines });

  expect(order).toMatchObject({
    po_no: 'PO-2026-0001',
    status: 'draft',
    total_tax: '0.06',
    total_value: '26.07',
    budget: null,
    budget_variance: null,
  });
  expect(order.lines).toMatchObject([
    { position: 1, description: 'Cement', unit: 'bag', amount: '1.01', tax_code: 'ST6' },
    { position: 2, qty: '2.5000', unit_price: '10.000001', amount: '25.00', tax_code: 'N-T' },
  ]);
});

test('takes a tax that is stated, and one line of the value when there are none', async () => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();

  const stated = await addOrder(api, { project_uuid, contractor_uuid, total_tax: '5.00' });
  const whole = await addOrder(api, {
    project_uuid,
    contractor_uuid,
    lines: [],
    total_value: '106.00',
    total_tax: '6.00',
    description: 'Piling',
  });

  expect(stated.total_value).toBe('1005.00');
  expect(whole).toMatchObject({
    total_value: '106.00',
    lines: [{ description: 'Piling', qty: '1.0000', amount: '100.00' }],
  });
});

test.each([
  [
    'a value that its lines do not give',
    { total_value: '1000.01' },
    { total_value: ['Total Value must be equal to the lines with tax, 1000.00.'] },
  ],
  ['neither lines nor a value', { lines: [] }, { total_value: ['Total Value is required.'] }],
  ['an unknown contractor', { contractor_uuid: 99 }, { contractor_uuid: ['Contractor is not valid.'] }],
  [
    'a quantity of nothing',
    { lines: [{ description: 'Air', qty: '0', unit_price: '1' }] },
    { 'lines[0].qty': ['Quantity must be more than 0.'] },
  ],
  [
    'a rate with seven decimals',
    { lines: [{ description: 'Air', qty: '1', unit_price: '0.0000001' }] },
    { 'lines[0].unit_price': ['Unit Price must have at most 6 decimals.'] },
  ],
  [
    'a line that comes to more than any amount',
    { lines: [{ description: 'Air', qty: '99999999999', unit_price: '999999999' }] },
    { 'lines[0].unit_price': ['Amount must be less than or equals to 999999999999999.'] },
  ],
  [
    'lines that come to more than any amount together',
    {
      lines: [
        { description: 'Air', qty: '999999999999', unit_price: '1000' },
        { description: 'Water', qty: '1', unit_price: '1000' },
      ],
    },
    { total_value: ['Total Value must be less than or equals to 999999999999999.'] },
  ],
  [
    'a value without lines that no unit price can be',
    { lines: [], total_value: '1000000000000' },
    { total_value: ['Total Value must be less than or equals to 999999999999.'] },
  ],
])('refuses %s and writes nothing', async (_, fields, errors) => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();
  const order = {
    project_uuid,
    contractor_uuid,
    issued_date: '2026-02-01',
    lines: [{ description: 'Works', qty: '1', unit_price: '1000' }],
    ...fields,
  };

  const { status, body } = await api.post('/purchaseOrders', order);

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
  expect(await server.db.selectFrom('purchase_orders').selectAll().execute()).toEqual([]);
});

test('refuses a number that is taken, and steps over it when it counts', async () => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();
  await addOrder(api, { project_uuid, contractor_uuid, po_no: 'po-2026-0001' });

  const again = await api.post('/purchaseOrders', {
    project_uuid,
    contractor_uuid,
    issued_date: '2026-02-01',
    total_value: '1.00',
    po_no: 'PO-2026-0001',
  });
  const next = await addOrder(api, { project_uuid, contractor_uuid });

  expect(again.body).toEqual({ errors: { po_no: ['PO No is already taken.'] } });
  expect(next.po_no).toBe('PO-2026-0002');
});

test('orders nothing for a completed project', async () => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject({ status: 'Completed' });

  const { status, body } = await api.post('/purchaseOrders', {
    project_uuid,
    contractor_uuid,
    issued_date: '2026-02-01',
    total_value: '1.00',
  });

  expect([status, body.data.err_msg]).toEqual([409, 'A completed project cannot have new purchase orders.']);
});

test('estimates a project by its orders, or by what is billed on them when that is more', async () => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject({ contract_sum: '5000.00' });
  const eac = async () => (await api.get(`/projects/${project_uuid}`)).body.data.eac;
  const order = await addOrder(api, { project_uuid, contractor_uuid });
  const ordered = await eac();
  await addVariationOrder(api, { project_uuid, contractor_uuid, amount: '250.00' });
  const varied = await eac();

  await addExpense(api, {
    project_uuid,
    contractor_uuid,
    purchase_order_uuid: order.uuid,
    invoice_amt: '1300.00',
    tax_amt: '78.00',
  });

  expect([ordered, varied, await eac()]).toEqual(['1000.00', '1250.00', '1378.00']);
});

test('lists orders of a contractor in a project with their sums', async () => {
  const { api, project_uuid, contractor_uuid } = await ownerWithProject();
  await addOrder(api, { project_uuid, contractor_uuid });
  await addOrder(api, { project_uuid, contractor_uuid: (await addContractor(api)).uuid });

  const { body } = await api.get(
    `/purchaseOrders?project=${project_uuid}&contractor=${contractor_uuid}&sort=outstanding`,
  );

  expect(body).toMatchObject({ total: 1, totals: { total_value: '1000.00', outstanding: '1000.00' } });
});
