import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { settled, themes, violations } from '../axe';
import { expect, store, test } from '../fixtures';
import { visit } from '../visit';
import { drawn } from './pictures';

type Listed = { data: { uuid: string; name: string }[] };

const nothingFound = async (page: Page, what: string) => {
  await settled(page);
  expect(await violations(page), what).toEqual([]);
};

/** A contractor and our own company from the demo, which no other test deletes, and a client that is deleted here. */
async function parties(api: Api) {
  const first = async (list: string) => (await api.get<Listed>(list)).data[0]!.uuid;
  const { data: gone } = await api.post<{ data: { uuid: string } }>('/clients', {
    name: `Gone ${Date.now().toString(36)}`,
    country: 'MY',
  });
  await api.delete(`/clients/${gone.uuid}`);
  return {
    gone: `/clients/list/${gone.uuid}`,
    contractor: `/contractors/list/${await first('/contractors?per_page=15&sort=created_at&order=asc')}`,
    company: `/organisations/list/${await first('/organisations?type=3&per_page=15')}`,
  };
}

for (const theme of themes) {
  test(`every dialog of parties, and a client that is gone, are open to everybody, ${theme}`, async ({
    page,
    signInAs,
    expectComplaint,
  }) => {
    test.setTimeout(120_000);
    expectComplaint(/422/);
    // The page of the deleted client records the visit in /known_records and gets 404.
    expectComplaint(/404 \(Not Found\) \S+\/known_records$/);
    const api = await signInAs('owner', '/health/live');
    await store(page, { theme });
    const { gone, contractor, company } = await parties(api);

    await visit(page, gone);
    await nothingFound(page, 'a client that is gone');
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
