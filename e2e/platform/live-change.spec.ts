import { type RemoteListing } from '@siteledger/platform/contract';
import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { headingOf, openByMenu, remotes, type Remote } from '../shell/remotes';
import { publish, registryOf } from './registry';

const FOLLOWS_WITHIN = { timeout: 5_000 };

const [projects, finance, parties] = remotes;

const screenOf = (page: Page) => page.getByRole('main');
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
/** Release of a remote that the open tab uses from the next navigation. */
const nextRelease = (page: Page, name: string) =>
  page.evaluate((wanted) => {
    const kept = JSON.parse(localStorage.getItem('siteledger.remote_listing') ?? '{}') as Partial<RemoteListing>;
    return kept.remotes?.find((remote) => remote.name === wanted)?.version;
  }, name);

/** Leaves the screen of a remote and returns to it. */
async function leaveAndComeBack(page: Page, remote: Remote) {
  await openByMenu(page, parties);
  await expect(headingOf(page, parties)).toBeVisible();
  await openByMenu(page, remote);
  await expect(headingOf(page, remote)).toBeVisible();
}

const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isStillHere: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isStillHere' in window);

test('an open tab uses a new release at the next navigation, and after a roll-back the old one', async ({
  page,
  as,
  request,
  signInAs,
  baseURL,
}) => {
  const registry = registryOf(request, await as('admin'));
  const before = await registry.present(finance.name);
  await signInAs('super', finance.path);
  await markDocument(page);
  await expect(screenOf(page)).toHaveAttribute('data-release', before.release);

  await publish(request, finance.name, '9.1.0', baseURL ?? '');
  await expect(screenOf(page)).toHaveAttribute('data-release', before.release);
  await expect.poll(() => nextRelease(page, finance.name), FOLLOWS_WITHIN).toBe('9.1.0');
  await leaveAndComeBack(page, finance);
  await expect(screenOf(page)).toHaveAttribute('data-release', '9.1.0');

  await registry.rollBack(finance.name, before.revision);
  await expect.poll(() => nextRelease(page, finance.name), FOLLOWS_WITHIN).toBe(before.release);
  await leaveAndComeBack(page, finance);
  await expect(screenOf(page)).toHaveAttribute('data-release', before.release);
  await expect(page.getByRole('grid', { name: 'Pending expenses' })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a remote that is switched off leaves the menu of an open tab, and comes back to it', async ({
  page,
  as,
  request,
  signInAs,
}) => {
  const registry = registryOf(request, await as('admin'));
  await signInAs('super', projects.path);
  await expect(menuEntry(page, parties.entry)).toBeVisible();

  await registry.set(parties.name, { enabled: false });
  await expect(menuEntry(page, parties.entry)).toBeHidden(FOLLOWS_WITHIN);

  await registry.set(parties.name, { enabled: true });
  await expect(menuEntry(page, parties.entry)).toBeVisible(FOLLOWS_WITHIN);
});

test('input survives switching the remote off and on', async ({ page, as, request, signInAs }) => {
  const registry = registryOf(request, await as('admin'));
  await signInAs('super', '/projects/list/create');
  await markDocument(page);
  await page.getByRole('textbox', { name: /Name/ }).first().fill('Menara Seri Damai');

  await registry.set(projects.name, {
    enabled: false,
    disable_mode: 'now',
    message: 'Month end is being closed.',
    until: '2099-01-01T10:00:00Z',
  });
  await expect(page.getByRole('heading', { name: /is paused/ })).toBeVisible(FOLLOWS_WITHIN);
  await expect(page.getByText(/switched it off until 01-Jan-2099, 18:00/)).toBeVisible();
  await expect(page.getByText('Month end is being closed.')).toBeVisible();
  // The listing outlives the session in the browser, so it contains no user names. The browser stores it when idle.
  const keepsNoName = () => localStorage.getItem('siteledger.remote_listing')?.includes('"changed_by":null');
  await expect.poll(() => page.evaluate(keepsNoName)).toBe(true);

  await registry.set(projects.name, { enabled: true });
  await expect(page.getByRole('textbox', { name: /Name/ }).first()).toHaveValue('Menara Seri Damai', FOLLOWS_WITHIN);
  expect(await isSameDocument(page)).toBe(true);
});

test('a form that was opened 0.1, 1 or 3 s ago keeps its text through a release, a roll-back and a pause', async ({
  page,
  as,
  request,
  signInAs,
  baseURL,
}) => {
  const registry = registryOf(request, await as('admin'));
  const { release: before } = await registry.present(projects.name);
  await publish(request, projects.name, '9.3.0', baseURL ?? '');
  await signInAs('super', parties.path);
  const name = page.getByRole('textbox', { name: /Name/ }).first();

  for (const seconds of process.env.PROVE ? [0.1, 1, 3] : [1]) {
    const text = `Menara ${seconds}`;
    await page.goto('/projects/list/create');
    await name.fill(text);
    await markDocument(page);
    await page.waitForTimeout(seconds * 1_000);

    for (const release of [before, '9.3.0']) {
      await registry.set(projects.name, { release });
      await expect.poll(() => nextRelease(page, projects.name), FOLLOWS_WITHIN).toBe(release);
      await expect(name).toHaveValue(text);
    }
    await registry.set(projects.name, { enabled: false, disable_mode: 'now', release: '9.3.0' });
    await expect(page.getByRole('heading', { name: /is paused/ })).toBeVisible(FOLLOWS_WITHIN);
    await registry.set(projects.name, { release: '9.3.0' });
    await expect(name).toHaveValue(text, FOLLOWS_WITHIN);
    expect(await isSameDocument(page)).toBe(true);
  }
  await registry.set(projects.name, { release: before });
});

for (const width of [1440, 390])
  test(`that a remote is being drained is read over a dialog of it, at ${width} px`, async ({
    page,
    as,
    request,
    signInAs,
  }) => {
    const registry = registryOf(request, await as('admin'));
    await page.setViewportSize({ width, height: 844 });
    await signInAs('super', '/projects/list/create');
    const name = page.getByRole('textbox', { name: /Name/ }).first();
    await name.fill('Menara Seri Damai');

    await registry.set(projects.name, { enabled: false, disable_mode: 'drain' });
    const notice = page.getByText(/is switching this part off/);
    await expect(notice).toBeVisible(FOLLOWS_WITHIN);
    const isOnTop = () =>
      notice.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
      });
    await expect.poll(isOnTop).toBe(true);
    await page.getByRole('button', { name: 'Close', exact: true }).click({ trial: true });

    await registry.set(projects.name, { enabled: true });
    await expect(notice).toBeHidden(FOLLOWS_WITHIN);
  });

test('a release that cannot be started gives way to the last good one', async ({
  page,
  as,
  request,
  signInAs,
  expectComplaint,
  baseURL,
}) => {
  expectComplaint(/mfe-finance/);
  const registry = registryOf(request, await as('admin'));
  const { release, revision } = await registry.present(finance.name);
  await registry.markStable(finance.name, release);
  await publish(request, finance.name, '9.2.0', baseURL ?? '');
  await page.route('**/remotes/mfe-finance/9.2.0/**', (route) => route.abort());

  await signInAs('super', finance.path);

  await expect(headingOf(page, finance)).toBeVisible();
  await expect(screenOf(page)).toHaveAttribute('data-release', release);
  await registry.rollBack(finance.name, revision);
});
