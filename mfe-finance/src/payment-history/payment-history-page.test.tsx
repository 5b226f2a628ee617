import type { PaymentRecord, PaymentRecordDetails } from '@siteledger/shared-lib/domain';
import {
  answers,
  buildRecorded,
  buildReference,
  holding,
  listOf,
  refusal,
  renderPage,
  signedIn,
} from '@siteledger/shared-lib/testing';
import { screen, within } from '@testing-library/react';
import { PaymentHistoryPage } from './payment-history-page';

const record: PaymentRecord = {
  ...buildRecorded(),
  record_no: 'PV-2026-0003',
  bank: 'Maybank',
  bank_account: null,
  payment_date: '2026-07-01',
  cheque_no: '100231',
  remark: 'Progress July',
  payment_count: 2,
  total_paid: '109000.00',
};

const row = (ref_no: string, payment_amt: string) => ({
  uuid: `row-${ref_no}`,
  expense: buildReference(ref_no),
  ref_no,
  description: null,
  project: buildReference('Pejabat Shah Alam'),
  contractor: buildReference('Alam Damai'),
  contractor_name: 'Alam Damai',
  payment_amt,
});

const details: PaymentRecordDetails = { ...record, payments: [row('E2', '50000.00'), row('E3', '59000.00')] };

const summary = {
  count: 1,
  total_paid: '109000.00',
  by_bank: [{ bank: 'Maybank', count: 1, total_paid: '109000.00' }],
  by_month: [{ month: '2026-07', count: 1, total_paid: '109000.00' }],
};

beforeEach(() => {
  signedIn(holding('project.expense', 'payment.manage'));
  answers('GET /projects', listOf([]));
  answers('GET /payment_records', listOf([record]));
  answers(`GET /payment_records/${record.uuid}`, { data: details });
  answers('GET /payment_records/summary', { data: summary });
});

const rowOfRecord = async () => within((await screen.findByText('PV-2026-0003')).closest('tr')!);

test('lists the batches, the latest first, with their sums by bank and by month', async () => {
  const calls = answers('GET /payment_records', listOf([record]));

  const { user } = renderPage(<PaymentHistoryPage />);

  expect((await rowOfRecord()).getByText('RM 109,000.00')).toBeVisible();
  const sums = within(await screen.findByRole('region', { name: 'Summary' }));
  expect(sums.getByRole('region', { name: 'Maybank' })).toHaveTextContent('Maybank · 1 record RM 109,000.00');
  await user.click(sums.getByRole('button', { name: 'By month' }));
  expect(sums.getByRole('region', { name: 'Jul-2026' })).toHaveTextContent('Jul-2026 · 1 record RM 109,000.00');
  expect(calls[0]!.query.toString()).toBe('page=1&per_page=50&sort=payment_date&order=desc');
});

test('names the own account that paid', async () => {
  answers('GET /payment_records', listOf([{ ...record, bank_account: buildReference('Operating account') }]));

  renderPage(<PaymentHistoryPage />);

  expect((await rowOfRecord()).getByText('Maybank · Operating account')).toBeVisible();
});

test('sums up what the list is narrowed to', async () => {
  const calls = answers('GET /payment_records/summary', { data: summary });

  renderPage(<PaymentHistoryPage />, { at: '/?bank=CIMB&from=2026-07-01' });
  await rowOfRecord();

  expect(calls.at(-1)!.query.toString()).toBe('bank=CIMB&from=2026-07-01');
});

test('opens a batch to what it paid', async () => {
  const { user } = renderPage(<PaymentHistoryPage />);

  await user.click((await rowOfRecord()).getByRole('button', { name: /expand/i }));

  const rows = within(await screen.findByRole('table', { name: 'Payments of PV-2026-0003' }));
  expect(rows.getByRole('row', { name: /E2 .*RM 50,000.00/ })).toBeVisible();
  expect(rows.getByRole('row', { name: /E3 .*RM 59,000.00/ })).toBeVisible();
});

test('deletes a batch after a question that says what becomes open again, and makes it again', async () => {
  const calls = answers('DELETE /payment_records/:uuid', { data: buildReference('PV-2026-0003') });
  const { user } = renderPage(<PaymentHistoryPage />);

  await user.click(await (await rowOfRecord()).findByRole('button', { name: 'Delete PV-2026-0003' }));
  expect(await screen.findByText(/RM 109,000.00 becomes payable again/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Successfully deleted "PV-2026-0003"')).toBeVisible();
  answers('POST /payment_records/:uuid/restore', { data: record });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Successfully restored "PV-2026-0003"')).toBeVisible();
  expect(calls.map(({ params }) => params.uuid)).toEqual([record.uuid]);
});

test('says why a batch cannot be deleted', async () => {
  answers('DELETE /payment_records/:uuid', refusal(409, { data: { err_msg: 'Changed by Lim Siew Ling at 09:12.' } }));
  const { user } = renderPage(<PaymentHistoryPage />);

  await user.click(await (await rowOfRecord()).findByRole('button', { name: 'Delete PV-2026-0003' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));

  expect(await screen.findByText('Changed by Lim Siew Ling at 09:12.')).toBeVisible();
});

test('offers no deletion to who may not pay', async () => {
  signedIn(holding('project.expense'));

  renderPage(<PaymentHistoryPage />);

  const batch = await rowOfRecord();
  expect(await batch.findByRole('link', { name: 'Print voucher PV-2026-0003' })).toBeVisible();
  expect(batch.queryByRole('button', { name: 'Delete PV-2026-0003' })).not.toBeInTheDocument();
});
