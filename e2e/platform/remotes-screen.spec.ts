import AxeBuilder from '@axe-core/playwright';
import { type Page } from '@playwright/test';
import { type RemoteMatrix } from '@siteledger/shared-lib/domain';
import { type Api } from '../api';
import { expect, store, test } from '../fixtures';

// The other tests of this server leave this one alone.
const remote = 'mfe-reports';
const entry = 'Invoices';

const FOLLOWS_WITHIN = { timeout: 5_000 };
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true });
const cell = (page: Page) =>
  page
    .getByRole('row', { name: new RegExp(`^${remote}`) })
    .getByRole('cell')
    .first();

test('an admin switches a remote off with a message, another tab follows, and rolling back brings it back', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('admin', '/users/list');
  const other = await context.newPage();
  await other.goto('/reports/invoices');
  await expect(menuEntry(other)).toBeVisible();

  await page.getByRole('link', { name: 'Remotes', exact: true }).click();
  await button(page, `Change ${remote} in development`).click();
  const change = dialog(page, `Change ${remote} in development`);
  await change.getByRole('switch', { name: 'Enabled' }).click();
  await change.getByRole('radio', { name: 'Now' }).check();
  await change.getByRole('textbox', { name: 'Message' }).fill('Month end is being closed.');
  await change.getByRole('textbox', { name: 'Until' }).fill('2099-01-01T18:00');
  await change.getByRole('textbox', { name: 'Reason' }).fill('Certificates are printed');
  await expect(change.getByText(/› Invoices$/)).toBeVisible();
  await change.getByRole('button', { name: `Switch off ${remote}` }).click();

  await expect(change).toBeHidden();
  await expect(cell(page)).toContainText('Off');
  await expect(cell(page)).toContainText('“Month end is being closed.”');
  await expect(menuEntry(other)).toBeHidden(FOLLOWS_WITHIN);
  await expect(other.getByText('Month end is being closed.')).toBeVisible();
  await expect(other.getByText(/switched it off until 01-Jan-2099, 18:00/)).toBeVisible();

  await button(page, `History of ${remote} in development`).click();
  const history = dialog(page, `History of ${remote} in development`);
  const latest = history.getByRole('listitem').filter({ hasText: 'In force' });
  await expect(latest).toContainText('Lim Siew Ling');
  await expect(latest).toContainText('Switched off, at once');
  await expect(latest).toContainText('Certificates are printed');
  await history
    .getByRole('button', { name: /^Roll back to this/ })
    .first()
    .click();
  const back = dialog(page, `Roll back ${remote} in development?`);
  await back.getByRole('textbox', { name: 'Reason' }).fill('They are printed');
  await back.getByRole('button', { name: `Roll back ${remote}` }).click();

  await expect(back).toBeHidden();
  await expect(latest).toContainText('They are printed');
  await expect(menuEntry(other)).toBeVisible(FOLLOWS_WITHIN);
  await expect(other.getByRole('heading', { level: 1, name: /^Invoices/ })).toBeVisible();
});

const violations = async (page: Page) => {
  // Colours are judged as they are; what still fades in is not there yet. What turns for ever is not waited for.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  const result = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
};

const releaseOf = async (api: Api) => {
  const { data } = await api.get<{ data: RemoteMatrix }>('/remotes/environments');
  return data.remotes.find(({ name }) => name === remote)!.releases[0]!.version;
};

for (const theme of ['light', 'dark']) {
  for (const [kind, width] of [
    ['wide', 1440],
    ['narrow', 390],
  ] as const) {
    test(`the remotes, their dialogs and their history are open to everybody, ${theme} and ${kind}`, async ({
      page,
      signInAs,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const api = await signInAs('admin', '/health/live');
      await store(page, { theme });
      await page.goto('/remotes');
      await button(page, `1 release of ${remote}`).click();
      await expect(page.getByRole('table', { name: `Releases of ${remote}` })).toContainText(await releaseOf(api));
      expect(await violations(page)).toEqual([]);

      await button(page, `Change ${remote} in staging`).click();
      const change = dialog(page, `Change ${remote} in staging`);
      await change.getByRole('switch', { name: 'Enabled' }).click();
      await expect(change.getByText('No menu entry, screen or slot is lost.')).toBeVisible();
      await change.getByRole('button', { name: /^Save/ }).click();
      await expect(change.getByText('Reason is required.')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(change).toBeHidden();

      await button(page, `History of ${remote} in development`).click();
      await expect(dialog(page, `History of ${remote} in development`).getByText('In force')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}
