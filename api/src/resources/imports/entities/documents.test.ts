import { addContractor, addExpense, addProject } from '../../../testing/records/records';
import { checked, committed, runImports, upload, workbook } from '../../../testing/records/imports';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const BILLS = [
  ['Project', 'Supplier', 'Bill No', 'Tarikh', 'Amount', 'Tax', 'Kod Akaun'],
  ['P-0001', 'bina jaya', 'INV-1', { t: 'n', v: 46204, z: 'dd/mm/yyyy' }, 1234.5, 'RM 98.76', '6100'],
  ['Menara', 'Bina Jaya', 'INV-2', '30/06/2026', '2,000.00', null, null],
  ['Jumlah', null, null, null, 3234.5, 98.76, null],
];

async function place() {
  const api = await server.as('ADMIN');
  const project = await addProject(api, { name: 'Menara' });
  const contractor = await addContractor(api, { name: 'Bina Jaya' });
  await committed(server, api, 'account_code', 'Code,Name\n6100,Concrete\n');
  return { api, project, contractor };
}

test('imports expenses with project, contractor and account code by name or code', async () => {
  const { api } = await place();

  const path = await committed(server, api, 'expense', workbook(BILLS));

  expect((await api.get(path)).body.data).toMatchObject({ status: 'committed', counts: { created: 2, left_out: 1 } });
  const { data, totals } = (await api.get('/expenses?sort=ref_no&order=asc')).body;
  expect(data).toMatchObject([
    { ref_no: 'INV-1', invoice_date: '2026-07-01', invoice_amt: '1234.50', tax_amt: '98.76', status: 'pending' },
    { ref_no: 'INV-2', invoice_date: '2026-06-30', invoice_amt: '2000.00', tax_amt: '0.00', due_date: '2026-07-31' },
  ]);
  expect(totals).toMatchObject({ invoice_amt: '3234.50' });
});

test('imports the same bills twice, and bills that were typed before, without a change', async () => {
  const { api, project, contractor } = await place();
  const typed = { ref_no: 'inv-2', invoice_date: '2026-06-30', invoice_amt: '2000' };
  await addExpense(api, { project_uuid: project.uuid, contractor_uuid: contractor.uuid, ...typed });
  const first = await checked(server, api, 'expense', workbook(BILLS));
  await api.post(`${first}/commit`, {});
  await runImports(server);

  const second = await committed(server, api, 'expense', workbook(BILLS));

  expect((await api.get(`${first}/rows`)).body.data[1].changes).toEqual([
    { field: 'ref_no', before: 'inv-2', after: 'INV-2' },
  ]);
  expect((await api.get(second)).body.data).toMatchObject({ counts: { created: 0, updated: 0, unchanged: 2 } });
});

test('imports the supplier invoices of SQL Account, whose contractor is a code', async () => {
  const { api, project } = await place();
  const codes = 'Name,Creditor Code\nBina Jaya,400-B0001\nBatu,400-B0002\n';
  await committed(server, api, 'organisation', codes);
  const master = (no: string, code: string) =>
    `MASTER;${no};;30/06/2026;30/06/2026;${code};60 Days;Bars;----;----;${project.code};1;1;F;\r\n`;
  const detail = (no: string, amount: string) => `DETAIL;${no};6100;Bars;;;0.00;0;${amount};\r\n`;
  const file = `${master('PI-1', '400-b0001')}${detail('PI-1', '1,000.10')}${detail('PI-1', '-0.20')}`;

  const path = await committed(server, api, 'expense', file);
  const unknown = await checked(server, api, 'expense', `${master('PI-2', '400-X')}${detail('PI-2', '1.00')}`);

  expect((await api.get(path)).body.data).toMatchObject({ status: 'committed', counts: { created: 1 } });
  expect((await api.get('/expenses')).body.data).toMatchObject([
    { contractor_name: 'Bina Jaya', ref_no: 'PI-1', invoice_amt: '999.90', due_date: '2026-08-29' },
  ]);
  expect((await api.get(`${unknown}/rows`)).body.data).toMatchObject([
    { no: 1, result: 'error', messages: { contractor_uuid: ['Contractor 400-X does not exist.'] } },
  ]);
});

test('refuses rows as the form does: unknown references, four decimals, no amount', async () => {
  const { api } = await place();
  const header = 'Project,Contractor,Ref No,Invoice Date,Invoice Amount\n';

  const path = await checked(
    server,
    api,
    'expense',
    `${header}P-9,Nobody,A,30/06/2026,1\nMenara,Bina Jaya,B,31/06/2026,1.2345\nMenara,Bina Jaya,C,30/06/2026,\n`,
  );

  expect((await api.get(`${path}/rows`)).body.data.map(({ messages }: { messages: object }) => messages)).toEqual([
    { project_uuid: ['Project P-9 does not exist.'], contractor_uuid: ['Contractor Nobody does not exist.'] },
    {
      invoice_date: ['Invoice Date must be in yyyy-MM-dd format.'],
      invoice_amt: ['Invoice Amount must have at most 2 decimals.'],
    },
    { invoice_amt: ['Invoice Amount is required.'] },
  ]);
});

test('waits for the choice of a style where the file can be read both ways', async () => {
  const { api } = await place();
  const lines = 'Project,Contractor,Ref No,Invoice Date,Invoice Amount\nMenara,Bina Jaya,A,03/04/2026,"1,234"\n';
  const { body } = await upload(server, api, 'expense', lines);
  const path = `/imports/${body.data.uuid}`;
  const { fields } = body.data.mapping;

  const early = await api.post(`${path}/check`);
  await api.put(`${path}/mapping`, { fields, decimal_style: 'point', date_order: 'mdy' });
  await api.post(`${path}/check`);
  await runImports(server);
  await api.post(`${path}/commit`, {});
  await runImports(server);

  expect(early.body.errors).toEqual({
    decimal_style: ['Choose how amounts are written: the file can be read both ways.'],
    date_order: ['Choose how dates are written: the file can be read both ways.'],
  });
  expect((await api.get('/expenses')).body.data).toMatchObject([
    { invoice_date: '2026-03-04', invoice_amt: '1234.00' },
  ]);
});

test('compares typed totals with those of the rows, and asks for the reason of a difference', async () => {
  const { api } = await place();
  const path = await checked(server, api, 'expense', workbook(BILLS));
  const totals = [
    { field: 'invoice_amt', amount: '3234.51' },
    { field: 'tax_amt', amount: '98.76' },
  ];

  const refused = await api.post(`${path}/commit`, { totals });
  await api.post(`${path}/commit`, { totals, reason: 'Rounding of the old system' });
  await runImports(server);

  expect(refused.body.errors).toEqual({ reason: ['Reason is required.', 'Invoice Amount differs by (RM 0.01).'] });
  expect((await api.get(path)).body.data).toMatchObject({
    status: 'committed',
    reason: 'Rounding of the old system',
    totals: [
      { field: 'invoice_amt', label: 'Invoice Amount', computed: '3234.50', typed: '3234.51' },
      { field: 'tax_amt', computed: '98.76', typed: '98.76' },
      { field: 'retention_amt', computed: '0.00', typed: null },
    ],
  });
});

test('undoes imported expenses', async () => {
  const { api } = await place();
  const path = await committed(server, api, 'expense', workbook(BILLS));
  await api.post(`${path}/undo`);
  await runImports(server);

  expect((await api.get(path)).body.data.status).toBe('undone');
  expect((await api.get('/expenses')).body.total).toBe(0);
});

test('imports projects with client and managers, and gives codes only when it commits', async () => {
  const api = await server.as('ADMIN', { name: 'Aisyah' });
  await committed(server, api, 'client', 'Name\nSeri Maju\n');
  const lines = `Name,Client,PM,Contract Sum,Start Date,End Date\nMenara,seri maju,${api.user.email},"1,060,000.00",2026-01-01,2026-12-31\n`;
  await checked(server, api, 'project', lines);

  const path = await committed(server, api, 'project', lines);

  expect((await api.get(path)).body.data).toMatchObject({ status: 'committed', counts: { created: 1, error: 0 } });
  const [project] = (await api.get('/projects')).body.data;
  expect(project).toMatchObject({
    code: 'P-0001',
    status: 'New',
    contract_sum: '1060000.00',
    retention_percent: '5.00',
  });
  expect(project.project_managers).toMatchObject([{ name: 'Aisyah' }]);
  const other = await checked(
    server,
    api,
    'project',
    lines.replace('Menara,', 'Tower,').replace(api.user.email, 'nobody'),
  );
  expect((await api.get(`${other}/rows`)).body.data[0].messages).toEqual({
    project_managers: ['No single user is called nobody. Use the e-mail address.'],
  });
});
