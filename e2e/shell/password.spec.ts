import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Mail } from '@siteledger/shared-lib/domain';
import type { Api } from '../api';
import { expect, test } from '../fixtures';
import { addUser } from '../new-user';
import { ownPassword as OLD } from '../people';

const NEW = 'new horse';

const addSomebody = async (admin: Api) => (await addUser(admin, 'Puan Lupa', ['BUSINESS_OWNER'])).email;

/** Path of the link in the latest mail to a recipient. */
async function mailedPath(admin: Api, email: string) {
  const { data } = await admin.get<{ data: Mail[] }>('/outbox?per_page=15');
  const body = data.find(({ recipient }) => recipient === email)?.body ?? '';
  return new URL(/https?:\/\/\S+/.exec(body)?.[0] ?? '').pathname;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function setPassword(page: Page, password: string) {
  await box(page, 'Password').fill(password);
  await box(page, 'Password confirmation').fill(password);
  await press(page, 'Set password');
}

async function signIn(page: Page, password: string) {
  await box(page, 'Password').fill(password);
  await press(page, 'Sign in');
}

test('a user sets a forgotten password by the mailed link, once', async ({ page, as, expectComplaint }) => {
  // The server refuses the old password and the used link.
  expectComplaint(/422/);
  const admin = await as('admin');
  const email = await addSomebody(admin);

  await page.goto('/login');
  await box(page, 'E-mail').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(box(page, 'E-mail')).toHaveValue(email);
  await press(page, 'Send the link');
  await expect(page.getByRole('status')).toHaveText(
    'If there is an account with this e-mail, a link to set a new password is on its way.',
  );

  const link = await mailedPath(admin, email);
  await page.goto(link);
  await expect(page.getByText(email)).toBeVisible();
  await setPassword(page, NEW);
  await expect(page.getByRole('status')).toHaveText('Password changed. Please sign in.');
  await expect(page).toHaveURL(/\/login$/);
  await expect(box(page, 'E-mail')).toHaveValue(email);

  await signIn(page, OLD);
  await expect(box(page, 'E-mail')).toHaveAccessibleDescription(/\S/);
  await signIn(page, NEW);
  await expect(page.getByRole('button', { name: 'Welcome, Puan Lupa' })).toBeVisible();

  await page.goto(link);
  await setPassword(page, OLD);
  await expect(page.getByText('The link is not valid or has expired.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  // Trying a used link does not sign the user out.
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Welcome, Puan Lupa' })).toBeVisible();
});

test('an e-mail that nobody has is answered alike', async ({ page }) => {
  await page.goto('/forgot');

  await box(page, 'E-mail').fill(`nobody-${randomUUID()}@demo.test`);
  await press(page, 'Send the link');

  await expect(page.getByRole('status')).toHaveText(
    'If there is an account with this e-mail, a link to set a new password is on its way.',
  );
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a changed password ends the sessions of other browsers and keeps this one', async ({ browser, page, as }) => {
  const email = await addSomebody(await as('admin'));
  const elsewhere = await (await browser.newContext()).newPage();
  for (const one of [page, elsewhere]) {
    await one.goto('/login?redirect=%2Fprofile');
    await box(one, 'E-mail').fill(email);
    await signIn(one, OLD);
    await expect(one).toHaveURL(/\/profile\/change-password$/);
  }

  await box(page, 'Current password').fill(OLD);
  await box(page, 'Password').fill(NEW);
  await box(page, 'Password confirmation').fill(NEW);
  await press(page, 'Change password');
  await expect(page.getByText('Password changed.')).toBeVisible();
  await page.reload();
  await elsewhere.reload();

  await expect(page.getByRole('button', { name: 'Welcome, Puan Lupa' })).toBeVisible();
  await expect(elsewhere).toHaveURL(/\/login\?redirect=%2Fprofile%2Fchange-password$/);
  await elsewhere.context().close();
});
