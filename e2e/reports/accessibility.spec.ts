import { type Page } from '@playwright/test';
import { settled, themes, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { standsThere, visit } from '../visit';
import { openFolds } from './open-folds';

const TABS = ['/', '/cashflow', '/overdue-invoices'];
const REPORTS = ['invoices', 'purchase_orders', 'expenses', 'payments'].map((name) => `/reports/${name}`);

const STATES: Record<string, string> = {
  'as a list': '',
  'in groups': '?group_by=party',
  'on paper': '/print?search=Miri',
};

// The reports are one screen with other columns: in short some of them are looked at in groups, the others as lists.
const statesOf = (report: number) => Object.keys(STATES).filter((_, nth) => process.env.PROVE || nth !== report % 2);

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
      await expect(page.locator('canvas, .sl-bar, .sl-ring-slice').first()).toBeVisible();
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

    for (const [nth, path] of REPORTS.entries())
      for (const state of statesOf(nth)) {
        await visit(page, path + STATES[state]!);
        if (state === 'in groups')
          await page
            .getByRole('button', { name: /^Expand/ })
            .first()
            .click();
        await expect(page.getByRole('table').first()).toBeVisible();
        await nothingFound(page, `${path} ${state}`);
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
    await openFolds(page);
    await standsThere(page);
    await nothingFound(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
