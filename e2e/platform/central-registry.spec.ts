import { type Page } from '@playwright/test';
import { settled, violations } from '../axe';
import { expect, PROVED, test as base } from '../fixtures';
import { headingOf, openByMenu, remotes } from '../shell/remotes';
import { startFollowedStaging } from './central-registry';
import { calledBy } from './registry';

const [projects, , parties, , reports] = remotes;

type Followed = Awaited<ReturnType<typeof startFollowedStaging>>;

const test = base.extend<{ followed: Followed }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing.
  followed: async ({}, use) => {
    const followed = await startFollowedStaging();
    await use(followed);
    await followed.stop();
  },
  baseURL: ({ followed }, use) => use(followed.url),
});

const menuEntry = (page: Page, { entry }: { entry: string }) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true });
const away = (page: Page) => page.getByText(/The central registry has not answered since/);

// Covers the server's next poll of the central registry, and the screen's next poll of the server.
const NOTICED_WITHIN = { timeout: 60_000 };

test(
  'while the central registry is away clerks work on, admins are told, and open tabs follow again when it is back',
  { tag: PROVED },
  async ({ page, context, followed, signInAs }) => {
    test.setTimeout(300_000);
    const called = await calledBy(await signInAs('admin', '/remotes'), reports.name);
    await expect(page.getByRole('columnheader', { name: /^Staging/ })).toContainText(
      '1 server, revision',
      NOTICED_WITHIN,
    );
    const clerk = await context.newPage();
    await clerk.goto('/clients/list/create');
    await clerk.getByRole('textbox', { name: 'Name', exact: true }).fill('Perwira Bina');
    const recovery = await context.newPage();
    await recovery.goto('/recovery');
    await expect(recovery.getByRole('button', { name: `Switch off ${called}` })).toBeVisible();

    await followed.killRegistry();

    await page.reload();
    await expect(away(page)).toBeVisible(NOTICED_WITHIN);
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await recovery.reload();
    await expect(away(recovery)).toBeVisible(NOTICED_WITHIN);
    await expect(recovery.getByRole('button', { name: `Switch off ${called}` })).toHaveCount(0);
    await settled(recovery);
    expect(await violations(recovery)).toEqual([]);
    await expect(clerk.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Perwira Bina');
    const another = await context.newPage();
    for (const remote of [projects, parties, reports]) {
      await another.goto('/');
      await openByMenu(another, remote);
      await expect(headingOf(another, remote)).toBeVisible();
    }

    await followed.startRegistry();

    await page.reload();
    await expect(away(page)).toHaveCount(0, NOTICED_WITHIN);
    await recovery.reload();
    await recovery.getByRole('button', { name: `Switch off ${called}` }).click(NOTICED_WITHIN);
    await recovery.getByRole('textbox', { name: /Reason/ }).fill('Figures are checked');
    await recovery
      .getByRole('dialog')
      .getByRole('button', { name: `Switch off ${called}` })
      .click();
    await expect(menuEntry(clerk, reports)).toBeHidden({ timeout: 10_000 });
    await expect(clerk.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Perwira Bina');
  },
);
