import { answers, buildInvoicePrint, buildLetterhead, refusal, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';

const at = '/document-printing/invoice?uuid=the-invoice';

function printed(...given: Parameters<typeof buildInvoicePrint>) {
  const calls = answers('GET /invoices/the-invoice/print', { data: buildInvoicePrint(...given) });
  return { calls, ...renderPage(routes, { at }) };
}

const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [within(row).getByRole('rowheader').textContent, within(row).getByRole('cell').textContent]);

const amounts = async () => linesOf(await screen.findByRole('table', { name: 'Amounts in RM' }));

test('leads from the work done to the amount due, with retention before tax, as the worked example does', async () => {
  printed();

  expect(await amounts()).toEqual([
    ['Work done to date', '450,000.00'],
    ['Materials on site', '0.00'],
    ['Gross value to date', '450,000.00'],
    ['Less retention (5.00% of gross, up to RM 50,000.00)', '(22,500.00)'],
    ['Nett certified to date', '427,500.00'],
    ['Less previously certified', '(190,000.00)'],
    ['Amount of this certificate', '237,500.00'],
    ['Service tax 6.00% (ST6)', '14,250.00'],
    ['Total with tax', '251,750.00'],
    ['Less debit note', '(1,750.00)'],
    ['Total amount due', 'RM 250,000.00'],
  ]);
  expect(screen.getByText('RINGGIT MALAYSIA TWO HUNDRED AND FIFTY THOUSAND ONLY')).toBeVisible();
});

test('says who asks whom for it, until when and into which account', async () => {
  printed({ client_ref_no: 'PO 77' });

  const sheet = await screen.findByRole('article', { name: 'Tax invoice INV-2026-0002' });
  for (const text of [
    'Siteledger Bina Sdn Bhd',
    'Registration No 200801023456',
    'SST No W10-1808-31000417',
    'Progress certificate No. 2',
    'Binaan Seri Maju Sdn Bhd',
    'Attn Puan Lim',
    'PO 77',
    'P-0001 Pejabat Shah Alam',
    'Maybank 512834067721',
  ])
    expect(within(sheet).getByText(text)).toBeVisible();
  expect(within(sheet).getByRole('region', { name: 'Payment' })).toHaveTextContent(
    'Payable within 30 days, by 30-Jun-2026.',
  );
  expect(within(sheet).getByRole('presentation')).toHaveAttribute('src', '/api/v2/logos/own.png');
  expect(document.title).toBe('INV-2026-0002');
});

test('shows what a release of retention adds', async () => {
  printed({
    kind: 'retention_release',
    cert_no: '4',
    released: '14575.00',
    invoice_amt: '14575.00',
    debit_note: '0.00',
    total_amount: '15449.50',
  });

  expect(await screen.findByText('Release of retention No. 4')).toBeVisible();
  const lines = await amounts();
  expect(lines).toContainEqual(['Add retention released', '14,575.00']);
  expect(lines).toContainEqual(['Amount of this release', '14,575.00']);
  expect(lines.map(([label]) => label)).not.toContain('Less debit note');
});

test('charges without a waterfall what is no certificate, and says that there is no tax', async () => {
  printed(
    {
      kind: 'other',
      cert_no: null,
      description: 'Hire of a crane',
      invoice_amt: '500.00',
      tax_code: 'N-T',
      tax_rate: '0.00',
      total_tax: '0.00',
      debit_note: '0.00',
      total_amount: '500.00',
    },
    { certificate: null },
  );

  expect(await screen.findByRole('article', { name: 'Invoice INV-2026-0002' })).toBeVisible();
  expect(await amounts()).toEqual([
    ['Amount before tax', '500.00'],
    ['No tax (N-T)', '0.00'],
    ['Total amount due', 'RM 500.00'],
  ]);
  expect(screen.getByText('Hire of a crane')).toBeVisible();
});

test('prints without an own company, and says what is missing', async () => {
  printed({}, { issuer: null });

  expect(await screen.findByText(/^Add your company/)).toBeVisible();
  expect(screen.getByText('For us')).toBeVisible();
});

test('leaves out what the own company has not filled in', async () => {
  printed({}, { issuer: buildLetterhead({ bank_name: null, bank_account_no: null, sst_no: null, logo: null }) });

  await amounts();
  expect(screen.queryByRole('presentation')).toBeNull();
  expect(screen.queryByText(/SST No|quoting/)).toBeNull();
});

test('prints and closes from the bar', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const close = jest.spyOn(window, 'close').mockReturnValue();
  const { user } = printed();
  await amounts();

  await user.click(screen.getByRole('button', { name: 'Print' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));

  expect(print).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

test('tries again when the invoice could not be loaded', async () => {
  answers('GET /invoices/the-invoice/print', refusal(503, { message: 'The database is away.' }));
  const { user } = renderPage(routes, { at });
  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  answers('GET /invoices/the-invoice/print', { data: buildInvoicePrint() });

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await amounts()).not.toEqual([]);
});

test.each([
  [404, 'Invoice not found.'],
  [403, 'You do not have permission to see this.'],
])('says instead of an invoice what a %i means', async (status, text) => {
  answers('GET /invoices/the-invoice/print', refusal(status, { message: 'No.' }));

  renderPage(routes, { at });

  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('asks for nothing when the address names no invoice', async () => {
  renderPage(routes, { at: '/document-printing/invoice' });

  expect(await screen.findByText('Invoice not found.')).toBeVisible();
});
