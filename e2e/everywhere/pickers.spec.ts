import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { productScreens } from '../product-screens';
import { standsThere, visit } from '../visit';
import { addressesOf } from './addresses';
import { seed } from './some-screens';

const DELAYS_MS = process.env.PROVE ? [0, 300, 1500] : [700];

const IN_SHORT = 3;

const MOST_BOXES = 6;

// Matches no record, so a picker must ask the server and cannot have the answer cached.
let probes = 0;
const nextProbe = () => `zzqx${probes++}`;

const ASKED_WITHIN_MS = 1500;

/** A screen's picker that searches on the server, and its request without the search. */
type Picker = { route: string; nth: number; lookup: string };

const boxes = async (page: Page) => {
  const form = page.getByRole('dialog');
  const place = (await form.count()) > 0 ? form.last() : page.locator('main');
  // Suggestion boxes would save their text as a draft and ask before leaving.
  return place.locator('.sl-picker').getByRole('combobox');
};

async function open(page: Page, address: string) {
  // The last choice is in the address.
  await page.evaluate(() => window.history.replaceState(null, '', '/'));
  await visit(page, address);
  // Filters that do not fit are folded away.
  const folded = page.getByRole('button', { name: /^More filters/, expanded: false });
  // They are measured again once the font has loaded, and may fold then.
  await page.evaluate(() => document.fonts.ready);
  await standsThere(page);
  if ((await page.getByRole('dialog').count()) === 0 && (await folded.isVisible())) await folded.click();
}

async function pickersOf(page: Page, route: string, address: string) {
  await open(page, address);
  const found: Picker[] = [];
  const count = Math.min(MOST_BOXES, await (await boxes(page)).count());
  for (let nth = 0; nth < count; nth++) {
    const box = (await boxes(page)).nth(nth);
    if (!(await box.isEditable())) continue;
    const nobody = nextProbe();
    const asked = page
      .waitForRequest((request) => request.url().includes(`search=${nobody}`), { timeout: ASKED_WITHIN_MS })
      .catch(() => undefined);
    await box.click();
    await page.keyboard.type(nobody);
    const request = await asked;
    await page.keyboard.press('Escape');
    if (!request) continue;
    const url = new URL(request.url());
    url.searchParams.delete('search');
    url.searchParams.set('per_page', '300');
    found.push({ route, nth, lookup: url.pathname.replace('/api/v2', '') + url.search });
    // Leaving the screen discards the input.
    await open(page, address);
  }
  return found;
}

type Named = { uuid: string; name: string; code?: string };

/** A record far down its list, so that it is not the first row loaded. */
const farRecord = async (api: Api, { lookup }: Picker) => (await api.get<{ data: Named[] }>(lookup)).data.at(-2)!;

/** Types a name and Enter at full speed on a slow network; returns what is then chosen. */
async function typeAndEnter(page: Page, { nth }: Picker, name: string) {
  const box = (await boxes(page)).nth(nth);
  await box.click();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  return box.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")]');
}

const root = join(__dirname, '../..');

const sourcesOfRemotes = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((path) => join(name, 'src', path)),
  )
  .filter((path) => path.endsWith('.tsx'));

test('no screen searches on the server past the one picker, which waits for its answer', () => {
  const searches = sourcesOfRemotes.filter((file) =>
    readFileSync(join(root, file), 'utf8').includes('filterOption: false'),
  );

  expect(searches).toEqual([]);
});

test('a picker takes what was typed, and nothing else, however late the answer comes', async ({ page, signInAs }) => {
  test.setTimeout(1_800_000);
  const api = await signInAs('super', '/health/live');
  const addressOf = await addressesOf(api);
  let delay = 0;
  await page.route(/[?&]search=./, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
  const wrong: string[] = [];
  const screens = productScreens.filter(({ of }) => of !== 'shell');
  const begin = process.env.PROVE ? 0 : (seed * 11) % screens.length;
  let tried = 0;

  for (const { route } of [...screens.slice(begin), ...screens.slice(0, begin)]) {
    if (!process.env.PROVE && tried >= IN_SHORT) break;
    delay = 0;
    for (const picker of await pickersOf(page, route, addressOf(route))) {
      tried++;
      const { name } = await farRecord(api, picker);
      for (delay of DELAYS_MS) {
        await open(page, addressOf(route));
        const select = await typeAndEnter(page, picker, name);
        const isTaken = await expect(select)
          .toContainText(name.slice(0, 20))
          .then(() => true)
          .catch(() => false);
        const what = `box ${picker.nth + 1} of ${route}`;
        note({ gate: 'pickers', tried: 1, held: Number(isTaken), of: what });
        if (!isTaken) wrong.push(`${what} after ${delay} ms: ${await select.innerText()} and not ${name}`);
      }
    }
  }

  expect(tried).toBeGreaterThanOrEqual(IN_SHORT);
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
