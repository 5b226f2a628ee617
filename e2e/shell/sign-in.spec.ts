import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { menuOf } from '../menus';
import { password, people, type Person } from '../people';

const signIn = async (page: Page, email: string, word: string) => {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

for (const person of Object.keys(people) as Person[]) {
  test(`${people[person]} signs in and sees the own menu, no more`, async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/login/);

    await signIn(page, people[person], password);

    await expect(page.getByRole('button', { name: /^Welcome, / })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(menuOf(person));
  });
}

test('a wrong password is said at the e-mail, and what was typed stays', async ({ page, expectComplaint }) => {
  expectComplaint(/422/);
  await page.goto('/login');

  await signIn(page, people.owner, 'not the password');

  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/\S/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(people.owner);
  await expect(page).toHaveURL(/\/login/);
});

test('after signing in a visitor lands on the page they asked for', async ({ page }) => {
  await page.goto('/clients/list?per_page=15');
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await signIn(page, people.owner, password);

  await expect(page).toHaveURL(/\/clients\/list\?per_page=15$/);
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible();
});

// The page makes the screen's first call before it knows the user's rights.
const REFUSED_FIRST_CALL = /403 .*\/users\?/;

test("a screen of another's rights is not found", async ({ page, signInAs, expectComplaint }) => {
  expectComplaint(REFUSED_FIRST_CALL);
  await signInAs('pm', '/users/list');

  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'There is no page at this address.' })).toBeVisible();
});

test('signing out leads to the sign-in page and remembers where one was', async ({ page, signInAs }) => {
  await signInAs('owner', '/clients/list');
  await page.getByRole('button', { name: /^Welcome, / }).click();

  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await expect(page).toHaveURL(/\/login\?redirect=%2Fclients%2Flist/);
  await page.goto('/projects/list');
  await expect(page).toHaveURL(/\/login/);
});

test('an address typed by hand signs out, too, and remembers where one was', async ({ page, signInAs }) => {
  await signInAs('owner', '/clients/list?per_page=15');
  await expect(page.getByRole('heading', { name: 'Clients' })).toBeVisible();

  await page.goto('/logout');

  await expect(page).toHaveURL(/\/login\?redirect=%2Fclients%2Flist%3Fper_page%3D15$/);
});

test('signing out in one tab ends the others at once', async ({ page, signInAs }) => {
  await signInAs('owner', '/clients/list');
  const other = await page.context().newPage();
  await other.goto('/projects/list');
  await expect(other.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible();

  await page.goto('/logout');

  await expect(other).toHaveURL(/\/login\?redirect=%2Fprojects%2Flist/);
});

test("who signs in at another's page starts at the start", async ({ page, expectComplaint }) => {
  expectComplaint(REFUSED_FIRST_CALL);
  await page.goto('/users/list');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fusers%2Flist$/);

  await signIn(page, people.pm, password);

  await expect(page.getByRole('button', { name: /^Welcome, / })).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

/** Names of everything that the product stores in this browser and in this tab. */
const keptNames = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort());

test('signing out leaves nothing in the browser of what the user had typed, prepared or looked at', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/clients/list/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kerja Paip Sdn Bhd');
  await page.goto('/bulk-payment/pending-expenses?search=a');
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await expect.poll(() => keptNames(page).then(String)).toMatch(/bulk-payment\..*draft:/);

  await page.getByRole('button', { name: /^Welcome, / }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await expect(page).toHaveURL(/\/login/);
  // The app version, the listing of remotes and the sign-out flag belong to the browser, not to the session.
  const ofBrowser = ['app_version', 'remote_listing', 'signed_out'].map((name) => `siteledger.${name}`);
  await expect.poll(async () => (await keptNames(page)).filter((name) => !ofBrowser.includes(name))).toEqual([]);
});
