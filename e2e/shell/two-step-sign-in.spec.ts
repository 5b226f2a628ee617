import { type Page } from '@playwright/test';
import { apiAs } from '../api';
import { codeOf, plugInAuthenticator } from '../authenticator';
import { settled, violations } from '../axe';
import { confirm } from '../fill-form';
import { expect, test } from '../fixtures';
import { addUser } from '../new-user';
import { ownPassword } from '../people';

// Passkeys need a host name; 127.0.0.1 is not one.
const product = `http://localhost:${process.env.E2E_PORT}`;
// On this server business owners need a second step.
const strict = `http://localhost:${process.env.E2E_PLATFORM_PORT}`;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function typePassword(page: Page, site: string, email: string) {
  await page.goto(`${site}/login`);
  await box(page, 'E-mail').fill(email);
  await box(page, 'Password').fill(ownPassword);
  await page.keyboard.press('Enter');
}

const expectSignedIn = (page: Page) => expect(page.getByRole('button', { name: /^Welcome, / })).toBeVisible();

async function signOut(page: Page) {
  await page.goto(`${product}/logout`);
  await expect(button(page, 'Sign in')).toBeVisible();
}

test('a person turns on two-step sign-in, signs in by each way of it, and an administrator resets it', async ({
  page,
  as,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/422/);
  const { email, name } = await addUser(await as('admin'), `Siti ${Date.now()}`, ['PROJECT_MANAGER']);
  await plugInAuthenticator(page);
  await typePassword(page, product, email);
  await expectSignedIn(page);

  await page.goto(`${product}/profile/two-step-sign-in`);
  await box(page, 'Current password').fill(ownPassword);
  await page.keyboard.press('Enter');
  await button(page, 'Set up authenticator app').click();
  const secret = await page.locator('img + p code').innerText();
  await box(page, 'Code').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recoveryCode = await page.locator('li code').first().innerText();
  await settled(page);
  expect(await violations(page)).toEqual([]);
  await button(page, 'Done').click();
  await box(page, 'Name of the passkey').fill('Laptop');
  await button(page, 'Add passkey').click();
  await expect(page.getByText(/^Laptop, added /)).toBeVisible();

  await signOut(page);
  await typePassword(page, product, email);
  await expect(box(page, 'Code')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  // The code of the current time step confirmed the app, and no code is accepted twice.
  await box(page, 'Code').fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expectSignedIn(page);

  for (const isFirst of [true, false]) {
    await signOut(page);
    await typePassword(page, product, email);
    await button(page, 'Use a recovery code').click();
    await box(page, 'Recovery code').fill(recoveryCode);
    await page.keyboard.press('Enter');
    if (isFirst) await expectSignedIn(page);
  }
  await expect(box(page, 'Recovery code')).toHaveAccessibleDescription(
    'The code is not correct, or it was used already.',
  );
  await button(page, 'Use a passkey').click();
  await expectSignedIn(page);

  await signOut(page);
  await signInAs('admin', '/users/list');
  await page.getByRole('searchbox').fill(`"${email}"`);
  await page.getByRole('link', { name }).click();
  await button(page, 'Reset two-step sign-in').click();
  await confirm(page, 'Reset');
  await expect(page.getByText(`Two-step sign-in of ${name} reset.`)).toBeVisible();
  await typePassword(page, product, email);
  await expectSignedIn(page);
});

test('a person whose role requires it adds a second step while signing in, by the keyboard alone', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: strict });
  const { email } = await addUser(await apiAs(request, 'admin'), `Farid ${Date.now()}`, ['BUSINESS_OWNER']);
  await request.dispose();

  await typePassword(page, strict, email);
  await expect(button(page, 'Use an authenticator app')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(box(page, 'Code')).toBeFocused();
  const secret = await page.locator('img + p code').innerText();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await expect(page.locator('li code')).toHaveCount(10);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Continue')).toBeFocused();
  await page.keyboard.press('Enter');

  await expectSignedIn(page);
});
