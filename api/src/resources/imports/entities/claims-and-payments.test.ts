import { addContractor, addExpense, addInvoice, addProject } from '../../../testing/records/records';
import { checked, committed, runImports } from '../../../testing/records/imports';
import { addBankAccount } from '../../../testing/records/bank-accounts';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const CLAIMS = [
  'Project,Kind,Cert No,Invoice No,Date,Work Done to Date,Amount',
  'P-0001,Progress Claim,1,INV-1,31/03/2026,"100,000.00",',
  'Menara,Claim,2,INV-2,30/04/2026,"250,000.00",',
  'P-0001,Lain-lain,,INV-3,30/04/2026,,500.00',
  '',
].join('\n');

async function place() {
  const api = await server.as('ADMIN');
  const project = await addProject(api, { name: 'Menara' });
  return { api, project };
}

const resultsOf = async (api: Awaited<ReturnType<typeof place>>['api'], path: string) =>
  (await api.get(`${path}/rows`)).body.data.map(({ result }: { result: string }) => result);

test('imports certificates by their amounts to date, and other invoices', async () => {
  const { api } = await place();

  const path = await committed(server, api, 'invoice', CLAIMS);

  expect((await api.get(path)).body.data).toMatchObject({ status: 'committed', counts: { created: 3 } });
  expect((await api.get('/invoices?sort=invoice_no&order=asc')).body.data).toMatchObject([
    { invoice_no: 'INV-1', cert_no: '1', kind: 'progress', invoice_amt: '95000.00', retention: '5000.00' },
    { invoice_no: 'INV-2', cert_no: '2', kind: 'progress', work_done_certified: '250000.00', invoice_amt: '142500.00' },
    { invoice_no: 'INV-3', cert_no: null, kind: 'other', invoice_amt: '500.00' },
  ]);
});

test('imports the same invoices twice, and invoices typed before, without a change', async () => {
  const { api, project } = await place();
  const typed = { kind: 'progress', cert_no: '1', invoice_no: 'INV-1', work_done_certified: '100000.00' };
  await addInvoice(api, { project_uuid: project.uuid, ...typed });
  const first = await committed(server, api, 'invoice', CLAIMS);

  const second = await committed(server, api, 'invoice', CLAIMS);

  expect(await resultsOf(api, first)).toEqual(['unchanged', 'created', 'created']);
  expect(await resultsOf(api, second)).toEqual(['unchanged', 'unchanged', 'unchanged']);
});

test('refuses an invoice that nothing identifies, and a certificate below the one before', async () => {
  const { api } = await place();
  const lines = `${CLAIMS}Menara,Claim,3,,30/06/2026,"200,000.00",\nMenara,Other,,,30/06/2026,,1\n`;

  const path = await checked(server, api, 'invoice', lines);

  expect((await api.get(`${path}/rows?result=error`)).body.data).toMatchObject([
    { messages: { work_done_certified: ['Lower than the previous certificate. Use a debit note for deductions.'] } },
    { messages: { row: ['The row needs a number or an External ID, by which it is found again.'] } },
  ]);
});

test('takes the amounts that a kind computes only as they are computed', async () => {
  const { api } = await place();
  const lines = [
    'Project,Kind,Cert No,Date,Work Done to Date,Released,Amount',
    'Menara,Claim,1,31/03/2026,"100,000.00",0.00,"95,000.00"',
    'Menara,Claim,2,30/04/2026,"250,000.00",5.00,"237,500.00"',
    '',
  ].join('\n');

  const path = await checked(server, api, 'invoice', lines);

  expect((await api.get(`${path}/rows`)).body.data).toMatchObject([
    { result: 'created', messages: {} },
    {
      messages: {
        released: ['Released is computed for this kind of invoice: RM 0.00.'],
        invoice_amt: ['Invoice Amount is computed for this kind of invoice: RM 142,500.00.'],
      },
    },
  ]);
});

test('undoes imported invoices, the last certificate first, and takes the file again', async () => {
  const { api } = await place();
  const path = await committed(server, api, 'invoice', CLAIMS);

  await api.post(`${path}/undo`);
  await runImports(server);

  expect((await api.get(path)).body.data.status).toBe('undone');
  expect((await api.get('/invoices')).body.total).toBe(0);
  const again = await committed(server, api, 'invoice', CLAIMS);
  expect(await resultsOf(api, again)).toEqual(['created', 'created', 'created']);
});

test('imports receipts and payments, also two alike, and the same file twice without a change', async () => {
  const { api, project } = await place();
  await committed(server, api, 'invoice', CLAIMS);
  for (const name of ['Bina Jaya', 'Batu']) {
    const contractor = await addContractor(api, { name });
    const bill = { project_uuid: project.uuid, contractor_uuid: contractor.uuid, ref_no: 'B-1' };
    await addExpense(api, { ...bill, invoice_date: '2026-04-01', invoice_amt: '300' });
  }
  const lines = [
    'Invoice,Bill,Date,Amount,Cheque No,Bank',
    'INV-1,,30/05/2026,"1,000.00",C-1,Maybank',
    ',bina jaya / b-1,30/05/2026,100,,',
    ',Bina Jaya / B-1,30/05/2026,100.00,,',
    ',B-1,30/05/2026,50,,',
    '',
  ].join('\n');

  const refused = await checked(server, api, 'payment', lines);
  const fixed = lines.replace('\n,B-1,', '\n,Batu / B-1,');
  const path = await committed(server, api, 'payment', fixed);
  const again = await committed(server, api, 'payment', fixed.replace('Maybank', 'CIMB'));

  expect((await api.get(`${refused}/rows?result=error`)).body.data).toMatchObject([
    { no: 5, messages: { expense_uuid: ['More than one Expense is called B-1.'] } },
  ]);
  expect((await api.get(path)).body.data).toMatchObject({
    counts: { created: 4, error: 0 },
    totals: [{ field: 'payment_amt', computed: '1250.00' }],
  });
  expect(await resultsOf(api, again)).toEqual(['updated', 'unchanged', 'unchanged', 'unchanged']);
  expect((await api.get('/payments')).body).toMatchObject({ total: 4, totals: { credit: '1000.00', debit: '250.00' } });
});

test('imports payments of own bank accounts by name or number, changes them, and undoes that', async () => {
  const { api } = await place();
  await committed(server, api, 'invoice', CLAIMS);
  await addBankAccount(api, 'Maybank', { name: 'Operating account', account_no: '5128-3406 7721' });
  await addBankAccount(api, 'CIMB', { name: 'Project account', account_no: '8001' });
  const receipts = (heading: string, ...cells: string[]) =>
    [
      `Invoice,Date,Amount,Cheque No,${heading}`,
      ...cells.map((cell, index) => `INV-1,30/05/2026,100,C-${index + 1},${cell}`),
      '',
    ].join('\n');
  const banks = async () =>
    (await api.get('/payments?sort=cheque_no&order=asc')).body.data.map(
      ({ bank, bank_account }: { bank: string; bank_account: { name: string } | null }) => [bank, bank_account?.name],
    );
  const first = [
    ['Maybank', 'Operating account'],
    ['Maybank', 'Operating account'],
    ['CIMB', 'Project account'],
  ];

  const cells = ['operating account', '5128 34067721', 'Project account'];
  const refused = await checked(server, api, 'payment', receipts('Bank Account', 'Petty cash'));
  await committed(server, api, 'payment', receipts('Bank Account', ...cells));
  expect((await api.get(`${refused}/rows?result=error`)).body.data).toMatchObject([
    { messages: { bank_account_uuid: ['Bank Account Petty cash does not exist.'] } },
  ]);
  expect(await banks()).toEqual(first);

  const path = await committed(server, api, 'payment', receipts('Bank', 'Maybank', 'RHB', 'CIMB'));
  expect(await resultsOf(api, path)).toEqual(['unchanged', 'updated', 'unchanged']);
  expect(await banks()).toEqual([first[0], ['RHB', undefined], first[2]]);

  await api.post(`${path}/undo`);
  await runImports(server);
  expect((await api.get(path)).body.data.status).toBe('undone');
  expect(await banks()).toEqual(first);
});
