import { confirm, fillForm, pick } from '../fill-form';
import { expect, test } from '../fixtures';
import { expectToast } from '../toast';

test('an organisation is created, changed and deleted, and the only own company stays, in words to the letter', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  // The page of the organisation fetches it once more after its deletion.
  expectComplaint(/404|409|422/);
  const api = await signInAs('owner', '/organisations/list');
  const name = `Bekalan 'Timur' ${Date.now().toString(36)}`;

  await page.getByRole('link', { name: 'New organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'New organisation' });
  await fillForm(page, dialog, { 'MSIC Code': '4100' });
  await dialog.getByRole('button', { name: 'Create organisation' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await expect(dialog.getByText('MSIC Code must be 5 digits.')).toBeVisible();
  await fillForm(page, dialog, { Name: name, Type: pick('Supplier'), 'MSIC Code': '41001' });
  await dialog.getByRole('button', { name: 'Create organisation' }).click();
  await expectToast(page, 'Successfully created organisation.');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const form = page.getByRole('form', { name: 'Organisation' });
  await fillForm(page, form, { 'Registration No': '201901000001', 'Bank Account No': '5140 1234 5678' });
  await form.getByRole('combobox', { name: 'Bank Name' }).fill('Maybank');
  await page.getByRole('tab', { name: 'Expenses' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Successfully update organisation.');
  await expect(page.locator('.sl-head-facts')).toContainText('201901000001');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirm(page, 'Delete');
  await expectToast(page, `Successfully deleted "${name}"`);
  await expect(page).toHaveURL(/\/organisations\/list$/);

  const { data } = await api.get<{ data: { uuid: string }[] }>('/organisations?type=3&per_page=15');
  await page.goto(`/organisations/list/${data[0]!.uuid}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirm(page, 'Delete');
  await expectToast(page, 'Your company cannot be deleted: it issues your invoices and purchase orders.');
  await fillForm(page, form, { Type: pick('Supplier') });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(
    form.getByText('Type cannot be changed: your company issues your invoices and purchase orders.'),
  ).toBeVisible();
});
