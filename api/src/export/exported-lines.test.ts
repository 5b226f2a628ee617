import { enterP1 } from '../testing/records/p1';
import { download, exportedLines, ownerWithSettings } from '../testing/records/accounting-export';
import { addExpense, addInvoice, addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const tabbed = (...cells: string[]) => cells.join('\t');

const SALES_HEADINGS = tabbed(
  ...['Co./Last Name', 'First Name', 'Addr 1 - Line 1', '- Line 2', '- Line 3', '- Line 4', 'Inclusive', 'Invoice #'],
  ...['Date', 'Customer PO', 'Delivery Status', 'Description', 'Account #', 'Amount', 'Inc-Tax Amount', 'Job'],
  ...['Comment', 'Journal Memo', 'Tax Code', 'Non-Tax Amount', 'Tax Amount', 'Sale Status'],
  ...['Terms - Payment is Due', '- Balance Due Days', 'Amount Paid', 'Card ID'],
);

const PURCHASE_HEADINGS = tabbed(
  ...['Co./Last Name', 'First Name', 'Addr 1 - Line 1', '- Line 2', '- Line 3', '- Line 4', 'Inclusive', 'Purchase #'],
  ...['Date', 'Supplier Invoice #', 'Deliver Via', 'Delivery Status', 'Description', 'Account #', 'Amount'],
  ...['Inc-Tax Amount', 'Job', 'Comment', 'Journal Memo', 'Delivery Date', 'Tax Code', 'Non-Tax Amount', 'Tax Amount'],
  ...['Import Duty Amount', 'Freight Amount', 'Inc-Tax Freight Amount', 'Freight Tax Code', 'Freight Non-Tax Amount'],
  ...['Freight Tax Amount', 'Freight Import Duty Amount', 'Purchase Status', 'Currency Code', 'Exchange Rate'],
  ...['Terms - Payment is Due', '- Discount Days', '- Balance Due Days', '- % Discount', 'Amount Paid', 'Category'],
  ...['Card ID', 'Record ID'],
);

test('exports certificate 2 of the worked example to the byte', async () => {
  const api = await ownerWithSettings(server);
  const { project_uuid } = await enterP1(api);
  const { client_name, code } = (await api.get(`/projects/${project_uuid}`)).body.data;

  const { status, headers, bytes } = await download(
    server,
    api,
    `/projects/${project_uuid}/invoices/myob?from=2026-05-01&to=2026-05-31`,
  );

  const line = (description: string, account: string, amount: string, incTax: string, taxCode: string, tax: string) =>
    tabbed(
      ...[client_name, '', '', '', '', '', '', 'INV-2026-0002', '31/05/2026', '', 'A', description, account],
      ...[amount, incTax, code, '', `Sales; ${client_name}`, taxCode, '0.00', tax, 'I', '2', '30', '0.00', ''],
    );
  expect(status).toBe(200);
  expect(bytes).toEqual(
    Buffer.from(
      [
        SALES_HEADINGS,
        line('Progress claim 2', '4-1100', '250000.00', '265000.00', 'SV6', '15000.00'),
        line('Less retention', '1-1220', '-12500.00', '-13250.00', 'SV6', '-750.00'),
        line('Debit note', '4-1400', '-1750.00', '-1750.00', 'N-T', '0.00'),
        '',
        '',
      ].join('\r\n'),
      'latin1',
    ),
  );
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=windows-1252',
    'content-disposition': `attachment; filename="myob-sales-${code}-20260701.txt"`,
  });
});

test('exports the first expense of the worked example to the byte', async () => {
  const api = await ownerWithSettings(server);
  const { project_uuid } = await enterP1(api);
  const { code } = (await api.get(`/projects/${project_uuid}`)).body.data;

  const { bytes, headers } = await download(
    server,
    api,
    `/projects/${project_uuid}/expenses/myob?from=2026-04-15&to=2026-04-15`,
  );

  const line = (description: string, account: string, amount: string, incTax: string, taxCode: string, tax: string) =>
    tabbed(
      ...['A', '', '', '', '', '', '', '', '15/04/2026', 'E1', '', 'A', description, account, amount, incTax],
      ...[code, '', 'Purchases; A', '', taxCode, '0.00', tax, '', '', '', '', '', '', '', 'B', '', ''],
      ...['2', '', '30', '', '0.00', '', '', ''],
    );
  expect(bytes.toString('latin1')).toBe(
    [
      PURCHASE_HEADINGS,
      line('Bill E1', '5-1210', '120000.00', '127200.00', 'SV6', '7200.00'),
      line('Debit/credit note', '5-1220', '-2200.00', '-2200.00', 'N-T', '0.00'),
      '',
      '',
    ].join('\r\n'),
  );
  expect(PURCHASE_HEADINGS.split('\t')).toHaveLength(41);
  expect(headers['content-disposition']).toBe(`attachment; filename="myob-purchases-${code}-20260701.txt"`);
});

test('puts a blank line after every document, in the order of certificates and of days', async () => {
  const api = await ownerWithSettings(server);
  const { project_uuid } = await enterP1(api);
  const numbers = (rows: string[], column: number) => rows.slice(1).map((row) => row.split('\t')[column] ?? '');

  const sales = await exportedLines(server, api, `/projects/${project_uuid}/invoices/myob`);
  const purchases = await exportedLines(server, api, `/projects/${project_uuid}/expenses/myob`);

  const [one, two, three] = ['INV-2026-0001', 'INV-2026-0002', 'INV-2026-0003'];
  expect(numbers(sales, 7)).toEqual([one, one, '', two, two, two, '', three, three, '', '']);
  expect(numbers(purchases, 9)).toEqual(['E1', 'E1', '', 'E4', '', 'E2', '', 'E3', '', '']);
});

test('posts released retention, and lines whose tax adds up to the tax of the invoice', async () => {
  const api = await ownerWithSettings(server);
  const { uuid: project_uuid } = await addProject(api, { retention_percent: '5' });
  await addInvoice(api, { project_uuid, work_done_certified: '100.10', tax_code: 'ST6' });
  await addInvoice(api, { project_uuid, kind: 'retention_release', released: '2.00', tax_code: 'ST6' });
  await addInvoice(api, { project_uuid, invoice_amt: '30.00', description: 'Hire of plant', client_ref_no: 'LPO 7' });

  const rows = (await exportedLines(server, api, `/projects/${project_uuid}/invoices/myob`)).map((row) =>
    row.split('\t'),
  );

  const shown = rows.slice(1).map((row) => [row[9], row[11], row[12], row[13], row[20]].join('|'));
  expect(shown).toEqual([
    '|Progress claim 1|4-1100|100.10|6.01',
    '|Less retention|1-1220|-5.01|-0.30',
    '||||',
    '|Retention released|1-1220|2.00|0.12',
    '||||',
    'LPO 7|Hire of plant|4-1100|30.00|0.00',
    '||||',
    '||||',
  ]);
  expect((await api.get('/invoices?sort=invoice_no&order=asc')).body.data[0].total_tax).toBe('5.71');
});

test('posts an expense to its own account, and its tax by the nearest code', async () => {
  const api = await ownerWithSettings(server);
  const { uuid: project_uuid } = await addProject(api);
  const account = await server.db
    .insertInto('account_codes')
    .values({ code: '5-3300', name: 'Scaffolding', parent_id: null, deleted_at: null })
    .returning('uuid')
    .executeTakeFirstOrThrow();
  await addExpense(api, { project_uuid, account_code_uuid: account.uuid, tax_amt: '8.00', description: 'Scaffold' });

  const [, row = ''] = await exportedLines(server, api, `/projects/${project_uuid}/expenses/myob`);

  expect(row.split('\t').slice(12, 16)).toEqual(['Scaffold', '5-3300', '100.00', '108.00']);
  expect(row.split('\t')[20]).toBe('SV8');
});

test('takes the headings of AccountRight when they are set', async () => {
  const api = await ownerWithSettings(server, { headings: 'accountright' });
  const { uuid } = await addProject(api);

  const [sales = ''] = await exportedLines(server, api, `/projects/${uuid}/invoices/myob`);
  const [purchases = ''] = await exportedLines(server, api, `/projects/${uuid}/expenses/myob`);

  expect(sales).toContain('Inc-Tax Amount\tJob\tComment\tJournal Memo\tTax Code\tNon-GST Amount\tGST Amount\t');
  expect(purchases).toContain('Supplier Invoice #\tShip Via\tDelivery Status');
  expect(purchases).toContain('Shipping Date\tTax Code\tNon-GST Amount\tGST Amount');
  expect(purchases).toContain('Freight Tax Code\tFreight Non-GST Amount\tFreight GST Amount\t');
});
