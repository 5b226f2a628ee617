import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { settled, themes, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { visit } from '../visit';
import { drawn } from './pictures';

type Listed = { data: { uuid: string; name: string }[] };

const nothingFound = async (page: Page, what: string) => {
  await settled(page);
  expect(await violations(page), what).toEqual([]);
};

/** A client, a contractor and our own company, all of the demo, so that no other test deletes them; and a client that is deleted. */
async function parties(api: Api) {
  const first = async (list: string) => (await api.get<Listed>(list)).data[0]!.uuid;
  const { data: gone } = await api.post<{ data: { uuid: string } }>('/clients', {
    name: `Gone ${Date.now().toString(36)}`,
    country: 'MY',
  });
  await api.delete(`/clients/${gone.uuid}`);
  return {
    client: `/clients/list/${await first('/clients?per_page=15&sort=created_at&order=asc')}`,
    gone: `/clients/list/${gone.uuid}`,
    contractor: `/contractors/list/${await first('/contractors?per_page=15&sort=created_at&order=asc')}`,
    company: `/organisations/list/${await first('/organisations?type=3&per_page=15')}`,
  };
}

for (const theme of themes) {
  test(`every screen and dialog of parties is open to everybody, ${theme}`, async ({
    page,
    signInAs,
    expectComplaint,
  }) => {
    test.setTimeout(240_000);
    expectComplaint(/422/);
    // Whoever stays on the page of what is gone has opened it, and is told that it is gone.
    expectComplaint(/404 \(Not Found\) \S+\/known_records$/);
    const api = await signInAs('owner', '/health/live');
    await store(page, { theme });
    const { client, gone, contractor, company } = await parties(api);
    const worker = contractor.replace('contractors', 'organisations');

    for (const path of [
      '/clients/list',
      '/contractors/list',
      '/organisations/list',
      `${client}/projects`,
      `${client}/invoices`,
      gone,
      `${contractor}/projects`,
      `${contractor}/purchase-orders`,
      `${contractor}/expenses`,
      ...['projects', 'purchase-orders', 'expenses'].map((tab) => `${worker}/${tab}`),
      `${company}/invoices`,
      '/contractors/list/create',
      '/organisations/list/create',
    ]) {
      await visit(page, path);
      await nothingFound(page, path);
    }

    await visit(page, contractor);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await nothingFound(page, 'a question before a deletion');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog', { name: 'Delete Contractor Error.' })).toBeVisible();
    await nothingFound(page, 'a contractor that is in use');

    await visit(page, company);
    await nothingFound(page, company);
    await page.getByLabel('Logo file').setInputFiles(await drawn(page, 'png', 600, 200));
    await expect(page.getByRole('dialog', { name: 'Crop the logo' })).toBeVisible();
    await nothingFound(page, 'a logo being cropped');

    await visit(page, '/clients/list/create');
    await nothingFound(page, 'a form');
    await page.getByRole('dialog').getByRole('textbox', { name: 'Phone' }).fill('12');
    await page.getByRole('button', { name: 'Create client' }).click();
    await expect(page.getByText('Name is required.')).toBeVisible();
    await nothingFound(page, 'a form with errors');
  });
}

test(
  'parties that are none or could not be loaded are open to everybody',
  { tag: PROVED },
  async ({ page, signInAs, expectComplaint }) => {
    expectComplaint(/503/);
    const api = await signInAs('owner', '/contractors/list?search=nothing-has-this-name');
    await expect(page.getByText('No Data.')).toBeVisible();
    await nothingFound(page, 'no rows');
    const { client } = await parties(api);

    const fail = (calls: RegExp) =>
      page.route(calls, (route) => route.fulfill({ status: 503, json: { message: 'The service is busy.' } }));
    await fail(/\/api\/v2\/(organisations|invoices)/);
    await page.goto('/organisations/list');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await nothingFound(page, 'a list that failed');
    await visit(page, `${client}/invoices`);
    await expect(page.getByText('The balance could not be loaded.')).toBeVisible();
    await nothingFound(page, 'a balance and invoices that failed');
    await fail(/\/api\/v2\/clients\//);
    await visit(page, client);
    await expect(page.getByText('The service is busy.')).toBeVisible();
    await nothingFound(page, 'a client that failed');
  },
);

test('on a telephone no screen of parties scrolls sideways', { tag: PROVED }, async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  const api = await signInAs('owner', '/health/live');
  await page.setViewportSize({ width: 390, height: 844 });
  const { client, gone, contractor, company } = await parties(api);

  for (const path of [
    '/clients/list?deleted=all',
    '/contractors/list',
    '/organisations/list/create',
    `${client}/projects`,
    `${client}/invoices`,
    gone,
    contractor,
    `${contractor}/purchase-orders`,
    company,
  ]) {
    await visit(page, path);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
