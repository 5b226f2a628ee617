import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { settled, themes, violations } from '../axe';
import { addDays, kualaLumpurToday } from '../days';
import { fullProject } from '../demo-records';
import { expect, PROVED, store, test } from '../fixtures';
import { visit } from '../visit';

async function emptyProject(api: Api) {
  const { data: clients } = await api.get<{ data: { name: string }[] }>(
    '/clients?per_page=15&sort=created_at&order=asc',
  );
  const { data: managers } = await api.get<{ data: { id: number }[] }>('/projects/permissions');
  const { data } = await api.post<{ data: { uuid: string } }>('/projects', {
    name: `Nothing yet ${Date.now().toString(36)}`,
    status: 'New',
    contract_sum: '1000.00',
    client_name: clients[0]!.name,
    project_managers: [managers[0]!.id],
    retention_percent: '5.00',
    start_date: kualaLumpurToday(),
    end_date: addDays(kualaLumpurToday(), 30),
  });
  return data.uuid;
}

const TABS = [
  '',
  '/invoices',
  '/purchase-orders',
  '/variation-orders',
  '/suppliers',
  '/suppliers/expenses',
  '/cashflow',
];

async function expectNothingFound(page: Page, path: string) {
  await visit(page, path);
  expect(await violations(page), path).toEqual([]);
}

for (const theme of themes) {
  test(`every tab and form of a project is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    test.setTimeout(240_000);
    const api = await signInAs('owner', '/health/live');
    await store(page, { theme });
    const { project, invoice, order, variation, expense } = await fullProject(api);
    const home = `/projects/${project}`;

    await expectNothingFound(page, '/projects/list');
    await expectNothingFound(page, '/projects/new-bill');
    await expectNothingFound(page, '/projects/variation-orders');
    for (const tab of TABS) await expectNothingFound(page, home + tab);
    for (const form of [
      '?edit=1',
      '/invoices/create',
      '/invoices/create?kind=retention_release',
      `/invoices/${invoice.uuid}`,
      '/purchase-orders/create',
      `/purchase-orders/${order.contractor.uuid}?order=${order.uuid}`,
      '/variation-orders/create',
      `/variation-orders/${variation.uuid}`,
      '/suppliers/expenses/create',
      `/suppliers/expenses/${expense.uuid}`,
    ])
      await expectNothingFound(page, home + form);
  });

  test(`an opened row, its views and what is ticked are open to everybody, ${theme}`, async ({ page, signInAs }) => {
    test.setTimeout(180_000);
    const api = await signInAs('owner', '/health/live');
    await store(page, { theme });
    const { project } = await fullProject(api);

    for (const view of ['sales', 'received', 'purchases', 'cashflow/60'])
      await expectNothingFound(page, `/projects/list/${project}/${view}`);
    await visit(page, `/projects/${project}/invoices`);
    await page
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .first()
      .check();
    await page.getByRole('button', { name: 'Move to another project…' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    expect(await violations(page), 'a move').toEqual([]);
    await visit(page, `/projects/${project}`);
    await page
      .getByRole('region', { name: 'Overview' })
      .getByRole('button', { name: /^Expected Cashflow/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    expect(await violations(page), 'why a figure is what it is').toEqual([]);
  });
}

test(
  'empty lists, wrong forms and failed loads are open to everybody',
  { tag: PROVED },
  async ({ page, signInAs, expectComplaint }) => {
    test.setTimeout(240_000);
    expectComplaint(/50[03]/);
    const api = await signInAs('owner', '/health/live');
    const home = `/projects/${await emptyProject(api)}`;

    for (const tab of TABS) await expectNothingFound(page, home + tab);
    for (const form of ['/purchase-orders/create', '/variation-orders/create', '/suppliers/expenses/create']) {
      await visit(page, home + form);
      await page.getByRole('button', { name: /^Create (?!and)/ }).click();
      await expect(page.getByText(/ is required\.$/).first()).toBeVisible();
      await settled(page);
      expect(await violations(page), `${form} without values`).toEqual([]);
    }
    await page.route(/\/api\/v2\/(projects\/[^/]+\/|purchaseOrders|variationOrders)/, (route) =>
      route.fulfill({ status: 503, json: { message: 'The service is busy.' } }),
    );
    await page.reload();
    for (const tab of TABS) {
      await visit(page, home + tab);
      await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
      await settled(page);
      expect(await violations(page), `${tab} that failed`).toEqual([]);
    }
  },
);

test('on a telephone no tab or form of a project scrolls sideways', { tag: PROVED }, async ({ page, signInAs }) => {
  test.setTimeout(240_000);
  const api = await signInAs('owner', '/health/live');
  await page.setViewportSize({ width: 390, height: 844 });
  const { project, invoice, order, expense } = await fullProject(api);
  const home = `/projects/${project}`;

  for (const path of [
    ...TABS,
    '?edit=1',
    '/invoices/create',
    `/invoices/${invoice.uuid}`,
    '/purchase-orders/create',
    `/purchase-orders/${order.contractor.uuid}?order=${order.uuid}`,
    '/variation-orders/create',
    '/suppliers/expenses/create',
    `/suppliers/expenses/${expense.uuid}`,
  ]) {
    await visit(page, home + path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

test(
  'the projects list without rows and one that failed are open to everybody',
  { tag: PROVED },
  async ({ page, signInAs, expectComplaint }) => {
    expectComplaint(/503/);
    await signInAs('owner', '/projects/list?search=nothing-has-this-name');
    await expect(page.getByText('No Data.')).toBeVisible();
    await settled(page);
    expect(await violations(page), 'no rows').toEqual([]);

    await page.route(/\/api\/v2\/projects\?/, (route) =>
      route.fulfill({ status: 503, json: { message: 'The service is busy.' } }),
    );
    await page.goto('/projects/list');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await settled(page);
    expect(await violations(page), 'a failed load').toEqual([]);
  },
);
