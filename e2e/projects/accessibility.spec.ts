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
  test(`a project's form, a release of retention and what is ticked are open to everybody, ${theme}`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(180_000);
    const api = await signInAs('owner', '/health/live');
    await store(page, { theme });
    const { project } = await fullProject(api);

    for (const form of ['?edit=1', '/invoices/create?kind=retention_release'])
      await expectNothingFound(page, `/projects/${project}${form}`);
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
  'a project without documents and wrong forms are open to everybody',
  { tag: PROVED },
  async ({ page, signInAs }) => {
    test.setTimeout(240_000);
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
  },
);
