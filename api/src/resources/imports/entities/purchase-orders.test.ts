import { addContractor, addExpense, addProject } from '../../../testing/records/records';
import { checked, committed, errorRows, runImports, workbook } from '../../../testing/records/imports';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const ORDERS = [
  'PO No,Project,Supplier,Date,Order Title,Description,Qty,Unit,Unit Price,Kod Akaun,Tax Code,Remarks',
  'PO-1,P-0001,bina jaya,30/06/2026,Piling,Bored piles,12,no,"1,500.50",6100,N-T,',
  ',,,,,Mobilisation,1,,2000,,,',
  'PO-2,P-0001,Bina Jaya,30/06/2026,,Cement,"1,000.00",bag,18.123456,,ST8,Urgent',
  'PO-1,,,,,Pile caps,4,no,750,,,',
  '',
].join('\n');

async function place() {
  const api = await server.as('ADMIN');
  const project = await addProject(api, { name: 'Menara' });
  const contractor = await addContractor(api, { name: 'Bina Jaya' });
  await committed(server, api, 'account_code', 'Code,Name\n6100,Piling\n');
  return { api, project, contractor };
}

type Api = Awaited<ReturnType<typeof place>>['api'];

const rowsOf = async (api: Api, path: string) => (await api.get(`${path}/rows`)).body.data;
const resultsOf = async (api: Api, path: string) =>
  (await rowsOf(api, path)).map(({ result }: { result: string }) => result);

async function orderOf(api: Api, poNo: string) {
  const { data } = (await api.get(`/purchaseOrders?search="${poNo}"`)).body;
  return (await api.get(`/purchaseOrders/${data[0].uuid}`)).body.data;
}

test('imports orders whose rows are their lines; the first row of an order may state the rest alone', async () => {
  const { api, project } = await place();

  const path = await committed(server, api, 'purchase_order', ORDERS);

  expect((await api.get(path)).body.data).toMatchObject({
    status: 'committed',
    counts: { created: 4, error: 0 },
    missing: [],
  });
  const first = await orderOf(api, 'PO-1');
  expect(first).toMatchObject({
    project: { uuid: project.uuid },
    ...{ status: 'draft', issued_date: '2026-06-30', description: 'Piling', total_value: '23006.00' },
    lines: [
      { description: 'Bored piles', qty: '12.0000', unit: 'no', amount: '18006.00', account_code: { name: 'Piling' } },
      { description: 'Mobilisation', qty: '1.0000', unit: null, amount: '2000.00', account_code: null },
      { description: 'Pile caps', amount: '3000.00', tax_code: 'N-T' },
    ],
  });
  expect(await orderOf(api, 'PO-2')).toMatchObject({
    remarks: 'Urgent',
    lines: [{ qty: '1000.0000', unit_price: '18.123456', amount: '18123.46', tax_code: 'ST8' }],
  });
  expect((await rowsOf(api, path)).map(({ record }: { record: string }) => record === first.uuid)).toEqual([
    ...[true, true, false, true],
  ]);
});

test('imports the same orders twice, and orders typed before, without a change', async () => {
  const { api, project, contractor } = await place();
  await api.post('/purchaseOrders', {
    ...{ project_uuid: project.uuid, contractor_uuid: contractor.uuid, po_no: 'po-2', issued_date: '2026-06-30' },
    lines: [{ description: 'Cement', unit: 'bag', qty: '1000', unit_price: '18.123456', tax_code: 'ST8' }],
    remarks: 'Urgent',
  });
  const first = await committed(server, api, 'purchase_order', ORDERS.replaceAll('PO-2', 'po-2'));
  const [one] = await rowsOf(api, first);
  await api.put(`/purchaseOrders/${one.record}`, { remarks: 'Changed by hand' });

  const second = await committed(server, api, 'purchase_order', ORDERS.replaceAll('PO-2', 'po-2'));

  expect(await resultsOf(api, first)).toEqual(['created', 'created', 'unchanged', 'created']);
  expect((await api.get(second)).body.data).toMatchObject({ status: 'committed', counts: { unchanged: 4 } });
  expect(await orderOf(api, 'PO-1')).toMatchObject({ remarks: 'Changed by hand' });
});

test('refuses an order as a whole, and puts each message in the row of its line', async () => {
  const { api } = await place();
  const lines = ORDERS.replace('Mobilisation,1', 'Mobilisation,0').replace(
    'Pile caps,4,no,750,',
    'Pile caps,4,no,750,9',
  );
  const differing = 'PO-2,P-0001,Batu,30/06/2026,,Sand,1,,1,,,\nPO-3,Menara,Bina Jaya,30/06/2026,,Nails,1,,x,9,,\n';

  const path = await checked(server, api, 'purchase_order', `${lines}${differing}`);

  expect((await api.get(path)).body.data.counts).toMatchObject({ created: 0, error: 6 });
  expect((await rowsOf(api, path)).map(({ messages }: { messages: object }) => messages)).toEqual([
    { row: ['Row 5 of the same record has an error.'] },
    { row: ['Row 5 of the same record has an error.'] },
    { row: ['Row 6 of the same record has an error.'] },
    { 'lines.account_code_uuid': ['Account Code 9 does not exist.'] },
    { contractor_uuid: ['Rows 4 and 6 differ.'] },
    { 'lines.account_code_uuid': ['Account Code 9 does not exist.'] },
  ]);
});

test('leaves out all rows of an order with one of them, and takes them in again together', async () => {
  const { api } = await place();
  const lines = `${ORDERS.replace('Mobilisation,1', 'Mobilisation,0')},,,,,Total,,,23006,,,\n`;
  const path = await checked(server, api, 'purchase_order', lines);
  const wrong = (await api.get(`${path}/rows?result=error`)).body.data;
  const outOf = async () => (await rowsOf(api, path)).map(({ is_left_out }: { is_left_out: boolean }) => is_left_out);

  await api.put(`${path}/rows/5`, { is_left_out: true });
  const left = await outOf();
  await api.put(`${path}/rows/3`, { is_left_out: false, cells: [{ column: 6, value: '1' }] });
  const taken = await outOf();
  await api.post(`${path}/check`);
  await runImports(server);

  expect(wrong.map(({ no, messages }: { no: number; messages: object }) => [no, messages])).toEqual([
    [2, { row: ['Row 3 of the same record has an error.'] }],
    [3, { 'lines.qty': ['Quantity must be more than 0.'] }],
    [5, { row: ['Row 3 of the same record has an error.'] }],
  ]);
  expect(left).toEqual([true, true, false, true, true]);
  expect(taken).toEqual([false, false, false, false, true]);
  expect(await resultsOf(api, path)).toEqual(['created', 'created', 'created', 'created', null]);
});

test('replaces the lines of an order, shows what changes in each, and an undo restores lines and tax', async () => {
  const { api } = await place();
  await committed(server, api, 'purchase_order', ORDERS);
  await api.put(`/purchaseOrders/${(await orderOf(api, 'PO-1')).uuid}`, { total_tax: '100.00' });
  const header = 'PO No,Project,Contractor,Issued Date,Description,Quantity,Unit Price';
  const row = 'PO-1,Menara,Bina Jaya,2026-06-30';

  const path = await committed(
    server,
    api,
    'purchase_order',
    `${header}\n${row},Bored piles,12,1600\n${row},Pile caps,4,750\n${row},Test pile,1,500\n`,
  );

  const rows = await rowsOf(api, path);
  expect(rows.map(({ result }: { result: string }) => result)).toEqual(['updated', 'updated', 'updated']);
  expect(rows[0].changes).toMatchObject([
    { field: 'lines' },
    { field: 'total_tax', before: '100.00', after: '0.00' },
    { field: 'total_value', before: '23106.00', after: '22700.00' },
    { field: 'lines.unit_price', before: '1500.5', after: '1600' },
  ]);
  expect([rows[1].changes, rows[2].changes]).toEqual([[], []]);
  expect((await orderOf(api, 'PO-1')).lines).toMatchObject([
    { description: 'Bored piles', unit: 'no', account_code: { name: 'Piling' } },
    { description: 'Pile caps', unit: 'no' },
    { description: 'Test pile', unit: null },
  ]);
  await api.post(`${path}/undo`);
  await runImports(server);
  expect((await api.get(path)).body.data).toMatchObject({ status: 'undone', message: null });
  expect(await orderOf(api, 'PO-1')).toMatchObject({
    ...{ total_tax: '100.00', total_value: '23106.00' },
    lines: [{ unit_price: '1500.500000' }, { description: 'Mobilisation' }, { description: 'Pile caps' }],
  });
});

test('leaves the lines alone where the file has no columns for them, and needs a value for new orders', async () => {
  const { api } = await place();
  await committed(server, api, 'purchase_order', ORDERS);
  const header = 'PO No,Project,Contractor,Issued Date,Description,Total Value\n';

  const path = await committed(
    server,
    api,
    'purchase_order',
    `${header}PO-1,Menara,Bina Jaya,2026-06-30,Foundations,23006\nPO-9,Menara,Bina Jaya,2026-06-30,Hoarding,500\n`,
  );
  const without = await checked(
    server,
    api,
    'purchase_order',
    `${header}PO-7,Menara,Bina Jaya,2026-06-30,Fence,\nPO-1,Menara,Bina Jaya,2026-06-30,,9\nPO-1,Menara,Bina Jaya,2026-06-30,,9\n`,
  );

  expect(await resultsOf(api, path)).toEqual(['updated', 'created']);
  expect(await orderOf(api, 'PO-1')).toMatchObject({ description: 'Foundations', lines: [{}, {}, {}] });
  expect(await orderOf(api, 'PO-9')).toMatchObject({ lines: [{ description: 'Hoarding', amount: '500.00' }] });
  expect((await rowsOf(api, without)).map(({ messages }: { messages: object }) => messages)).toEqual([
    { total_value: ['Total Value is required.'] },
    { total_value: ['Total Value must be equal to the lines with tax, 23006.00.'] },
    { row: ['Rows 3 and 4 are the same record.'] },
  ]);
});

test('undoes imported orders unless they are billed, and names the first row of the one that is', async () => {
  const { api, project, contractor } = await place();
  const path = await committed(server, api, 'purchase_order', ORDERS);
  const { uuid } = await orderOf(api, 'PO-1');
  const bill = { project_uuid: project.uuid, contractor_uuid: contractor.uuid, purchase_order_uuid: uuid };
  const { uuid: expense } = await addExpense(api, { ...bill, ref_no: 'B-1', invoice_amt: '1' });

  await api.post(`${path}/undo`);
  await runImports(server);
  const refused = (await api.get(`${path}/rows?result=error`)).body.data;
  await api.delete(`/expenses/${expense}`);
  await api.post(`${path}/undo`);
  await runImports(server);

  expect(refused).toMatchObject([{ no: 2, messages: { row: ['The purchase order still has 1 expense.'] } }]);
  expect((await api.get(path)).body.data.status).toBe('undone');
  expect((await api.get('/purchaseOrders')).body.total).toBe(0);
});

test('downloads all rows of a refused order, which complete the import once they are fixed', async () => {
  const { api } = await place();
  const path = await checked(server, api, 'purchase_order', ORDERS.replace('Mobilisation,1', 'Mobilisation,0'));
  const rows = await errorRows(server, api, path);

  rows[2]![6] = '1';
  const fixed = await committed(server, api, 'purchase_order', workbook(rows));

  expect(rows.map((row) => row[5])).toEqual(['Description', 'Bored piles', 'Mobilisation', 'Pile caps']);
  expect(await resultsOf(api, fixed)).toEqual(['created', 'created', 'created']);
  expect((await orderOf(api, 'PO-1')).lines).toHaveLength(3);
});

test('says which columns of the lines are missing once a file has some', async () => {
  const { api } = await place();

  const path = await checked(server, api, 'purchase_order', 'PO No,Project,Supplier,Date,Qty,Rate\nA,Menara,B,,1,2\n');

  expect((await api.get(path)).body.data).toMatchObject({ status: 'uploaded', missing: ['Description'] });
});
