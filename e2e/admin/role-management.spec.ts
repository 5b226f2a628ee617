import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { confirm } from '../fill-form';
import { addUser } from '../new-user';
import { people } from '../people';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string | RegExp) => page.getByText(text, { exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

async function choose(page: Page, label: string, title: string) {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(title, { exact: true }).click();
  await page.keyboard.press('Escape');
}

test('many users get a role at once, on top of what somebody else changed meanwhile', async ({
  page,
  as,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/409/);
  const tag = `T${Date.now().toString(36)}`;
  const admin = await as('admin');
  const first = await addUser(admin, `${tag} Aisyah`, ['PROJECT_MANAGER']);
  await addUser(admin, `${tag} Bavani`, ['PROJECT_MANAGER']);
  await signInAs('super', '/users/roles');
  await page.getByRole('searchbox').fill(tag);
  await expect(page.getByText('1–2 of 2')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await button(page, 'Add or remove…').click();
  await expect(dialog(page, 'Add or remove for 2 users')).toBeVisible();
  await choose(page, 'Roles', 'Business Owner');
  await button(page, 'Apply').click();
  await expect(toast(page, 'Not saved yet. Review changes to save.')).toBeVisible();
  await expect(page.getByText('2 users changed, not saved')).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).first().click();
  await expect(dialog(page, 'Leave without saving?')).toBeVisible();
  await confirm(page, 'Stay');

  const { data: who } = await admin.get<{ data: { name: string } }>('/user/details');
  await admin.put(`/users/${first.uuid}`, { name: `${tag} Aisyah binti Ali`, email: first.email });
  await button(page, 'Review changes').click();
  await button(page, 'Save 2 users').click();
  await expect(page.getByRole('alert').getByText(`Changed by ${who.name} at `)).toBeVisible();
  await expect(
    dialog(page, 'Save these changes?').getByText(
      'Someone else has changed this user. Your change will be added to theirs.',
    ),
  ).toBeVisible();
  await button(page, 'Save 2 users').click();
  await expect(toast(page, 'Successfully update users.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Aisyah binti Ali/ }).getByTitle('Business Owner')).toBeVisible();

  await choose(page, `Roles of ${tag} Bavani`, 'Business Owner');
  await button(page, 'Discard').click();
  await expect(dialog(page, 'Discard the changes to 1 user?')).toBeVisible();
  await confirm(page, 'Discard');
  await expect(button(page, 'Review changes')).toBeDisabled();
});

test('the last Super Admin stays one, and a role changes its name only', async ({
  page,
  as,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/409|422/);
  const other = `Managing Director ${Date.now().toString(36)}`;
  const super_ = await signInAs('super', '/users/roles');
  const { data: self } = await super_.get<{ data: { name: string } }>('/user/details');
  await page.getByRole('searchbox').fill(`"${people.super}"`);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await choose(page, `Roles of ${self.name}`, 'Super Admin');
  await button(page, 'Review changes').click();
  const review = dialog(page, 'Save these changes?');
  await expect(review.getByText('Without a role, they can sign in but see nothing.')).toBeVisible();
  await expect(review.getByText('This is your own access.')).toBeVisible();
  await button(page, 'Save 1 user').click();
  await expect(toast(page, 'There must be at least one Super Admin.')).toBeVisible();
  await button(page, `Exclude ${self.name}`).click();
  await expect(review.getByText('No changes left.')).toBeVisible();
  await button(page, 'Keep editing').click();

  await button(page, 'Rename roles').click();
  const rename = dialog(page, 'Rename roles');
  const name = rename.getByRole('textbox', { name: 'Name of Business Owner', exact: true });
  const save = rename.getByRole('button', { name: 'Save Business Owner' });
  for (const [wrong, message] of [
    ['', 'Name of Business Owner is required.'],
    ['N'.repeat(201), 'Name of Business Owner must be less than or equals to 200.'],
    ['42', 'Name of Business Owner is not valid.'],
    ['Project Manager', 'Name of Business Owner is already taken.'],
  ] as const) {
    await name.fill(wrong);
    await save.click();
    await expect(name).toHaveAccessibleDescription(message);
  }
  await name.fill(other);
  await save.click();
  await expect(toast(page, 'Successfully update role.')).toBeVisible();
  await rename.getByRole('button', { name: 'Close' }).first().click();
  const { data: owner } = await (await as('owner')).get<{ data: { roles: object[] } }>('/user/details');
  expect(owner.roles).toMatchObject([{ id: 3, name: other }]);
  await (await as('super')).put('/roles/3', { name: 'Business Owner' });
});

test('fifteen users are in view at once, and on a telephone each is a short card', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('super', '/users/roles');
  const rows = page.getByRole('row').filter({ has: page.getByRole('combobox') });
  await expect(rows.nth(14)).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  await expect(cards.first().getByText('Assigned Projects')).toBeVisible();
  await expect(cards.first().getByRole('combobox', { name: /^Projects of / })).toBeInViewport();
  const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(120);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
