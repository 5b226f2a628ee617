import { type Locator, type Page } from '@playwright/test';
import { settled, themes, violations } from '../axe';
import { expect, PROVED, store, test } from '../fixtures';
import { addUser } from '../new-user';
import { people } from '../people';
import { visit } from '../visit';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const link = (page: Page, name: string) => page.getByRole('link', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog').last();
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

async function nothingFound(page: Page, what: string, there: Locator) {
  await expect(there).toBeVisible();
  await settled(page);
  expect(await violations(page), what).toEqual([]);
}

/** Closes the top dialog, discarding its input. */
async function close(page: Page) {
  await page.keyboard.press('Escape');
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  await expect(leave.or(page.locator('main:not([inert])'))).not.toHaveCount(0);
  if (await leave.isVisible()) await leave.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const theme of themes) {
  test(`users, roles, account codes and the log, with their dialogs, are open to everybody, ${theme}`, async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(180_000);
    await signInAs('super', '/health/live');
    await store(page, { theme });
    await page.goto('/users/list');
    await nothingFound(page, 'users', page.getByRole('row').nth(1));
    await link(page, 'New user').click();
    await button(page, 'Create user').click();
    await nothingFound(page, 'a wrong new user', dialog(page).getByText('Name is required.'));
    await close(page);
    await page.getByRole('searchbox').fill(`"${people.pm}"`);
    await page.getByText('1–1 of 1').waitFor();
    await button(page, /^Delete /).click();
    await nothingFound(page, 'the deletion of a user', dialog(page).getByRole('button', { name: 'Delete' }));
    await close(page);

    await menuEntry(page, 'Role Management').click();
    await nothingFound(page, 'roles', page.getByRole('combobox', { name: /^Roles of / }).first());
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await button(page, /^Add or remove/).click();
    await nothingFound(page, 'roles of many', dialog(page).getByRole('combobox', { name: 'Roles' }));
    await close(page);
    await button(page, 'Rename roles').click();
    const name = dialog(page).getByRole('textbox', { name: 'Name of Business Owner', exact: true });
    await name.fill('');
    await nothingFound(page, 'a role without a name', dialog(page).getByText('Name of Business Owner is required.'));
    await close(page);

    await menuEntry(page, 'Account codes').click();
    await button(page, 'Expand all').click();
    await nothingFound(page, 'account codes', page.getByRole('treegrid').getByRole('row').nth(1));
    await page.getByRole('treegrid').getByRole('link').first().click();
    await nothingFound(page, 'an account code', dialog(page).getByRole('form'));
    await close(page);
    await link(page, 'New account code').click();
    await button(page, 'Create account code').click();
    await nothingFound(page, 'a wrong account code', dialog(page).getByText('Code is required.'));
    await close(page);

    await menuEntry(page, 'Audit trail').click();
    await button(page, 'Expand row').click();
    await nothingFound(page, 'the log', page.getByText('All changes to this record'));
    await button(page, /^Welcome, /).click();
    await page.getByRole('menuitem', { name: 'Change password' }).click();
    await button(page, 'Change password').click();
    await nothingFound(page, 'a wrong password', page.getByText('Current password is required.'));
  });
}

test('a mail in the outbox is open to everybody', { tag: PROVED }, async ({ page, request, signInAs }) => {
  const { email } = await addUser(await signInAs('super', '/health/live'), 'Puan Lupa', []);
  await request.post('/api/v2/forgot-password', { data: { email } });
  await page.goto('/examples/outbox');
  await button(page, 'Expand row').click();
  await nothingFound(page, 'a mail', page.getByRole('link', { name: /\/password\/reset\// }));
});

test('on a telephone what is opened and ticked is open to everybody', { tag: PROVED }, async ({ page, signInAs }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('super', '/users/roles');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await nothingFound(page, 'ticked cards', button(page, /^Add or remove/));
  await visit(page, '/accountCodes');
  await button(page, 'Expand all').click();
  await nothingFound(page, 'account codes', page.getByRole('treegrid').getByRole('row').nth(1));
  await visit(page, '/audit');
  await button(page, 'Expand row').click();
  await nothingFound(page, 'an entry of the log', page.getByText('All changes to this record'));
});
