import { type Api } from '../api';
import { expect, test } from '../fixtures';
import { cutOff, layOutOnPaper, printPdf } from './paper';

const A4 = [595, 842];

type Saved = { data: { uuid: string } };
type Rows = { data: { uuid: string; id: number }[] };

const firstOf = async (api: Api, path: string) => (await api.get<Rows>(path)).data[0]!;

/** A project of RM 1,000,000 whose name needs several lines. */
async function projectWithLongName(api: Api) {
  const client = await firstOf(api, '/clients?per_page=15&sort=created_at&order=asc');
  const manager = await firstOf(api, '/projects/permissions');
  const { data } = await api.post<Saved>('/projects', {
    name: `Cadangan membina dan menyiapkan 1 blok pejabat 4 tingkat ${Date.now()} `.padEnd(200, 'serta jalan masuk '),
    status: 'On Going',
    contract_sum: '1000000.00',
    client_name: client.uuid,
    retention_percent: '5.00',
    project_managers: [manager.id],
    start_date: '2026-01-01',
    end_date: '2026-12-31',
  });
  return data.uuid;
}

test('the second certificate of the worked example prints on one page of A4, in black on white', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('owner');
  const certificate = { project_uuid: await projectWithLongName(api), tax_code: 'ST6' };
  await api.post('/invoices', { ...certificate, invoice_date: '2026-03-31', work_done_certified: '200000.00' });
  const { data: invoice } = await api.post<{ data: { uuid: string; invoice_no: string } }>('/invoices', {
    ...certificate,
    invoice_date: '2026-05-31',
    work_done_certified: '450000.00',
    debit_note: '1750.00',
    client_ref_no: 'CLIENT/REFERENCE/OF/FIFTY/CHARACTERS/0000000000001',
  });
  await page.evaluate(() => localStorage.setItem('siteledger.theme', 'dark'));

  await page.goto(`/document-printing/invoice?uuid=${invoice.uuid}`);

  const amounts = page.getByRole('table', { name: 'Amounts in RM' });
  for (const [label, amount] of [
    ['Less retention (5.00% of gross, up to RM 50,000.00)', '(22,500.00)'],
    ['Nett certified to date', '427,500.00'],
    ['Less previously certified', '(190,000.00)'],
    ['Amount of this certificate', '237,500.00'],
    ['Service tax 6.00% (ST6)', '14,250.00'],
    ['Less debit note', '(1,750.00)'],
    ['Total amount due', 'RM 250,000.00'],
  ] as const)
    await expect(amounts.getByRole('row', { name: `${label} ${amount}`, exact: true })).toBeVisible();
  await expect(page.getByText('RINGGIT MALAYSIA TWO HUNDRED AND FIFTY THOUSAND ONLY')).toBeVisible();
  await expect(page).toHaveTitle(invoice.invoice_no);

  await layOutOnPaper(page);
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('.print-sheet')).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect(await cutOff(page)).toEqual([]);
  expect(await printPdf(page)).toEqual({ count: 1, size: A4 });
});

test('a long purchase order goes over several pages, each with the head of the table', async ({ page, signInAs }) => {
  const api = await signInAs('owner');
  const payee = await firstOf(api, '/contractors?per_page=15&sort=created_at&order=asc');
  const lines = Array.from({ length: 120 }, (_, index) => ({
    description: `Reinforced concrete grade 35 in columns, storey ${index + 1}, with formwork and curing`,
    unit: 'm3',
    qty: '1234.5678',
    unit_price: '98765.432109',
  }));
  const { data: order } = await api.post<Saved>('/purchaseOrders', {
    project_uuid: await projectWithLongName(api),
    contractor_uuid: payee.uuid,
    issued_date: '2026-05-31',
    lines,
  });

  await page.goto(`/document-printing/po?uuid=${order.uuid}`);

  const table = page.getByRole('table', { name: 'Lines' });
  await expect(table.getByRole('row')).toHaveCount(1 + lines.length);
  await expect(table.getByRole('row').nth(1)).toContainText('1,234.567898,765.432109');
  await layOutOnPaper(page);
  await expect(table.getByRole('rowgroup').first()).toHaveCSS('display', 'table-header-group');
  await expect(table.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('.print-together')).toHaveCSS('break-inside', 'avoid');
  expect(await cutOff(page)).toEqual([]);
  const { count, size } = await printPdf(page);
  expect(size).toEqual(A4);
  expect(count).toBeGreaterThan(3);
});

test('a voucher lists its payees, and each payee gets an advice on a page of its own', async ({ page, signInAs }) => {
  const api = await signInAs('owner');
  const record = await firstOf(api, '/payment_records?per_page=15&sort=payment_count&order=desc');
  type Print = { data: { payees: { uuid: string; name: string }[] } };
  const { payees } = (await api.get<Print>(`/payment_records/${record.uuid}/print`)).data;

  await page.goto(`/document-printing/voucher?uuid=${record.uuid}`);
  await expect(page.getByRole('table', { name: 'Payments' }).locator('.print-group')).toHaveCount(payees.length);
  await layOutOnPaper(page);
  expect(await cutOff(page)).toEqual([]);
  expect((await printPdf(page)).size).toEqual(A4);

  await page.goto(`/document-printing/remittance?uuid=${record.uuid}`);
  await expect(page.getByRole('article')).toHaveCount(payees.length);
  expect(await cutOff(page)).toEqual([]);
  expect((await printPdf(page)).count).toBe(payees.length);

  const [payee] = payees;
  await page.goto(`/document-printing/remittance?uuid=${record.uuid}&contractor=${payee!.uuid}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'To' })).toContainText(payee!.name);
  expect((await printPdf(page)).count).toBe(1);
});

test('on a phone a document is read without scrolling the page sideways, and Close goes back', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('pm', '/bulk-payment/pending-expenses');
  const invoice = await firstOf(api, '/invoices?per_page=15');
  await expect(page.getByRole('heading', { level: 1, name: 'Pending expenses' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });

  await page.goto(`/document-printing/invoice?uuid=${invoice.uuid}`);
  await expect(page.getByRole('article')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Close' }).click();

  await expect(page).toHaveURL(/\/bulk-payment\/pending-expenses$/);
});

test('an invoice that is not there says so instead of printing', async ({ page, signInAs, expectComplaint }) => {
  expectComplaint(/404/);

  await signInAs('pm', '/document-printing/invoice?uuid=00000000-0000-4000-8000-000000000000');

  await expect(page.getByText('Invoice not found.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeDisabled();
});
