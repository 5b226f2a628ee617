import { createHash } from 'node:crypto';
import { type BrowserContext, type Page } from '@playwright/test';
import { type RemoteListing } from '@siteledger/platform/contract';
import { settled, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { failureCard, filesOf, headingOf, remotes } from '../shell/remotes';
import { calledBy, registryOf } from './registry';

const FOLLOWS_WITHIN = { timeout: 5_000 };

const admin = remotes[3];
const reports = remotes[4];

const card = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Remotes' }).getByRole('listitem').filter({ hasText: name });

/** Presses Tab until an element with this name has the focus, as a user without a mouse does. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (focused.trim() === name) return;
  }
  throw new Error(`The Tab key does not lead to “${name}”.`);
}

test('with the admin screens off, an admin reaches Recovery by keyboard and switches them on again', async ({
  page,
  as,
  request,
  signInAs,
}) => {
  const superAdmin = await as('super');
  const registry = registryOf(request, superAdmin);
  const called = await calledBy(superAdmin, admin.name);
  await registry.set(admin.name, { enabled: false, disable_mode: 'now' });
  await signInAs('admin', admin.path);
  await expect(page.getByRole('heading', { name: /is paused/ })).toBeVisible();

  await tabTo(page, 'Switch it or roll it back in Recovery');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Recovery' })).toBeVisible();
  await expect(card(page, admin.name)).toContainText('Off');
  await tabTo(page, `Switch on ${called}`);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `Switch on ${called}?` });
  await expect(dialog.getByRole('textbox', { name: /Reason/ })).toBeFocused();
  await page.keyboard.type('The admin screens are needed');
  await tabTo(page, `Switch on ${called}`);
  await page.keyboard.press('Enter');

  await expect(page.getByText(`${called} switched on.`)).toBeVisible();
  await expect(card(page, admin.name)).toContainText('On');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: admin.entry, exact: true }).click();
  await expect(headingOf(page, admin)).toBeVisible();
});

test('with the admin screens broken, an admin is led to Recovery, which says what failed in this tab', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(new RegExp(admin.name));
  await page.route(filesOf(admin), (route) => route.abort());
  await signInAs('admin', admin.path);
  await expect(failureCard(page)).toBeVisible({ timeout: 11_000 });

  await failureCard(page).getByRole('link', { name: 'Switch it or roll it back in Recovery' }).click();

  await expect(card(page, admin.name)).toContainText('failed in this tab. Its files could not be fetched.');
  await settled(page);
  expect(await violations(page)).toEqual([]);
});

test('Recovery is nothing for those who may not manage remotes', async ({ page, signInAs }) => {
  await signInAs('pm', '/recovery');

  await expect(page.getByText('You do not have permission to see this.')).toBeVisible();
});

const FREEZES = 'for (const end = Date.now() + 20_000; Date.now() < end; );';

/** Replaces a remote's entry with a script that blocks its tab for 20 s, as a published release could. */
async function freeze(context: BrowserContext, name: string) {
  const sha384 = createHash('sha384').update(FREEZES).digest('base64');
  await context.route('**/api/v2/remotes', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: RemoteListing };
    const remote = data.remotes.find((one) => one.name === name);
    for (const file of remote?.files ?? []) if (file.path === remote?.entry) file.sha384 = sha384;
    await route.fulfill({ response: answer, json: { data } });
  });
  await context.route(`**/remotes/${name}/**/remoteEntry.*.js*`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FREEZES }),
  );
}

const answersWithin = (page: Page, ms: number) =>
  Promise.race([page.evaluate(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ms))]);

const SAFE_START = 'with a remote that freezes the tab, a safe start runs no remote, switches it off and leads back';

test(SAFE_START, { tag: PROVED }, async ({ page, context, as, request, signInAs, expectComplaint }) => {
  expectComplaint(new RegExp(reports.name));
  const superAdmin = await as('super');
  const registry = registryOf(request, superAdmin);
  const called = await calledBy(superAdmin, reports.name);
  await signInAs('admin', '/health/live');
  await freeze(context, reports.name);
  await page.goto(reports.path, { waitUntil: 'commit' });
  await expect.poll(() => answersWithin(page, 1_500), { timeout: 20_000 }).toBe(false);

  const safe = await context.newPage();
  const asked: string[] = [];
  safe.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await safe.goto('/recovery?safe');
  await expect(safe.getByText('This tab was opened without the pages of the menu')).toBeVisible();
  await settled(safe);
  expect(await violations(safe)).toEqual([]);
  await safe.getByRole('button', { name: `Switch off ${called}` }).click();
  await safe.getByRole('textbox', { name: /Reason/ }).fill('It freezes the tab');
  await safe
    .getByRole('dialog')
    .getByRole('button', { name: `Switch off ${called}` })
    .click();
  await expect(card(safe, reports.name)).toContainText('Off');
  // A reload keeps safe mode, and a remote's page says why it is missing.
  await safe.goto('/projects/list');
  await expect(safe.getByRole('heading', { name: 'This page is not in this tab.' })).toBeVisible();
  await expect(safe.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Not in this tab');
  await expect(safe).toHaveTitle('Not in this tab · Siteledger');
  expect(await violations(safe)).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/remotes/') || path === '/api/v2/remotes')).toEqual([]);

  await safe.getByRole('button', { name: 'Start normally' }).click();
  const menu = safe.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: reports.entry, exact: true })).toBeHidden(FOLLOWS_WITHIN);
  expect(await answersWithin(safe, 5_000)).toBe(true);
  await registry.set(reports.name, { enabled: true });
  // The frozen tab sends requests again as the test ends.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const theme of ['light', 'dark']) {
  test(`Recovery is open to everybody, ${theme}`, async ({ page, signInAs }) => {
    await signInAs('admin', '/health/live');
    await store(page, { theme });
    await page.goto('/recovery');
    await expect(card(page, reports.name)).toBeVisible();
    await settled(page);

    expect(await violations(page)).toEqual([]);
    await card(page, reports.name)
      .getByRole('button', { name: /^Switch off/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });
}
