import {
  answers,
  buildPaymentRecordPrint,
  buildPrintedPayee,
  buildPrintedPayment,
  refusal,
  renderPage,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../../remote';

const at = '/document-printing/voucher?uuid=the-record';

const payees = [
  buildPrintedPayee({
    name: 'Alam Damai Sdn Bhd',
    total_paid: '59000.00',
    payments: [
      buildPrintedPayment({ ref_no: 'E3', payment_amt: '58000.00' }),
      buildPrintedPayment({ ref_no: 'E4', payment_amt: '1000.00', description: 'Sand' }),
    ],
  }),
  buildPrintedPayee({ name: 'Zain Supply', bank_name: null, bank_account_no: null }),
];

function printed(...given: Parameters<typeof buildPaymentRecordPrint>) {
  answers('GET /payment_records/the-record/print', { data: buildPaymentRecordPrint(...given) });
  return renderPage(routes, { at });
}

test('lists what a cheque paid by payee, with a sum where there are several, and all of it', async () => {
  printed({ payees });

  const table = await screen.findByRole('table', { name: 'Payments' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    'Alam Damai Sdn Bhd · CIMB 8001234567',
    'E3P-0001 Pejabat Shah Alam58,000.00',
    'E4SandP-0001 Pejabat Shah Alam1,000.00',
    'Alam Damai Sdn Bhd59,000.00',
    'Zain Supply',
    'E2P-0001 Pejabat Shah Alam50,000.00',
  ]);
  expect(screen.getByRole('table', { name: 'Total in RM' })).toHaveTextContent('Total paidRM 109,000.00');
  expect(screen.getByText('RINGGIT MALAYSIA ONE HUNDRED AND NINE THOUSAND ONLY')).toBeVisible();
});

test('says by which cheque of which bank and account it was paid, and leaves room for who prepared, approved and received it', async () => {
  printed();

  const sheet = await screen.findByRole('article', { name: 'Payment voucher PV-2026-0001' });
  for (const text of [
    'Maybank · Operating account',
    '000123',
    '01-Jul-2026',
    'June run',
    'Prepared by',
    'Approved by',
    'Received by',
  ])
    expect(within(sheet).getByText(text)).toBeVisible();
  expect(screen.queryByText('Extract')).toBeNull();
  expect(document.title).toBe('PV-2026-0001');
});

test('marks what a project manager sees of it as an extract', async () => {
  printed({ is_extract: true });

  expect(await screen.findByText('Extract')).toBeVisible();
  expect(screen.getByText(/payments for your projects only/)).toBeVisible();
});

test('says that a payment record is not there', async () => {
  answers('GET /payment_records/the-record/print', refusal(404, { message: 'Payment record not found.' }));

  renderPage(routes, { at });

  expect(await screen.findByText('Payment record not found.')).toBeVisible();
});
