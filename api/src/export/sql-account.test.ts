import { type Client } from '../testing/apps/client';
import { download, ownerWithSettings, SETTINGS } from '../testing/records/accounting-export';
import { enterP1 } from '../testing/records/p1';
import { addContractor, addExpense, addInvoice, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

/** Settings for SQL Account, and P1, whose client and first contractor have a code. */
async function p1WithCodes() {
  const api = await ownerWithSettings(server, { headings: 'sql-account' });
  const { project_uuid } = await enterP1(api);
  const { client_name, code } = (await api.get(`/projects/${project_uuid}`)).body.data;
  await coded(api, 'clients', client_name, '300-P0001');
  await coded(api, 'contractors', 'A', '400-A0001');
  return { api, project_uuid, code };
}

async function coded(api: Client, list: 'clients' | 'contractors', name: string, accounting_code: string) {
  const { data } = (await api.get(`/${list}?per_page=100`)).body;
  const { uuid } = data.find((party: { name: string }) => party.name === name);
  expect((await api.put(`/${list}/${uuid}`, { name, country: 'MY', accounting_code })).body).toMatchObject({
    data: { name },
  });
}

test('exports certificate 2 of the worked example as a customer invoice, to the byte', async () => {
  const { api, project_uuid, code } = await p1WithCodes();

  const path = `/projects/${project_uuid}/invoices/myob?from=2026-05-01&to=2026-05-31`;
  const { status, bytes, headers } = await download(server, api, path);

  const [no, day] = ['INV-2026-0002', '31/05/2026'];
  expect(status).toBe(200);
  expect(bytes.toString('latin1')).toBe(
    [
      `MASTER;${no};;${day};${day};300-P0001;30 Days;Progress claim 2;----;----;${code};1;250000.00;F;`,
      `DETAIL;${no};4-1100;Progress claim 2;${code};SV6;15000.00;0;250000.00;`,
      `DETAIL;${no};1-1220;Less retention;${code};SV6;-750.00;0;-12500.00;`,
      `DETAIL;${no};4-1400;Debit note;${code};N-T;0.00;0;-1750.00;`,
      '',
    ].join('\r\n'),
  );
  expect(headers['content-disposition']).toBe(`attachment; filename="sql-account-sales-${code}-20260701.txt"`);
});

test('exports the first expense of the worked example as a supplier invoice, to the byte', async () => {
  const { api, project_uuid, code } = await p1WithCodes();

  const path = `/projects/${project_uuid}/expenses/myob?from=2026-04-15&to=2026-04-15&format=csv`;
  const { text, headers } = await download(server, api, path);

  expect(text).toBe(
    [
      `MASTER;E1;E1;15/04/2026;15/04/2026;400-A0001;30 Days;Bill E1;----;----;${code};1;125000.00;F;`,
      `DETAIL;E1;5-1210;Bill E1;${code};SV6;7200.00;0;120000.00;`,
      `DETAIL;E1;5-1220;Debit/credit note;${code};N-T;0.00;0;-2200.00;`,
      '',
    ].join('\r\n'),
  );
  expect(headers['content-type']).toBe('text/csv; charset=windows-1252');
});

test('lists what SQL Account could not import, and gives no file', async () => {
  const long = '5-3300-SCAFFOLDING';
  const api = await ownerWithSettings(server, {
    headings: 'sql-account',
    accounts: { ...SETTINGS.accounts, purchases: long },
    tax_codes: { ST6: 'SV-6' },
  });
  const { uuid: project_uuid } = await addProject(api);
  const bill = (contractor: { uuid: string }, ref_no: string) =>
    addExpense(api, { project_uuid, contractor_uuid: contractor.uuid, ref_no });
  const none = await addContractor(api, { name: 'Batu Bersaudara' });
  const far = await addContractor(api, { name: 'Far', accounting_code: '400-FAR-0001' });
  const one = await bill(none, 'B-1');
  const two = await bill(far, 'b-1');
  const three = await bill(far, 'INV/2026/07/000000012');

  const { status, body } = await api.get(`/projects/${project_uuid}/expenses/myob`);

  const account = 'the account has more than 10 characters.';
  expect(status).toBe(422);
  expect(body.errors).toEqual({
    [`documents.${one.uuid}`]: ['B-1: Batu Bersaudara has no Accounting Code.', `B-1: ${account}`],
    [`documents.${two.uuid}`]: [
      'b-1: the Accounting Code has more than 10 characters.',
      `b-1: ${account}`,
      'b-1: another bill of this file has the same number.',
    ],
    [`documents.${three.uuid}`]: [
      'INV/2026/07/000000012: the Accounting Code has more than 10 characters.',
      'INV/2026/07/000000012: the number has more than 20 characters.',
      `INV/2026/07/000000012: ${account}`,
    ],
  });
});

test('no text ends a cell, and a document without tax needs no tax code', async () => {
  const api = await ownerWithSettings(server, { headings: 'sql-account', tax_codes: {} });
  const { uuid: project_uuid, code } = await addProject(api);
  const contractor = await addContractor(api, { name: '建筑公司', accounting_code: '400-J0001' });
  const description = `=1;2\t"x"\r\n${'y'.repeat(200)}`;
  await addExpense(api, { project_uuid, contractor_uuid: contractor.uuid, ref_no: 'B-1', description });

  const { text } = await download(server, api, `/projects/${project_uuid}/expenses/myob`);

  const written = `'=1,2 'x' ${'y'.repeat(140)}`;
  expect(written).toHaveLength(150);
  expect(text.split('\r\n')[1]).toBe(`DETAIL;B-1;5-1210;${written};${code};;0.00;0;100.00;`);
});

test('a sale and a released retention add up to what the client owes', async () => {
  const api = await ownerWithSettings(server, { headings: 'sql-account' });
  const { uuid: project_uuid, client_name } = await addProject(api, { retention_percent: '5' });
  await coded(api, 'clients', client_name, '300-A0001');
  await addInvoice(api, { project_uuid, work_done_certified: '100.10', tax_code: 'ST6' });
  await addInvoice(api, { project_uuid, kind: 'retention_release', released: '2.00', tax_code: 'ST6' });

  const { text } = await download(server, api, `/projects/${project_uuid}/invoices/myob`);

  const masters = text.split('\r\n').filter((line) => line.startsWith('MASTER;'));
  const { data } = (await api.get('/invoices?sort=invoice_no&order=asc')).body;
  expect(masters.map((line) => line.split(';')[12])).toEqual(
    data.map(({ total_amount }: { total_amount: string }) => total_amount),
  );
});
