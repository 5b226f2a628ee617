import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrolledTo = (page: Page, top: number) => expect.poll(() => place(page)).toBe(top);

test('a screen begins at its top, and one that is gone back to where it was left', async ({ page, signInAs }) => {
  await signInAs('super', '/contractors/list');
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.nth(30)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 600));
  await scrolledTo(page, 600);

  await rows.nth(20).getByRole('link').first().click();
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await scrolledTo(page, 0);
  await page.goBack();
  await expect(rows.nth(30)).toBeAttached();
  await scrolledTo(page, 600);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Organisations' }).click();
  await expect(page.getByRole('heading', { name: 'Organisations' })).toBeVisible();
  await scrolledTo(page, 0);
});

test('popups over a list leave it where it is', async ({ page, signInAs }) => {
  await signInAs('super', '/pending-invoices/list');
  const rows = page.locator('tr[data-row-key]');
  await expect(rows.nth(25)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 500));
  await scrolledTo(page, 500);

  await rows
    .nth(16)
    .getByLabel(/^Write off/)
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scrolledTo(page, 500);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await scrolledTo(page, 500);
});
