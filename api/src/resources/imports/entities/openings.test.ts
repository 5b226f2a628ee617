import { committed, checked, runImports } from '../../../testing/records/imports';
import { addInvoice, addPayment, addProject } from '../../../testing/records/records';
import { expectRightSums } from '../../../testing/records/kept-sums';
import { ownerWithSettings, exportedLines } from '../../../testing/records/accounting-export';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const HEADINGS =
  'Project,Last Certificate,As At,Work to Date,Retention Held,Released,Tax,Debit Notes,Received,Invoice No';
const P1 = 'P-0001,2,30/06/2026,"450,000.00","22,500.00",0.00,"25,650.00","1,750.00","301,400.00",OLD-2';
const fileOf = (...rows: string[]) => [HEADINGS, ...rows, ''].join('\n');

// P1 of the worked example, cut over after its second certificate.
async function place() {
  const api = await server.as('ADMIN');
  const project = await addProject(api, { contract_sum: '1000000.00', retention_percent: '5' });
  return { api, project_uuid: project.uuid };
}

const errorsOf = async (api: Awaited<ReturnType<typeof place>>['api'], path: string) =>
  (await api.get(`${path}/rows?result=error`)).body.data.map(({ messages }: { messages: unknown }) => messages);

test('opens a project with what was certified, taxed and received before', async () => {
  const { api, project_uuid } = await place();

  await committed(server, api, 'opening', fileOf(P1));

  const { data } = (await api.get(`/projects/${project_uuid}/invoices`)).body;
  expect(data).toMatchObject([
    {
      ...{ kind: 'progress', cert_no: '2', invoice_no: 'OLD-2', invoice_date: '2026-06-30' },
      ...{ work_done_certified: '450000.00', retention: '22500.00', nett_certified: '427500.00' },
      ...{ invoice_amt: '427500.00', total_tax: '25650.00', debit_note: '1750.00', total_amount: '451400.00' },
      ...{ total_payment: '301400.00', balance: '150000.00', description: 'Opening certificate' },
    },
  ]);
  const claim = { project_uuid, invoice_date: '2026-06-30', work_done_certified: '583000.00', tax_code: 'ST6' };
  expect((await api.post('/invoices', claim)).body.data).toMatchObject({
    ...{ cert_no: '3', retention: '29150.00', nett_certified: '553850.00' },
    ...{ invoice_amt: '126350.00', total_tax: '7581.00' },
  });
  await expectRightSums(server.db);
});

test('the same file opens nothing twice, and an opening certificate keeps its amounts', async () => {
  const { api } = await place();
  await committed(server, api, 'opening', fileOf(P1));

  const again = await checked(server, api, 'opening', fileOf(P1));
  const other = await checked(server, api, 'opening', fileOf(P1.replace('450,000', '460,000')));

  expect((await api.get(again)).body.data.counts).toMatchObject({ unchanged: 1, created: 0, error: 0 });
  expect(await errorsOf(api, other)).toEqual([
    { row: ['The opening certificate exists already. Undo its import to change it.'] },
  ]);
  const [{ uuid }] = (await api.get('/invoices')).body.data;
  expect((await api.put(`/invoices/${uuid}`, { work_done_certified: '1.00' })).body).toMatchObject({
    data: { err_msg: 'The invoice is an opening certificate: only Invoice Date, Due Date and Remarks may change.' },
  });
  expect((await api.put(`/invoices/${uuid}`, { remarks: 'Agreed with the client' })).status).toBe(200);
});

test.each([
  ['more retention than work', ['450,000.00', '450,000.01'], { retention: 'Retention to Date … 450000.00.' }],
  ['more released than held', ['0.00', '22,500.01'], { released: 'Released to Date … 22500.00.' }],
  ['more debit notes than claims', ['1,750.00', '453,150.01'], { debit_note: 'Debit Notes to Date … 453150.00.' }],
  ['more received than owed', ['301,400.00', '451,400.01'], { received: 'Received to Date … 451400.00.' }],
])('refuses %s', async (_, [from = '', to = ''], problem) => {
  const { api } = await place();
  const row =
    from === '450,000.00'
      ? P1.replace('22,500.00', to)
      : from === '0.00'
        ? P1.replace('0.00,"25', `"${to}","25`)
        : P1.replace(from, to);

  const path = await checked(server, api, 'opening', fileOf(row));

  const expected = Object.entries(problem).map(([field, text]) => [
    field,
    [text.replace('…', 'must be less than or equals to')],
  ]);
  expect(await errorsOf(api, path)).toEqual([Object.fromEntries(expected)]);
});

test('refuses a day to come, and a project that has certificates', async () => {
  const { api, project_uuid } = await place();
  const late = await checked(server, api, 'opening', fileOf(P1.replace('30/06/2026', '2026-07-02')));
  await addInvoice(api, { project_uuid, work_done_certified: '1000.00' });

  const second = await checked(server, api, 'opening', fileOf(P1));

  expect(await errorsOf(api, late)).toEqual([{ invoice_date: ['Cut-over Date must not be in the future.'] }]);
  expect(await errorsOf(api, second)).toEqual([{ row: ['The project has certificate 1 already.'] }]);
});

test('an undo takes the certificate and its receipt back, unless the client has paid since', async () => {
  const { api } = await place();
  const path = await committed(server, api, 'opening', fileOf(P1));
  const [{ uuid: invoice_uuid }] = (await api.get('/invoices')).body.data;
  const later = await addPayment(api, { invoice_uuid, payment_amt: '1.00', payment_date: '2026-07-01' });
  const undo = async () => {
    await api.post(`${path}/undo`);
    await runImports(server);
    return (await api.get(path)).body.data.status;
  };

  expect(await undo()).toBe('committed');
  await api.delete(`/payments/${later.uuid}`);
  expect(await undo()).toBe('undone');
  expect([(await api.get('/invoices')).body.total, (await api.get('/payments')).body.total]).toEqual([0, 0]);
  const again = await committed(server, api, 'opening', fileOf(P1));
  expect((await api.get(again)).body.data.counts).toMatchObject({ created: 1 });
  await expectRightSums(server.db);
});

test('the accounting software does not get an opening certificate again', async () => {
  const api = await ownerWithSettings(server);
  const admin = await server.as('ADMIN');
  const { uuid } = await addProject(api, { contract_sum: '1000000.00', retention_percent: '5' });
  await committed(server, admin, 'opening', fileOf(P1));
  await addInvoice(api, { project_uuid: uuid, invoice_date: '2026-06-30', work_done_certified: '583000.00' });

  const lines = await exportedLines(server, api, `/projects/${uuid}/invoices/myob`);

  expect(lines.slice(1).map((line) => line.split('\t')[11] ?? '')).toEqual([
    'Progress claim 3',
    'Less retention',
    '',
    '',
  ]);
});
