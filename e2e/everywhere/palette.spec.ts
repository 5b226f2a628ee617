import type { Page } from '@playwright/test';
import { type Api } from '../api';
import { settled, themes, violations } from '../axe';
import { countedKeys } from '../counted-keys';
import { expect, PROVED, store, test } from '../fixtures';
import { visit } from '../visit';

const MOST_KEYS = 14;

type Named = { uuid: string; name: string };
type Listed = Named & { code: string; invoice_no: string; project: Named };

const first = async (api: Api, list: string) => (await api.get<{ data: Listed[] }>(list)).data[0]!;

const box = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });

test('an invoice is found and open from anywhere within fourteen keys', async ({ page, signInAs }) => {
  const api = await signInAs('owner', '/clients/list');
  const { invoice_no, uuid, project } = await first(api, '/invoices?per_page=15&sort=ref_no&order=desc');
  await visit(page, '/clients/list');
  const keys = countedKeys(page);

  await keys.press('Control+k');
  await keys.type(invoice_no.replace('INV-', ''));
  await keys.press('Enter');

  await expect(page).toHaveURL(new RegExp(`/projects/${project.uuid}/invoices/${uuid}$`));
  expect(keys.taken()).toBeLessThanOrEqual(MOST_KEYS);
  await expect(page.getByRole('heading', { name: new RegExp(invoice_no) })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name: invoice_no })).toBeVisible();
});

for (const theme of themes) {
  for (const width of [1440, 390]) {
    test(`the palette is open to everybody, ${theme}, ${width} px`, async ({ page, signInAs }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signInAs('super', '/health/live');
      await store(page, { theme });
      const { code } = await first(api, '/projects?per_page=15&status=On+Going');
      await visit(page, '/clients/list');

      await page.getByRole('button', { name: 'Find anything' }).click();
      await expect(box(page)).toBeFocused();
      await expect(page.getByRole('option', { name: 'New bill' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.type(code);
      await expect(page.getByRole('group', { name: 'Projects' })).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Find anything' })).toBeFocused();
    });
  }
}

test(
  'every screen of the menu and every command is reached by the keyboard alone',
  { tag: PROVED },
  async ({ page, signInAs }) => {
    test.setTimeout(300_000);
    const api = await signInAs('super', '/projects/list');
    const { code, uuid } = await first(api, '/projects?per_page=15&status=On+Going');
    await visit(page, '/projects/list');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('>');
    const lines = await page.getByRole('option').allTextContents();
    const titles = await page.locator('.palette-name').allTextContents();
    expect(lines.length).toBeGreaterThan(25);
    await page.keyboard.press('Escape');

    for (const [at, title] of titles.entries()) {
      await visit(page, '/404');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('>');
      for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toContainText(title);
      await page.keyboard.press('Enter');
      const question = page.getByRole('dialog', { name: /: choose a project$/ });
      if (/certificate|order/.test(title) && title.startsWith('New ')) {
        await expect(question).toBeVisible();
        await page.keyboard.type(code);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/projects/${uuid}/`));
      }
      await expect(page, title).not.toHaveURL(/\/404$/);
    }
  },
);

test("a project manager finds neither name nor number of others' projects", async ({ page, as, signInAs }) => {
  const owner = await as('owner');
  const manager = await signInAs('pm', '/projects/list');
  const own = (await manager.get<{ data: Named[] }>('/projects?per_page=300')).data.map(({ uuid }) => uuid);
  const { data: invoices } = await owner.get<{ data: Listed[] }>('/invoices?per_page=300');
  const invoice = invoices.find(({ project: { uuid } }) => !own.includes(uuid))!;
  const { data: foreign } = await owner.get<{ data: Listed }>(`/projects/${invoice.project.uuid}`);
  await visit(page, '/projects/list');

  await page.keyboard.press('Control+k');
  for (const text of [foreign.code, invoice.invoice_no]) {
    await box(page).fill(text);
    await expect(page.getByRole('listbox', { name: 'Found' })).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByRole('group', { name: 'In lists' })).toBeVisible();
    // The lists they can search: pending expenses, pending invoices, variation orders.
    await expect(page.getByRole('option', { name: text })).toHaveCount(3);
    await expect(page.getByRole('group', { name: /^(Projects|Invoices)$/ })).toHaveCount(0);
  }
});
