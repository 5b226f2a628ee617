import { answers, buildPaymentRecordPrint, buildPrintedPayee, renderPage } from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';

const alam = buildPrintedPayee({ name: 'Alam Damai Sdn Bhd' });
const zain = buildPrintedPayee({ name: 'Zain Supply', bank_name: null, bank_account_no: null, total_paid: '59000.00' });

function printed(search = '') {
  answers('GET /payment_records/the-record/print', { data: buildPaymentRecordPrint({ payees: [alam, zain] }) });
  return renderPage(routes, { at: `/document-printing/remittance?uuid=the-record${search}` });
}

test('tells each payee on a sheet of its own what is paid', async () => {
  printed();

  const [first, second, ...others] = await screen.findAllByRole('article');
  expect(first).toHaveTextContent('Alam Damai Sdn Bhd');
  expect(first).not.toHaveTextContent('Zain Supply');
  expect(second).toHaveTextContent('Zain Supply');
  expect(others).toEqual([]);
  expect(document.title).toBe('Remittance advice PV-2026-0001');
});

test('tells one payee which of its invoices are paid, and into which account', async () => {
  printed(`&contractor=${alam.uuid}`);

  const sheet = await screen.findByRole('article');
  const [, row] = within(screen.getByRole('table', { name: 'Paid invoices' })).getAllByRole('row');
  expect(row).toHaveTextContent('E215-Jun-2026Pejabat Shah Alam80,000.0050,000.00');
  expect(within(sheet).getByText('CIMB 8001234567')).toBeVisible();
  expect(within(sheet).getByText('RINGGIT MALAYSIA FIFTY THOUSAND ONLY')).toBeVisible();
  expect(document.title).toBe('Remittance advice PV-2026-0001 Alam Damai Sdn Bhd');
});

test('has no advice for somebody whom the record did not pay', async () => {
  printed('&contractor=somebody-else');

  expect(await screen.findByText('Remittance advice not found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});
