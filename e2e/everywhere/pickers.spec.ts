import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { addressesOf } from './addresses';
import { type Picker, pickers, pickersInSources, searchesOfTheirOwn } from './picker-list';
import { seed } from './some-screens';
import { standsThere, visit } from '../visit';

const DELAYS_MS = process.env.PROVE ? [0, 300, 1500] : [700];

const IN_SHORT = 3;

const some = process.env.PROVE
  ? pickers
  : Array.from({ length: IN_SHORT }, (_, at) => pickers[(seed + at * 11) % pickers.length]!);

const nameOf = ({ label, route }: Picker) => `${String(label)} of ${route}`;

type Named = { uuid: string; name: string; code?: string };

/** A record that stands far from the top of its list, so that the first row at hand is another one. */
async function farRecord(api: Api, { lookup }: Picker) {
  const query = lookup === '/projects/clients' ? '' : '?per_page=300&sort=name&order=asc&status=On+Going';
  const { data } = await api.get<{ data: Named[] }>(
    lookup + (lookup === '/projects' ? query : query.replace(/&status.*/, '')),
  );
  return data.at(-2)!;
}

async function open(
  page: Page,
  api: Api,
  { route, query, opener, ticksRow }: Picker,
  addressOf: (route: string) => string,
) {
  const client = query ? (await api.get<{ data: Named[] }>('/clients?per_page=15')).data[0]!.uuid : '';
  await visit(page, addressOf(route) + (query ? `?${query}${client}` : ''));
  // Filters that have no room beside the others are folded away.
  const folded = page.getByRole('button', { name: /^More filters/, expanded: false });
  // Where they are measured once more when the font has come, they fold a moment later.
  await page.evaluate(() => document.fonts.ready);
  await standsThere(page);
  if (await folded.isVisible()) await folded.click();
  if (ticksRow) await page.locator('main').getByRole('checkbox').nth(1).check();
  if (!opener) return;
  await page.getByRole('button', { name: opener }).first().click();
  await standsThere(page);
}

/** Types a name and Enter into a picker as fast as keys go, on a network that answers late; gives what is chosen then. */
async function typeAndEnter(page: Page, { label }: Picker, name: string) {
  const form = page.getByRole('dialog');
  const place = (await form.count()) > 0 ? form.last() : page.locator('main');
  const box = place.getByRole('combobox', { name: label, exact: typeof label === 'string' }).first();
  await box.click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  return box.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")]');
}

test('the list of pickers has every picker of the sources', () => {
  const listed = (file: string) => pickers.filter((picker) => picker.file === file).length;

  const found = pickersInSources();

  expect(found.filter(({ file, count }) => listed(file) !== count)).toEqual([]);
  expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(pickers.length);
  expect(searchesOfTheirOwn()).toEqual([]);
});

test('a picker takes what was typed, and nothing else, however late the answer comes', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  const api = await signInAs('super', '/health/live');
  const addressOf = await addressesOf(api);
  let delay = 0;
  await page.route(/[?&]search=./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  const wrong: string[] = [];

  for (const picker of some) {
    const { name } = await farRecord(api, picker);
    for (delay of DELAYS_MS) {
      await open(page, api, picker, addressOf);
      const select = await typeAndEnter(page, picker, name);
      const isTaken = await expect(select)
        .toContainText(name.slice(0, 20))
        .then(() => true)
        .catch(() => false);
      note({ gate: 'pickers', tried: 1, held: Number(isTaken), of: nameOf(picker) });
      if (!isTaken) wrong.push(`${nameOf(picker)} after ${delay} ms: ${await select.innerText()} and not ${name}`);
      await page.evaluate(() => window.history.replaceState(null, '', '/'));
    }
  }

  expect(wrong, `seed ${seed}`).toEqual([]);
});

test('a picker takes a long name that was typed ahead while the page was busy', async ({ page, signInAs }) => {
  await signInAs('super', '/health/live');
  await visit(page, '/users/roles');
  await page.locator('main').getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: /^Add or remove/ }).click();
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Assigned Projects' });
  await box.click();

  const keys = await page.context().newCDPSession(page);
  const name = 'Pembinaan sekolah kebangsaan 24 bilik darjah, Subang Jaya';
  await Promise.all([...name].map((text) => keys.send('Input.dispatchKeyEvent', { type: 'char', text })));

  await expect(box).toHaveValue(name);
});
