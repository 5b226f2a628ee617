import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { expect, test } from '../fixtures';
import { confirm, fillForm, pick } from '../fill-form';
import { people } from '../people';

type Stored = { data: { uuid: string; version: number; name: string }[] };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const newUser = (page: Page) => page.getByRole('link', { name: 'New user', exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function searchOne(page: Page, email: string) {
  await page.getByRole('searchbox').fill(`"${email}"`);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
}

const expectMessages = async (page: Page, messages: Record<string, string>) => {
  for (const [name, text] of Object.entries(messages))
    await expect(field(page, name)).toHaveAccessibleDescription(text);
};

const ownName = async (api: Api) => (await api.get<{ data: { name: string } }>('/user/details')).data.name;

async function changeMeanwhile(somebody: Api, email: string, change: object) {
  const { data } = await somebody.get<Stored>(`/users?per_page=15&search="${email}"`);
  const { uuid, name } = data[0]!;
  await somebody.put(`/users/${uuid}`, { name, email, ...change });
}

test('a user is created, changed and deleted, and every refusal is said where it belongs', async ({
  page,
  as,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/422|409/);
  const name = `Nurul Huda ${Date.now()}`;
  const email = `nurul.${Date.now()}@demo.test`;
  await signInAs('admin', '/users/list');
  await newUser(page).click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  await expect(field(page, 'Name')).toBeFocused();

  await page.keyboard.press('Enter');
  await expectMessages(page, {
    Name: 'Name is required.',
    'E-mail': 'E-mail is required.',
    Password: 'Password is required.',
  });
  const wrong = { 'E-mail': 'nurul', Password: 'abc', 'Password confirmation': 'abd' };
  await fillForm(page, dialog, { Name: 'N'.repeat(201), ...wrong });
  await expectMessages(page, {
    Name: 'Name must be less than or equals to 200.',
    'E-mail': 'E-mail is not a valid email.',
    Password: 'Password field must be at least or equals to 6 characters.',
    'Password confirmation': 'Password confirmation must be equal to Password.',
  });

  const secret = { Password: 'blue heron', 'Password confirmation': 'blue heron' };
  await fillForm(page, dialog, { Name: name, 'E-mail': people.pm, ...secret, Roles: pick('Project Manager') });
  // The messages go a moment after the last key, and the button moves up.
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(0);
  await button(page, 'Create user').click();
  await expectMessages(page, { 'E-mail': 'E-mail is already taken.' });
  await expect(page.getByRole('alert').getByText('E-mail is already taken.')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(name);

  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.getByText('What you typed has not been saved.')).toBeVisible();
  await confirm(page, 'Stay');
  // A closing dialog still receives keys.
  await expect(question).toBeHidden();
  await field(page, 'E-mail').fill(email);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Successfully created user.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(newUser(page)).toBeFocused();

  const somebody = await as('super');
  await searchOne(page, email);
  await page.getByRole('link', { name }).click();
  await expect(field(page, 'E-mail')).toHaveValue(email);
  await changeMeanwhile(somebody, email, { roles: ['BUSINESS_OWNER'] });
  await field(page, 'Name').fill(`${name} binti Osman`);
  await button(page, 'Save changes').click();
  await expect(page.getByRole('dialog').getByText(`Changed by ${await ownName(somebody)} at `)).toBeVisible();
  await button(page, 'Load the latest values').click();
  await expect(page.getByRole('dialog').getByTitle('Business Owner')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue(`${name} binti Osman`);
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Successfully update user.')).toBeVisible();

  await button(page, `Delete ${name} binti Osman`).click();
  const deletion = page.getByRole('dialog', { name: `Delete "${name} binti Osman"?` });
  await expect(
    deletion.getByText('They are signed out at once and cannot sign in again. Their name stays in the history.'),
  ).toBeVisible();
  await confirm(page, 'Cancel');
  await expect(deletion).toBeHidden();
  await button(page, `Delete ${name} binti Osman`).click();
  await confirm(page, 'Delete');
  await expect(toast(page, `Successfully deleted "${name} binti Osman"`)).toBeVisible();
  await expect(page.getByText('No Data.')).toBeVisible();
});

test('nobody deletes themselves, and an Admin changes no Super Admin', async ({ page, as, signInAs }) => {
  const admin = await signInAs('admin', '/users/list');
  const [own, above] = [await ownName(admin), await ownName(await as('super'))];

  await searchOne(page, people.admin);
  await button(page, `Delete ${own}`).click();
  const refusal = page.getByRole('dialog', { name: 'You cannot delete yourself.' });
  await expect(refusal.getByText('Someone else who manages users can.')).toBeVisible();
  await confirm(page, 'Got it');
  await expect(refusal).toBeHidden();

  await searchOne(page, people.super);
  await page.getByRole('link', { name: above }).click();
  await expect(page.getByRole('dialog').getByText('Only a Super Admin can edit a Super Admin.')).toBeVisible();
  await expect(field(page, 'Name')).toBeDisabled();
  await expect(button(page, 'Save changes')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^(Delete|Impersonate) / })).toHaveCount(0);
});
