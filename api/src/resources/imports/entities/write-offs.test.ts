import { checked, committed, runImports } from '../../../testing/records/imports';
import { addContractor, addExpense, addInvoice, addPayment, addProject } from '../../../testing/records/records';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const WRITE_OFFS =
  'Invoice No,Bill,Date,Reason\nINV-1,,30/06/2026,Client wound up\n,Bina Jaya / INV-1,,Duplicate bill\n';

// An invoice and a bill with the same number: 750.00 and 100.00 are open.
async function place() {
  const api = await server.as('ADMIN');
  const { uuid: project_uuid } = await addProject(api, { retention: '0' });
  const { uuid: contractor_uuid } = await addContractor(api, { name: 'Bina Jaya' });
  const expense = await addExpense(api, { project_uuid, contractor_uuid, ref_no: 'INV-1' });
  const invoice = await addInvoice(api, { project_uuid, invoice_no: 'INV-1', work_done_certified: '1000.00' });
  await addPayment(api, { invoice_uuid: invoice.uuid, payment_date: '2026-06-15', payment_amt: '250.00' });
  const stored = async () => [
    (await api.get(`/invoices/${invoice.uuid}`)).body.data,
    (await api.get(`/expenses/${expense.uuid}`)).body.data,
  ];
  return { api, stored, project: project_uuid as string };
}

type Api = Awaited<ReturnType<typeof place>>['api'];

const rowsOf = async (api: Api, path: string) => (await api.get(`${path}/rows`)).body.data;

test('writes off the open balances of invoices and bills, and the same file twice without a change', async () => {
  const { api, stored } = await place();

  await committed(server, api, 'write_off', WRITE_OFFS);
  const again = await committed(server, api, 'write_off', WRITE_OFFS);

  expect(await stored()).toMatchObject([
    { write_off_amt: '750.00', write_off_date: '2026-06-30', write_off_reason: 'Client wound up', status: 'writeOff' },
    { write_off_amt: '100.00', write_off_date: '2026-07-01', write_off_reason: 'Duplicate bill', status: 'writeOff' },
  ]);
  expect((await api.get(again)).body.data).toMatchObject({ counts: { unchanged: 2 } });
  const { steps } = (await api.get('/move_in')).body.data;
  expect(steps.at(-1)).toMatchObject({ entity: 'write_off', records: 2 });
});

test('undoes written-off balances by the normal rules, forgets only the write-offs, and takes the file again', async () => {
  const { api, stored, project } = await place();
  await committed(
    server,
    api,
    'invoice',
    `Project,Kind,Invoice No,Date,Amount\n${'P-0001,Other,INV-2,2026-06-01,5\n'}`,
  );
  const before = [await stored(), (await api.get(`/projects/${project}`)).body.data];
  const lines = `${WRITE_OFFS}INV-2,,,Lost\n`;
  const path = await committed(server, api, 'write_off', lines);

  await api.post(`${path}/undo`);
  await runImports(server);

  expect((await api.get(path)).body.data.status).toBe('undone');
  const unversioned = (found: unknown) => JSON.parse(JSON.stringify(found).replace(/"version":\d+,/g, '')) as unknown;
  const after = [await stored(), (await api.get(`/projects/${project}`)).body.data];
  expect(unversioned(after)).toEqual(unversioned(before));
  const known = await server.db.selectFrom('import_keys').select('entity').execute();
  expect(known).toEqual([{ entity: 'invoice' }]);
  const again = await committed(server, api, 'write_off', lines);
  expect((await api.get(again)).body.data).toMatchObject({ counts: { created: 3 } });
});

test('refuses what the dialog of a write-off refuses, and to change a write-off', async () => {
  const { api } = await place();
  await committed(server, api, 'write_off', WRITE_OFFS);
  const lines = [
    'Invoice No,Bill,Date,Reason',
    'INV-1,,30/06/2026,Another reason',
    ',INV-1,2026-07-02,',
    'INV-1,INV-1,,Both',
    'INV-9,,,Lost',
    '',
  ].join('\n');
  const { uuid: project_uuid } = await addProject(api, { retention: '0' });
  await addInvoice(api, { project_uuid, invoice_no: 'INV-7', work_done_certified: '10.00' });

  const path = await checked(server, api, 'write_off', `${lines}INV-7,,02/07/2026,Lost\n`);

  expect(await rowsOf(api, path)).toMatchObject([
    { messages: { row: ['The document is written off already. Undo its write-off to change it.'] } },
    { messages: { reason: ['Reason is required.'] } },
    { messages: { row: ['Rows 2 and 4 are the same record.'] } },
    { messages: { invoice_uuid: ['Invoice INV-9 does not exist.'] } },
    { messages: { write_off_date: ['Write-off Date must not be in the future.'] } },
  ]);
});
