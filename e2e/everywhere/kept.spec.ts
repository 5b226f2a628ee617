import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { standsThere } from '../visit';
import { seed } from './some-screens';

const BROKEN = ['null', '5', '"text"', '{"cut', '[null]', '{"a":null}'];

type Place = 'localStorage' | 'sessionStorage';

// A form with unsaved input, a list with custom columns, and the stored data of session and platform.
const VISITED = [
  '/clients/list',
  '/clients/list/create',
  '/bulk-payment/pending-expenses',
  '/users/role',
  '/projects/list',
];

// Data stored only in some situations, by key.
const ON_OCCASION: [Place, string][] = [
  ['sessionStorage', 'siteledger.pending_keys'],
  ['sessionStorage', 'siteledger.remote_overrides'],
  ['sessionStorage', 'siteledger.remote_overrides_declined'],
  ['sessionStorage', 'siteledger.draft:/clients/list/create:Client'],
  ['sessionStorage', 'siteledger.draft:role-management'],
  ['localStorage', 'siteledger.columns.clients'],
  ['localStorage', 'siteledger.theme'],
  ['localStorage', 'siteledger.density'],
];

// With a broken session the user signs in again.
const OF_SESSION = /token|expires_at|impersonation|app_version/;

const keysOf = (page: Page) =>
  page.evaluate(() =>
    (['localStorage', 'sessionStorage'] as const).flatMap((place) =>
      Object.keys(window[place]).map((key): [Place, string] => [place, key]),
    ),
  );

async function create(page: Page, name: string) {
  await page.goto('/clients/list/create');
  await standsThere(page);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByText('Successfully created')).toBeVisible();
}

const isFull = process.env.PROVE !== undefined;

test('whatever stands where something is kept, the product starts and saves', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  await signInAs('super', '/projects/list');
  for (const path of VISITED) {
    await page.goto(path);
    await standsThere(page);
  }
  const keys = [...(await keysOf(page)), ...ON_OCCASION].filter(([, key]) => !OF_SESSION.test(key));
  const all = keys.flatMap(([place, key]) => BROKEN.map((value) => ({ place, key, value })));
  // In the short form all keys are broken at once, with one value after the other.
  const tries = isFull ? all.map((one) => [one]) : BROKEN.map((value) => all.filter((one) => one.value === value));

  for (const [at, broken] of tries.entries()) {
    await page.evaluate((values) => {
      for (const { place, key, value } of values) window[place].setItem(key, value);
    }, broken);
    await create(page, `Kept ${seed} ${at} ${Date.now()}`);
    note({ gate: 'kept', tried: broken.length, held: broken.length, of: 'values' });
  }
});

// Fills the remaining quota to the last character.
const fill = (page: Page) =>
  page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
        for (let part = 0; part < 3; part++)
          try {
            storage.setItem(`filler ${size} ${part}`, 'x'.repeat(size));
          } catch {
            break;
          }
  });

test('where the browser has no more room, people sign in and work', async ({ page }) => {
  await page.goto('/health/live');
  await fill(page);

  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('super@demo.test');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('siteledger');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
  await standsThere(page);
  await fill(page);
  await create(page, `No room ${Date.now()}`);
  await page.reload();
  await standsThere(page);
  note({ gate: 'kept', tried: 1, held: 1, of: 'full browsers' });
});

test('where the browser keeps nothing, the page says what to allow', async ({ page, expectComplaint }) => {
  expectComplaint(/SecurityError|Access is denied|^page error: $/);
  await page.addInitScript(() => {
    for (const place of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, place, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

  for (const path of ['/login', '/projects/list', '/forgot']) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(/Allow cookies and site data for this address/);
    note({ gate: 'kept', tried: 1, held: 1, of: 'refusing browsers' });
  }
});
