import { expect, test } from '../fixtures';

test('of 300 rows those in view are in the document, and the last one is reached by scrolling', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/reports/payments?per_page=300');
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThan(60);
  const table = page.getByRole('table', { name: 'Payments' });
  await expect(table).toHaveAttribute('aria-rowcount', '301');

  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('tr[aria-rowindex="301"]')).toBeInViewport({ timeout: 1_000 });
  }).toPass();

  expect(await rows.count()).toBeLessThan(60);
  // Headings and totals stay in view above the rows, which scroll beneath them.
  await expect(page.getByRole('columnheader', { name: 'Payment Date' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('cell', { name: 'Total', exact: true })).toBeInViewport({ ratio: 1 });
});
