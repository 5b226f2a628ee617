import { type Page } from '@playwright/test';
import { settled, themes, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { visit } from '../visit';

const LISTS = [
  '/pending-invoices/list',
  '/pending-invoices/write-off-invoices',
  '/bulk-payment/pending-expenses',
  '/bulk-payment/write-off-expenses',
  '/bulk-payment/payment-history',
];

type Stored = { data: { uuid: string }[] };

const nothingFound = async (page: Page, what: string) => {
  await settled(page);
  expect(await violations(page), what).toEqual([]);
};

for (const theme of themes) {
  test(`every list and dialog of finance is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    test.setTimeout(240_000);
    const api = await signInAs('owner', '/health/live');
    await store(page, { theme });
    const first = async (list: string) => (await api.get<Stored>(`${list}per_page=15`)).data[0]!.uuid;
    const [invoice, expense, record, order] = await Promise.all([
      first('/invoices?status=pending&'),
      first('/expenses?status=pending&'),
      first('/payment_records?'),
      first('/purchaseOrders?'),
    ]);

    for (const path of LISTS) {
      await visit(page, path);
      await nothingFound(page, path);
    }
    for (const path of [
      `/pending-invoices/list/${invoice}/receive`,
      `/pending-invoices/list/${invoice}/write-off`,
      `/bulk-payment/${expense}/write-off`,
    ]) {
      await visit(page, path);
      await expect(page.getByRole('dialog').getByRole('form')).toBeVisible();
      await nothingFound(page, path);
    }
    for (const path of [
      `invoice?uuid=${invoice}`,
      `po?uuid=${order}`,
      `voucher?uuid=${record}`,
      `remittance?uuid=${record}`,
    ]) {
      await visit(page, `/document-printing/${path}`);
      await expect(page.getByRole('article').first()).toBeVisible();
      await nothingFound(page, path);
    }
  });
}

test(
  'ticked rows, a batch, an empty list and a failed one are open to everybody',
  { tag: PROVED },
  async ({ page, signInAs, expectComplaint }) => {
    test.setTimeout(300_000);
    expectComplaint(/503/);
    await signInAs('owner', '/bulk-payment/pending-expenses');
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await nothingFound(page, 'ticked rows');
    await page
      .getByRole('textbox', { name: /^Payment amount for/ })
      .first()
      .fill('-1');
    await nothingFound(page, 'a wrong amount');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Pay 1 expense' }).click();
    const review = page.getByRole('form', { name: 'Payment' }).getByRole('button', { name: 'Review' });
    await expect(review).toBeVisible();
    // A click that falls into the opening of a dialog is lost.
    await settled(page);
    await review.click();
    await expect(page.getByText('Cheque No is required.')).toBeVisible();
    await nothingFound(page, 'a batch without its cheque');

    for (const path of LISTS) {
      await visit(page, `${path}?search=nothing-has-this-name`);
      await expect(page.getByText('No Data.')).toBeVisible();
      await nothingFound(page, `${path} without rows`);
    }
    await page.route(/\/api\/v2\/(invoices|expenses|payment_records)/, (route) =>
      route.fulfill({ status: 503, json: { message: 'The service is busy.' } }),
    );
    await page.reload();
    for (const path of LISTS) {
      await visit(page, path);
      await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
      await nothingFound(page, `${path} that failed`);
    }
  },
);

test('on a telephone no list of finance scrolls sideways', { tag: PROVED }, async ({ page, signInAs }) => {
  await signInAs('owner', '/health/live');
  await page.setViewportSize({ width: 390, height: 844 });

  for (const path of LISTS) {
    await visit(page, path);
    await nothingFound(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
