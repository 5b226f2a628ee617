import { type Page } from '@playwright/test';
import { type RemoteMatrix } from '@siteledger/platform/contract';
import { type Api } from '../api';
import { settled, violations } from '../axe';
import { expect, store, test } from '../fixtures';
import { calledBy } from './registry';

// No other test on this server uses this remote.
const remote = 'mfe-reports';
const entry = 'Invoices';

const FOLLOWS_WITHIN = { timeout: 5_000 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true });
const cell = (page: Page) =>
  page
    .getByRole('row', { name: new RegExp(remote) })
    .getByRole('cell')
    .first();

test('an admin switches a remote off with a message, another tab follows, and rolling back brings it back', async ({
  page,
  context,
  signInAs,
}) => {
  const called = await calledBy(await signInAs('admin', '/users/list'), remote);
  const other = await context.newPage();
  await other.goto('/reports/invoices');
  await expect(menuEntry(other)).toBeVisible();

  await page.getByRole('link', { name: 'Remotes', exact: true }).click();
  await button(page, `Change ${called} in development`).click();
  const change = dialog(page, `Change ${called} in development`);
  await change.getByRole('switch', { name: 'Enabled' }).click();
  await change.getByRole('radio', { name: 'Now' }).check();
  await change.getByRole('textbox', { name: 'Message' }).fill('Month end is being closed.');
  await change.getByRole('textbox', { name: 'Until' }).fill('2099-01-01T18:00');
  await change.getByRole('textbox', { name: 'Reason' }).fill('Certificates are printed');
  await expect(change.getByText(/› Invoices$/)).toBeVisible();
  await change.getByRole('button', { name: `Switch off ${called}` }).click();

  await expect(change).toBeHidden();
  await expect(cell(page)).toContainText('Off');
  await expect(cell(page)).toContainText('“Month end is being closed.”');
  await expect(menuEntry(other)).toBeHidden(FOLLOWS_WITHIN);
  await expect(other.getByText('Month end is being closed.')).toBeVisible();
  await expect(other.getByText(/switched it off until 01-Jan-2099, 18:00/)).toBeVisible();

  await button(page, `History of ${called} in development`).click();
  const history = dialog(page, `History of ${called} in development`);
  const latest = history.getByRole('listitem').filter({ hasText: 'In force' });
  await expect(latest).toContainText('Lim Siew Ling');
  await expect(latest).toContainText('Switched off, at once');
  await expect(latest).toContainText('Certificates are printed');
  await history
    .getByRole('button', { name: /^Roll back to this/ })
    .first()
    .click();
  const back = dialog(page, `Roll back ${called} in development?`);
  await back.getByRole('textbox', { name: 'Reason' }).fill('They are printed');
  await back.getByRole('button', { name: `Roll back ${called}` }).click();

  await expect(back).toBeHidden();
  await expect(latest).toContainText('They are printed');
  await expect(menuEntry(other)).toBeVisible(FOLLOWS_WITHIN);
  await expect(other.getByRole('heading', { level: 1, name: /^Invoices/ })).toBeVisible();
});

const nothingFound = async (page: Page) => {
  await settled(page);
  expect(await violations(page)).toEqual([]);
};

const releaseOf = async (api: Api) => {
  const { data } = await api.get<{ data: RemoteMatrix }>('/remotes/environments');
  return data.remotes.find(({ name }) => name === remote)!.releases[0]!.version;
};

const WIDTHS = { wide: 1440, narrow: 390 };

// Colours and widths are independent; the full form still checks every pair.
const looks = process.env.PROVE
  ? (['light', 'dark'] as const).flatMap((theme) => (['wide', 'narrow'] as const).map((kind) => [theme, kind] as const))
  : ([
      ['light', 'wide'],
      ['dark', 'narrow'],
    ] as const);

for (const [theme, kind] of looks) {
  test(`the remotes, their dialogs and their history are open to everybody, ${theme} and ${kind}`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: WIDTHS[kind], height: 900 });
    const api = await signInAs('admin', '/health/live');
    const called = await calledBy(api, remote);
    await store(page, { theme });
    await page.goto('/remotes');
    await expect(button(page, 'Copy the lines that connect production')).toBeVisible();
    await expect(button(page, `Change ${called} in production`)).toHaveCount(0);
    await button(page, `1 release of ${called}`).click();
    await expect(page.getByRole('table', { name: `Releases of ${called}` })).toContainText(await releaseOf(api));
    await nothingFound(page);

    // Scrolls so that the top bar does not half cover a button behind the dialog.
    await button(page, `1 release of ${called}`).evaluate((releases) => releases.scrollIntoView());
    await button(page, /^Mark as stable: /).click();
    const word = dialog(page, /as stable\?$/);
    await word.getByRole('button', { name: /^Mark .* as stable$/ }).click();
    await expect(word.getByText('Reason is required.')).toBeVisible();
    await nothingFound(page);
    await page.keyboard.press('Escape');
    await expect(word).toBeHidden();

    await button(page, `Change ${called} in development`).click();
    const change = dialog(page, `Change ${called} in development`);
    await expect(change.getByText('No menu entry, screen or part is lost.')).toBeVisible();
    await change.getByRole('switch', { name: 'Enabled' }).click();
    await expect(change.getByText(/› Invoices$/)).toBeVisible();
    await change.getByRole('button', { name: /^Switch off/ }).click();
    await expect(change.getByText('Reason is required.')).toBeVisible();
    await nothingFound(page);
    await page.keyboard.press('Escape');
    await dialog(page, 'Leave without saving?').getByRole('button', { name: 'Leave' }).click();
    await expect(change).toBeHidden();

    await button(page, `History of ${called} in development`).click();
    await expect(dialog(page, `History of ${called} in development`).getByText('In force')).toBeVisible();
    await nothingFound(page);
  });

  test(`publish tokens, and issuing one, are open to everybody, ${theme} and ${kind}`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width: WIDTHS[kind], height: 900 });
    await signInAs('super', '/health/live');
    await store(page, { theme });
    await page.goto('/remotes');
    await page.getByRole('link', { name: 'Publish tokens' }).click();
    await button(page, 'Issue token').click();
    const form = dialog(page, 'Issue a publish token');
    await form.getByRole('button', { name: 'Issue token' }).click();
    await expect(form.getByText('Name is required.')).toBeVisible();
    await nothingFound(page);

    await form.getByRole('textbox', { name: /Name/ }).fill(`Train, ${theme} and ${kind}`);
    await form.getByRole('combobox', { name: /Remotes/ }).fill(`${remote},`);
    await form.getByRole('button', { name: 'Issue token' }).click();
    const issued = dialog(page, 'Copy the token now');
    await expect(issued.getByText(/^slpt_/)).toBeVisible();
    await nothingFound(page);
    await issued.getByRole('button', { name: 'I have copied it' }).click();

    await expect(page.getByRole('row', { name: new RegExp(`^Train, ${theme} and ${kind}`) })).toBeVisible();
    await nothingFound(page);
  });
}
