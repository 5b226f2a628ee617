import { type Page } from '@playwright/test';
import { type Api } from '../api';
import { expect, test } from '../fixtures';
import { confirm, fillForm, pick } from '../fill-form';

type Code = { uuid: string; code: string; name: string };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const newCode = (page: Page) => page.getByRole('link', { name: 'New account code', exact: true });
const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name, exact: true });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });
const line = (page: Page, text: string) => page.getByRole('row', { name: text, exact: true });

/** An account code with bookings in the demo. */
async function bookedCode(api: Api) {
  const { data } = await api.get<{ data: Code[] }>('/finance_account_codes?per_page=15&search=Ready-mixed');
  return data[0]!;
}

async function createCode(page: Page, values: Parameters<typeof fillForm>[2]) {
  await fillForm(page, page.getByRole('dialog', { name: 'New account code' }), values);
  await button(page, 'Create account code').click();
}

test('an account code is created, moved and deleted, and one that is needed stays', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/422|409/);
  const mark = `X${Date.now().toString(36)}`;
  const [group, leaf] = [`${mark}-1`, `${mark}-2`];
  const api = await signInAs('admin', '/accountCodes');
  const used = await bookedCode(api);

  await newCode(page).click();
  await expect(field(page, 'Code')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Code')).toHaveAccessibleDescription('Code is required.');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required.');
  await createCode(page, { Code: used.code, Name: 'Kerja tanah' });
  await expect(field(page, 'Code')).toHaveAccessibleDescription('Code is already taken.');
  await expect(field(page, 'Name')).toHaveValue('Kerja tanah');
  await createCode(page, { Code: group });
  await expect(toast(page, 'Successfully created account code.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await newCode(page).click();
  await expect(field(page, 'Code')).toBeFocused();
  await createCode(page, { Code: leaf, Name: 'Pengorekan' });
  await expect(line(page, `${leaf} Pengorekan`)).toHaveAttribute('aria-level', '1');
  await page.getByRole('searchbox').fill(mark);
  await expect(page.getByText(/^2 of \d+ account codes$/)).toBeVisible();

  await line(page, `${leaf} Pengorekan`).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Code')).toHaveValue(leaf);
  await fillForm(page, page.getByRole('dialog'), { Group: pick(`${group} Kerja tanah`) });
  await button(page, 'Save changes').click();
  await expect(toast(page, 'Successfully update account code.')).toBeVisible();
  await expect(line(page, `${leaf} Pengorekan`)).toHaveAttribute('aria-level', '2');

  await button(page, `Delete ${group} Kerja tanah`).click();
  const stays = page.getByRole('dialog', { name: '"Kerja tanah" cannot be deleted.' });
  await expect(stays.getByText('Has 1 sub-account. Move or delete it first.')).toBeVisible();
  await confirm(page, 'Got it');
  await expect(stays).toBeHidden();
  await button(page, `Delete ${leaf} Pengorekan`).click();
  const deletion = page.getByRole('dialog', { name: 'Delete "Pengorekan"?' });
  await expect(deletion.getByText(`${leaf} can no longer be used; the code can be reassigned.`)).toBeVisible();
  await confirm(page, 'Delete');
  await expect(toast(page, 'Successfully deleted "Pengorekan"')).toBeVisible();
  await expect(line(page, `${leaf} Pengorekan`)).toBeHidden();
  await button(page, `Delete ${group} Kerja tanah`).click();
  await confirm(page, 'Delete');
  await expect(page.getByText('No Data.')).toBeVisible();

  await page.getByRole('searchbox').fill(`"${used.code}"`);
  await button(page, `Delete ${used.code} ${used.name}`).click();
  await confirm(page, 'Delete');
  await expect(toast(page, 'The account code is used by expenses or purchase orders.')).toBeVisible();
  await page.getByRole('link', { name: used.name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const booked = page.getByRole('dialog', { name: `"${used.name}" cannot be deleted.` });
  await expect(booked.getByText(/^Used by .*\d+ expenses?.*\. Move (it|them) to another code first\.$/)).toBeVisible();
});

test('a user without edit permission walks the tree by keys and reads a code', async ({ page, signInAs }) => {
  await signInAs('owner', '/accountCodes');
  const lines = page.getByRole('treegrid').getByRole('row');
  await lines.nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await expect(lines.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(lines.nth(2)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Enter');
  await expect(field(page, 'Code')).toBeDisabled();
  await expect(button(page, /^(Save changes|Delete)$/)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add sub-account' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(lines.nth(2)).toBeFocused();
  await expect(button(page, /^Delete /)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^New account code/ })).toHaveCount(0);
});

test('fifteen account codes are in view, and the line with the focus is never below the headings', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('admin', '/accountCodes');
  const lines = page.getByRole('row').filter({ has: page.getByRole('gridcell') });
  await expect(lines.nth(14)).toBeInViewport({ ratio: 1 });

  await button(page, 'Expand all').click();
  await lines.first().focus();
  await page.keyboard.press('End');
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
  for (let pages = 0; pages < 4; pages += 1) await page.keyboard.press('PageUp');

  const head = await page.getByRole('columnheader', { name: 'Code' }).boundingBox();
  const line = await page.locator(':focus').boundingBox();
  expect(line!.y).toBeGreaterThanOrEqual(head!.y + head!.height);
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });
});
