import { type Page } from '@playwright/test';
import { settled, themes, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { visit } from '../visit';

const TABS = ['/', '/cashflow', '/overdue-invoices'];
const REPORTS = ['invoices', 'purchase_orders', 'expenses', 'payments'].map((name) => `/reports/${name}`);

const nothingFound = async (page: Page, what: string) => {
  await settled(page);
  expect(await violations(page), what).toEqual([]);
};

const chart = (page: Page) => page.getByRole('button', { name: /^Show as table/ });

for (const theme of themes) {
  test(`the dashboard and its charts are open to everybody, ${theme}`, async ({ page, signInAs }) => {
    test.setTimeout(240_000);
    await signInAs('owner', '/health/live');
    await store(page, { theme });

    for (const path of TABS) {
      await visit(page, path);
      await expect(page.locator('canvas').first()).toBeVisible();
      await nothingFound(page, path);
      // Each turns into the way back.
      while ((await chart(page).count()) > 0) await chart(page).first().click();
      await expect(page.getByRole('table').first()).toBeVisible();
      await nothingFound(page, `${path} as tables`);
    }
    await visit(page, '/overdue-invoices?as_of=2026-06-30');
    await page.getByRole('button', { name: 'Views' }).click();
    await nothingFound(page, 'another day, and the menu of views');
  });

  test(`every report, its groups and its paper are open to everybody, ${theme}`, async ({ page, signInAs }) => {
    test.setTimeout(240_000);
    await signInAs('owner', '/health/live');
    await store(page, { theme });

    for (const path of REPORTS) {
      await visit(page, path);
      await nothingFound(page, path);
      await visit(page, `${path}?group_by=party`);
      await page
        .getByRole('button', { name: /^Expand/ })
        .first()
        .click();
      await nothingFound(page, `${path} in groups`);
      await visit(page, `${path}/print?search=Miri`);
      await expect(page.getByRole('table').first()).toBeVisible();
      await nothingFound(page, `${path} on paper`);
    }
  });
}

test(
  'reports and overviews that have nothing, or failed, are open to everybody',
  { tag: PROVED },
  async ({ page, signInAs, expectComplaint }) => {
    test.setTimeout(240_000);
    expectComplaint(/503/);
    await signInAs('owner', '/health/live');
    for (const path of REPORTS) {
      await visit(page, `${path}?search=nothing-has-this-name`);
      await expect(page.getByText('No Data.')).toBeVisible();
      await nothingFound(page, `${path} without rows`);
    }
    await page.route(/\/api\/v2\/(dashboards|invoices|expenses|payments|purchaseOrders)/, (route) =>
      route.fulfill({ status: 503, json: { message: 'The service is busy.' } }),
    );
    await page.reload();
    for (const path of [...TABS, ...REPORTS]) {
      await visit(page, path);
      await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
      await nothingFound(page, `${path} that failed`);
    }
  },
);

test('on a telephone no overview and no report scrolls sideways', { tag: PROVED }, async ({ page, signInAs }) => {
  test.setTimeout(240_000);
  await signInAs('owner', '/health/live');
  await page.setViewportSize({ width: 390, height: 844 });

  for (const path of [...TABS, ...REPORTS, '/reports/invoices?group_by=project']) {
    await visit(page, path);
    await nothingFound(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
