import { addContractor, addExpense, addOrder, addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

async function ownerWithOrder(fields = {}, contractorFields = {}) {
  const api = await server.as('BUSINESS_OWNER', { name: 'Owner' });
  const { uuid: project_uuid } = await addProject(api);
  const { uuid: contractor_uuid } = await addContractor(api, contractorFields);
  const ids: Record<string, string> = { project_uuid, contractor_uuid };
  const order = await addOrder(api, { ...ids, ...fields });
  const bill = (invoice_amt: string) => addExpense(api, { ...ids, purchase_order_uuid: order.uuid, invoice_amt });
  return { api, ids, order, bill, path: `/purchaseOrders/${order.uuid}` };
}

const ownCompany = (fields = {}) =>
  server.db
    .insertInto('organisations')
    .values({ name: 'Siteledger', type: 3, tnc_subcon: 'Subcon terms', tnc_supplier: 'Supplier terms', ...fields })
    .execute();

test('reads one order with its lines and terms', async () => {
  const { api, path } = await ownerWithOrder({ terms: '30 days' });

  const { body } = await api.get(path);

  expect(body.data).toMatchObject({
    terms: '30 days',
    total_value: '1000.00',
    lines: [{ position: 1, description: 'Works', qty: '1.0000', unit_price: '1000.000000', amount: '1000.00' }],
  });
});

test('replaces the lines and computes the totals again', async () => {
  const { api, path, order } = await ownerWithOrder({ total_tax: '60.00' });
  const lines = [
    { description: 'Cement', qty: '3', unit_price: '0.335', tax_code: 'ST6' },
    { description: 'Sand', qty: '2.5', unit_price: '10.000001' },
  ];

  const { status, body } = await api.put(path, { lines, version: 1 });

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ total_tax: '0.06', total_value: '26.07', version: 2, po_no: order.po_no });
  expect(body.data.lines.map(({ description, amount }: Record<string, string>) => [description, amount])).toEqual([
    ['Cement', '1.01'],
    ['Sand', '25.00'],
  ]);
  const [entry] = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'purchase-order.update')
    .execute();
  expect(entry).toMatchObject({
    before: { total_value: '1060.00', lines: [{ description: 'Works' }] },
    after: { total_value: '26.07', lines: [{ description: 'Cement' }, { description: 'Sand' }] },
  });
});

test('leaves lines and tax that are not sent, and takes a tax that is stated', async () => {
  const { api, path, order } = await ownerWithOrder({ total_tax: '60.00', description: 'Piling' });

  const words = await api.put(path, { remarks: 'Urgent', budget: '900' });
  const tax = await api.put(path, { total_tax: '80.00', total_value: '1080.00' });

  expect(words.body.data).toMatchObject({ total_value: '1060.00', description: 'Piling', budget: '900.00' });
  expect(tax.body.data).toMatchObject({ total_value: '1080.00', remarks: 'Urgent', lines: order.lines });
});

test('goes from draft to issued to closed, and then does not change', async () => {
  const { api, path } = await ownerWithOrder();

  const issued = await api.put(path, { status: 'issued' });
  const closed = await api.put(path, { status: 'closed' });
  const after = await api.put(path, { remarks: 'x' });

  expect([issued.body.data.status, closed.body.data.status]).toEqual(['issued', 'closed']);
  expect([after.status, after.body.data.err_msg]).toEqual([409, 'A closed purchase order can no longer be edited.']);
});

test.each([
  ['draft', 'closed'],
  ['draft', 'cancelled'],
  ['issued', 'draft'],
])('does not go from %s to %s', async (from, to) => {
  const { api, path } = await ownerWithOrder();
  if (from === 'issued') await api.put(path, { status: 'issued' });

  const { status, body } = await api.put(path, { status: to });

  expect([status, body.data.err_msg]).toEqual([409, `A purchase order that is ${from} cannot become ${to}.`]);
});

test.each([
  [1, 'Subcon terms'],
  [2, 'Supplier terms'],
])('takes our own terms for a payee of type %i when it is issued', async (type, terms) => {
  await ownCompany();
  const { api, path } = await ownerWithOrder({}, { type });

  const draft = await api.get(path);
  const { body } = await api.put(path, { status: 'issued' });

  expect([draft.body.data.terms, body.data.terms]).toEqual([null, terms]);
});

test('keeps terms that were given, and those it was issued with', async () => {
  await ownCompany();
  const { api, path } = await ownerWithOrder({ terms: 'As agreed' });
  const { api: other, path: plain } = await ownerWithOrder();

  const given = await api.put(path, { status: 'issued' });
  await other.put(plain, { status: 'issued' });
  await server.db.updateTable('organisations').set({ tnc_subcon: 'New terms' }).where('type', '=', 3).execute();
  const later = await other.put(plain, { remarks: 'x' });

  expect([given.body.data.terms, later.body.data.terms]).toEqual(['As agreed', 'Subcon terms']);
});

test('is cancelled only while nothing is billed on it, and a cancelled one is no commitment', async () => {
  const { api, ids, path, bill } = await ownerWithOrder();
  await api.put(path, { status: 'issued' });
  const expense = await bill('10.00');

  const billed = await api.put(path, { status: 'cancelled' });
  await api.delete(`/expenses/${expense.uuid}`);
  const { body } = await api.put(path, { status: 'cancelled' });

  expect([billed.status, billed.body.data.err_msg]).toEqual([
    409,
    'A purchase order that is billed cannot be cancelled.',
  ]);
  expect(body.data.status).toBe('cancelled');
  expect((await api.get(`/projects/${ids.project_uuid}`)).body.data.eac).toBe('0.00');
});

test('changes lines of an issued order, but never to less than is billed', async () => {
  const { api, path, bill } = await ownerWithOrder();
  await api.put(path, { status: 'issued' });
  await bill('500.00');
  const works = (unit_price: string) => ({ lines: [{ description: 'Works', qty: '1', unit_price }] });

  const less = await api.put(path, works('499.99'));
  const just = await api.put(path, works('500.00'));

  expect({ status: less.status, body: less.body }).toEqual({
    status: 422,
    body: { errors: { total_value: ['Total Value must be more than or equals to 500.00, which is billed.'] } },
  });
  expect(just.body.data).toMatchObject({ total_value: '500.00', outstanding: '0.00', billed_percent: '100.00' });
});

test('an order that is over-billed already may grow, and its words may change', async () => {
  const { api, path, bill } = await ownerWithOrder();
  await bill('1500.00');

  const words = await api.put(path, { remarks: 'Claim under review' });
  const grown = await api.put(path, { lines: [{ description: 'Works', qty: '1', unit_price: '1200' }] });

  expect(words.body.data.over_billed).toBe('500.00');
  expect(grown.body.data.over_billed).toBe('300.00');
});

test('goes to another contractor only while nothing is billed on it', async () => {
  const { api, path, bill } = await ownerWithOrder();
  const other = await addContractor(api);

  const before = await api.put(path, { contractor_uuid: other.uuid });
  const { path: billedPath, bill: billOther, api: owner } = await ownerWithOrder();
  await billOther('1.00');
  const after = await owner.put(billedPath, { contractor_uuid: other.uuid });

  expect(before.body.data.contractor).toEqual({ uuid: other.uuid, name: other.name });
  expect([after.status, after.body.data.err_msg]).toEqual([
    409,
    'The contractor cannot change once a purchase order is billed.',
  ]);
  await expect(bill('1.00')).rejects.toThrow('Purchase Order is not an order of this project and contractor.');
});

test.each([
  ['another project', { project_uuid: 99 }, { project_uuid: ['Project is changed by a move.'] }],
  ['a contractor that does not exist', { contractor_uuid: 99 }, { contractor_uuid: ['Contractor is not valid.'] }],
  [
    'a value that its lines do not give',
    { total_value: '1000.01' },
    { total_value: ['Total Value must be equal to the lines with tax, 1000.00.'] },
  ],
  ['no lines and no value', { lines: [] }, { total_value: ['Total Value is required.'] }],
  ['a number that is taken', { po_no: 'taken' }, { po_no: ['PO No is already taken.'] }],
  [
    'a status that is none',
    { status: 'lost' },
    { status: ['Status must be one of draft, issued, closed, cancelled.'] },
  ],
])('refuses a change to %s', async (_, fields, errors) => {
  const { api, ids, path } = await ownerWithOrder();
  await addOrder(api, { ...ids, po_no: 'TAKEN' });

  const { status, body } = await api.put(path, fields);

  expect({ status, body }).toEqual({ status: 422, body: { errors } });
});

test('deletes an order without expenses, and never uses its number again', async () => {
  const { api, ids, path, order } = await ownerWithOrder();
  const { path: billedPath, bill, api: owner } = await ownerWithOrder();
  await bill('1.00');

  const refused = await owner.delete(billedPath);
  const deleted = await api.delete(path);
  const again = await api.post('/purchaseOrders', {
    ...ids,
    issued_date: '2026-02-01',
    total_value: '1',
    po_no: order.po_no,
  });

  expect([refused.status, refused.body.data.err_msg]).toEqual([409, 'The purchase order still has 1 expense.']);
  expect(deleted).toMatchObject({ status: 200, body: { data: { uuid: order.uuid, name: order.po_no } } });
  expect(again.body.errors).toEqual({ po_no: ['PO No is already taken.'] });
  expect((await api.get(path)).status).toBe(404);
  expect((await api.get(`/projects/${ids.project_uuid}`)).body.data.eac).toBe('0.00');
});

test('refuses a change of what somebody else has changed', async () => {
  const { api, path } = await ownerWithOrder();
  await api.put(path, { remarks: 'First', version: 1 });

  const change = await api.put(path, { remarks: 'Second', version: 1 });
  const deletion = await api.delete(path, { 'if-match': '1' });

  expect(change.body.data.err_msg).toMatch(/^Changed by Owner at /);
  expect(deletion.status).toBe(409);
});

test("finds no order of another manager's project", async () => {
  const { path } = await ownerWithOrder();
  const manager = await server.as('PROJECT_MANAGER');

  const replies = [await manager.get(path), await manager.put(path, { remarks: 'x' }), await manager.delete(path)];

  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    Array(3).fill([404, { message: 'Purchase order not found.' }]),
  );
});
