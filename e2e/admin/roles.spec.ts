import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { addUser } from '../new-user';
import { ownPassword } from '../people';

const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test("a role that is taken from a user takes effect at the user's next click", async ({
  page,
  browser,
  as,
  signInAs,
}) => {
  const puteri = `Puteri binti Salleh ${Date.now()}`;
  const { name, email } = await addUser(await as('super'), puteri, ['ADMIN', 'PROJECT_MANAGER']);

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(ownPassword);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(menuEntry(elsewhere, 'Users')).toBeVisible();

  await signInAs('super', '/users/roles');
  await page.getByRole('searchbox').fill(`"${email}"`);
  await page.getByRole('combobox', { name: `Roles of ${name}` }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Admin', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Review changes' }).click();
  const look = page.getByRole('dialog');
  await expect(look.getByText('Removed')).toBeVisible();
  await expect(look.getByText('− Admin')).toBeVisible();
  await look.getByRole('button', { name: 'Save 1 user' }).click();
  await expect(page.getByText('Successfully update users.')).toBeVisible();

  await menuEntry(elsewhere, 'Users').click();
  await expect(menuEntry(elsewhere, 'Users')).toHaveCount(0);
  await expect(menuEntry(elsewhere, 'Projects')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: 'New user' })).toHaveCount(0);
  await elsewhere.context().close();
});
