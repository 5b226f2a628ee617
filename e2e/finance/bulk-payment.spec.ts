import { type Page } from '@playwright/test';
import { fillForm } from '../fill-form';
import { expect, PROVED, test } from '../fixtures';
import { rm } from '../money';
import { enterBills } from './many-bills';

const isPaymentRecords = (url: URL) => url.pathname === '/api/v2/payment_records';

const openGrid = (page: Page, project: string, rows: 50 | 300 = 50) =>
  page.goto(`/bulk-payment/pending-expenses?project=${project}&per_page=${rows}`);

async function payAll(page: Page, cheque: string) {
  await page.getByRole('button', { name: /^Pay \d+ expenses?$/ }).click();
  const form = page.getByRole('form', { name: 'Payment' });
  await form.getByLabel('Disbursement Bank').fill('Maybank');
  await fillForm(page, form, { 'Cheque No': cheque });
  await form.getByRole('button', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
}

const amountOf = (page: Page, ref: string) =>
  page.getByRole('textbox', { name: new RegExp(`^Payment amount for ${ref} `) });

const LOST_REPLY = '300 bills of 40 suppliers are paid once in one batch, though its reply was lost';

test(LOST_REPLY, { tag: PROVED }, async ({ page, signInAs, expectComplaint }) => {
  test.setTimeout(240_000);
  expectComplaint(/payment_records/);
  const api = await signInAs('owner', '/health/live');
  const bills = await enterBills(api, { count: 300, suppliers: 40 });
  await openGrid(page, bills.project, 300);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  const selected = page.getByRole('complementary', { name: 'Selected to pay' });
  await expect(selected).toContainText('300 expenses selected');
  await expect(selected).toContainText(rm(bills.total));

  // The server records the batch, but its response never arrives.
  const keys: (string | undefined)[] = [];
  await page.route(isPaymentRecords, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    const answer = await route.fetch();
    return keys.length === 1 ? route.abort('connectionreset') : route.fulfill({ response: answer });
  });
  const cheque = `LOST-${bills.uuids[0]!.slice(0, 8)}`;
  await payAll(page, cheque);
  await expect(page.getByText("We couldn't confirm the payment.")).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByText('Payments made successfully.').first()).toBeVisible();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toBeTruthy();
  await page.unrouteAll({ behavior: 'wait' });

  // Nothing is pending, the history has one batch, and every screen shows the same sum.
  await openGrid(page, bills.project, 300);
  await expect(page.getByText('No Data.')).toBeVisible();
  await page.goto(`/bulk-payment/payment-history?search=${encodeURIComponent(`"${cheque}"`)}`);
  const batch = page.getByRole('row').filter({ hasText: cheque });
  await expect(batch).toHaveCount(1);
  await expect(batch).toContainText('300');
  await expect(batch).toContainText(rm(bills.total));
  await page.goto(`/projects/${bills.project}`);
  const paid = page.getByRole('region', { name: 'Overview' }).getByRole('button', { name: /^Total Paid/ });
  await expect(paid).toContainText(rm(bills.total));
  await page.goto(`/reports/payments?project=${bills.project}`);
  await expect(page.getByText('1–50 of 300')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(rm(bills.total));
  await page.goto(`/reports/expenses?project=${bills.project}&status=paid`);
  await expect(page.getByText('1–50 of 300')).toBeVisible();
  await page.getByRole('button', { name: /^\d+ more columns$/ }).click();
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText(rm(bills.total));
});

test('of two users who pay the same bill one wins, and the other keeps the rest of the grid', async ({
  page,
  signInAs,
  as,
  expectComplaint,
}) => {
  expectComplaint(/422/);
  const api = await signInAs('owner', '/health/live');
  const bills = await enterBills(api, { count: 3, suppliers: 2 });
  await openGrid(page, bills.project);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await amountOf(page, 'B003').fill('55.50');
  await amountOf(page, 'B003').press('Enter');

  const other = await as('admin');
  await other.post('/payment_records', {
    bank: 'CIMB',
    payment_date: new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date()),
    cheque_no: `FIRST-${bills.uuids[0]!.slice(0, 8)}`,
    payments: { [bills.uuids[0]!]: '60.00' },
  });
  await payAll(page, `SECOND-${bills.uuids[0]!.slice(0, 8)}`);

  await expect(page.getByText('An error occurred on the server').first()).toBeVisible();
  await expect(
    page.getByText('The balance changed from RM 100.01 to RM 40.01 since you selected this row.'),
  ).toBeVisible();
  await expect(amountOf(page, 'B001')).toHaveValue('40.01');
  await expect(amountOf(page, 'B003')).toHaveValue('55.50');
  await expect(page.getByRole('complementary', { name: 'Selected to pay' })).toContainText('3 expenses selected');

  await payAll(page, `SECOND-${bills.uuids[0]!.slice(0, 8)}`);

  await expect(page.getByText('Payments made successfully.').first()).toBeVisible();
  const { totals } = await api.get<{ totals: { debit: string } }>(`/payments?project=${bills.project}`);
  expect(totals.debit).toBe('255.53');
});

test('a write-off and its undoing restore every figure', async ({ page, signInAs }) => {
  const api = await signInAs('owner', '/health/live');
  const bills = await enterBills(api, { count: 2, suppliers: 1 });
  const figures = async () => {
    const { data } = await api.get<{ data: Record<string, unknown> }>(`/projects/${bills.project}`);
    return Object.fromEntries(Object.entries(data).filter(([name]) => !['version', 'updated_at'].includes(name)));
  };
  const before = await figures();

  await openGrid(page, bills.project);
  await page.getByRole('link', { name: 'Write off B001' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Supplier is gone');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Write off/ })
    .click();
  await expect(page.getByText('Bill B001 written off.')).toBeVisible();
  expect((await figures()).total_expenses).not.toBe(before.total_expenses);
  await page.goto(`/bulk-payment/write-off-expenses?project=${bills.project}`);
  await page.getByRole('button', { name: 'Reverse the write-off of B001' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse write-off' }).click();
  await expect(page.getByText('Write-off of B001 reversed.')).toBeVisible();

  expect(await figures()).toEqual(before);
});
