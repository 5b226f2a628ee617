import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const TABS = ['/', '/cashflow', '/overdue-invoices'];

const heights = (page: Page) =>
  page.locator('.dashboard-panel').evaluateAll((panels) => panels.map((panel) => panel.clientHeight));

test('charts take their height before their figures arrive, and when they fail', async ({
  page,
  signInAs,
  complaints,
}) => {
  complaints.expected.push(/503 \(Service Unavailable\)/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('owner', '/health/live');
  const replies = /\/api\/v2\/(dashboards|invoices\/groups)/;

  for (const path of TABS) {
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(replies, (route) => held.then(() => route.continue()));
    await page.goto(path);
    await expect(page.locator('.dashboard-panel').first()).toBeVisible();
    const before = await heights(page);

    answer();
    await expect(page.locator('.dashboard-panel .sl-chart')).toHaveCount(before.length);
    expect(await heights(page), path).toEqual(before);

    await page.unrouteAll();
    await page.route(replies, (route) => route.fulfill({ status: 503, json: { message: 'The database is away.' } }));
    await page.goto(path);
    await expect(page.locator('.dashboard-panel').getByText('The database is away.')).toHaveCount(before.length);
    expect(await heights(page), `${path}, failed`).toEqual(before);
    await page.unrouteAll();
  }
});

test('an owner goes from a slice of the contract sums to the projects of its client', async ({ page, signInAs }) => {
  await signInAs('owner', '/');
  const largest = page.locator('.sl-ring-part').first();
  const to = await largest.getAttribute('href');

  // A little right of the top, where the largest slice begins.
  await page.locator('.sl-ring svg').click({ position: { x: 134, y: 22 } });

  await expect(page).toHaveURL(new RegExp(`${to!.replace('?', '\\?')}$`));
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();
});

test('an owner goes from a column of cash to the payments of its month', async ({ page, signInAs }) => {
  await signInAs('owner', '/cashflow');
  const drawing = page.getByRole('img', { name: 'Received and paid' });
  await expect(drawing.locator('canvas')).toBeVisible();
  const { width, height } = (await drawing.boundingBox())!;

  // The middle of the first column of money received, above the line of RM 0.
  await expect(async () => {
    await drawing.click({ position: { x: width * 0.095, y: height * 0.5 } });
    await expect(page).toHaveURL(/\/reports\/payments\?cashflow=IN&from=\d{4}-\d\d-01&to=/, { timeout: 1_000 });
  }).toPass();
});
