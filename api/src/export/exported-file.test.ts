import { enterP1 } from '../testing/records/p1';
import { download, exportedLines, ownerWithSettings, SETTINGS } from '../testing/records/accounting-export';
import { addClient, addContractor, addExpense, addInvoice, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const HOSTILE = '=cmd|"x"\t,\r\n+1';

test('no text breaks the file or starts a formula', async () => {
  const api = await ownerWithSettings(server);
  const { uuid: project_uuid } = await addProject(api);
  const contractor = await addContractor(api, { name: '@Café "Timur"', address_1: '-12, Jalan\tDua' });
  const fields = { project_uuid, contractor_uuid: contractor.uuid, ref_no: '+60', description: HOSTILE };
  await addExpense(api, fields);

  const txt = await exportedLines(server, api, `/projects/${project_uuid}/expenses/myob`);
  const csv = await download(server, api, `/projects/${project_uuid}/expenses/myob?format=csv`);

  expect(txt).toHaveLength(4);
  expect(txt[1]?.split('\t')).toHaveLength(41);
  expect(txt[1]?.split('\t').slice(0, 3)).toEqual(["'@Caf\u00e9 'Timur'", '', "'-12, Jalan Dua"]);
  expect(txt[1]).toContain("\t'=cmd|'x' , +1\t");
  const [, row = '', ...rest] = csv.text.split('\r\n');
  expect(rest).toEqual(['', '']);
  expect(row.startsWith(`"'@Caf\u00e9 ""Timur""",,"'-12, Jalan Dua",`)).toBe(true);
  expect(row).toContain(`,'+60,`);
  expect(row).toContain(`,"'=cmd|""x"" , +1",`);
  expect(csv.headers['content-type']).toBe('text/csv; charset=windows-1252');
  expect(csv.headers['content-disposition']).toMatch(/\.csv"$/);
});

test('lists the documents that cannot be imported, and gives no file', async () => {
  const api = await ownerWithSettings(server, {
    accounts: { ...SETTINGS.accounts, 'debit-note': null },
    tax_codes: { 'N-T': 'N-T' },
  });
  const client = await addClient(api, { name: 'x'.repeat(51) });
  const { uuid: project_uuid } = await addProject(api, { client_name: client.uuid, retention: '0' });
  const claim = { project_uuid, work_done_certified: '100.00', tax_code: 'ST6', debit_note: '1.00' };
  const invoice = await addInvoice(api, claim);

  const { status, body } = await api.get(`/projects/${project_uuid}/invoices/myob`);

  expect(status).toBe(422);
  expect(body).toEqual({
    errors: {
      [`documents.${invoice.uuid}`]: [
        'INV-2026-0001: the card name has more than 50 characters.',
        'INV-2026-0001: Tax Code ST6 is not set.',
        'INV-2026-0001: Debit Note Account is not set.',
      ],
    },
  });
});

test('marks nothing, and takes only days and formats that there are', async () => {
  const api = await ownerWithSettings(server);
  const { project_uuid } = await enterP1(api);
  const everything = async () =>
    JSON.stringify([
      await server.db.selectFrom('invoices').selectAll().orderBy('id').execute(),
      await server.db.selectFrom('audit_log').select('id').execute(),
    ]);
  const before = await everything();

  await download(server, api, `/projects/${project_uuid}/invoices/myob`);
  const wrong = await api.get(`/projects/${project_uuid}/invoices/myob?from=2026-02-30&format=xls`);

  expect(await everything()).toBe(before);
  expect(wrong.body.errors).toEqual({
    from: ['from must be in yyyy-MM-dd format.'],
    format: ['format must be one of txt, csv.'],
  });
});

test('exports a project of more documents than a page holds, each of them once', async () => {
  const api = await ownerWithSettings(server);
  const { uuid: project_uuid } = await addProject(api);
  await addExpense(api, { project_uuid, ref_no: 'B-0' });
  const row = await server.db.selectFrom('expenses').select(['project_id', 'contractor_id']).executeTakeFirstOrThrow();
  const day = (number: number) => `2026-04-${String((number % 7) + 1).padStart(2, '0')}`;
  const empty = { description: null, purchase_order_id: null, account_code_id: null, write_off_date: null };
  const never = { write_off_reason: null, exported_at: null, deleted_at: null };
  await server.db
    .insertInto('expenses')
    .values(
      Array.from({ length: 1100 }, (_, index) => ({
        ...{ ...row, ...empty, ...never, ref_no: `B-${index + 1}`, invoice_amt: '1.00', due_date: '2026-05-01' },
        ...{ invoice_date: day(index), date_received: day(index) },
      })),
    )
    .execute();

  const rows = (await exportedLines(server, api, `/projects/${project_uuid}/expenses/myob`)).map((line) =>
    line.split('\t'),
  );

  const bills = rows.slice(1).flatMap((cells) => cells[9] ?? []);
  expect(bills).toHaveLength(1101);
  expect(new Set(bills).size).toBe(1101);
});

test('a project manager exports nothing, and what is not there cannot be exported', async () => {
  const api = await ownerWithSettings(server);
  const { uuid } = await addProject(api);
  const manager = await server.as('PROJECT_MANAGER');

  expect((await manager.get(`/projects/${uuid}/invoices/myob`)).status).toBe(403);
  expect((await manager.get(`/projects/${uuid}/expenses/myob`)).status).toBe(403);
  expect((await api.get('/projects/999/expenses/myob')).body).toEqual({ message: 'Project not found.' });
});

test('gives no file when a card name cannot be written, for two cards would become one', async () => {
  const api = await ownerWithSettings(server);
  const { uuid: project_uuid } = await addProject(api);
  const contractor = await addContractor(api, { name: '建筑公司' });
  const { uuid } = await addExpense(api, { project_uuid, contractor_uuid: contractor.uuid, ref_no: 'B-1' });

  const { status, body } = await api.get(`/projects/${project_uuid}/expenses/myob`);

  expect(status).toBe(422);
  expect(body.errors).toEqual({
    [`documents.${uuid}`]: ['B-1: the card name has characters that the accounting software cannot read.'],
  });
});
