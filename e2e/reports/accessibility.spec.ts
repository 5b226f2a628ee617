import { type Page } from '@playwright/test';
import { settled, themes, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { standsThere, visit } from '../visit';
import { openFolds } from './open-folds';

const TABS = ['/', '/cashflow', '/overdue-invoices'];
const REPORTS = ['invoices', 'purchase_orders', 'expenses', 'payments'].map((name) => `/reports/${name}`);

const nothingFound = async (page: Page, what: string) => {
  await settled(page);
  expect(await violations(page), what).toEqual([]);
};

const chart = (page: Page) => page.getByRole('button', { name: /^Show as table/ });

for (const theme of themes) {
  test(`charts as tables are open to everybody, ${theme}`, async ({ page, signInAs }) => {
    test.setTimeout(240_000);
    await signInAs('owner', '/health/live');
    await store(page, { theme });

    for (const path of TABS) {
      await visit(page, path);
      await expect(page.locator('canvas, .sl-bar, .sl-ring-slice').first()).toBeVisible();
      // Each click replaces the button with one that leads back to the chart.
      while ((await chart(page).count()) > 0) await chart(page).first().click();
      await expect(page.getByRole('table').first()).toBeVisible();
      await nothingFound(page, `${path} as tables`);
    }
    await visit(page, '/overdue-invoices?as_of=2026-06-30');
    await page.getByRole('button', { name: 'Views' }).click();
    await nothingFound(page, 'another day, and the menu of views');
  });

  test(`reports in groups are open to everybody, ${theme}`, async ({ page, signInAs }) => {
    await signInAs('owner', '/health/live');
    await store(page, { theme });

    for (const path of REPORTS) {
      await visit(page, `${path}?group_by=party`);
      await page
        .getByRole('button', { name: /^Expand/ })
        .first()
        .click();
      await expect(page.getByRole('table').first()).toBeVisible();
      await nothingFound(page, path);
    }
  });
}

test(
  'on a telephone an overview with everything unfolded is open to everybody',
  { tag: PROVED },
  async ({ page, signInAs }) => {
    await signInAs('owner', '/health/live');
    await page.setViewportSize({ width: 390, height: 844 });

    for (const path of TABS) {
      await visit(page, path);
      await openFolds(page);
      await standsThere(page);
      await nothingFound(page, path);
    }
  },
);
