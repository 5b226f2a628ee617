import { expect, test } from '../fixtures';
import { confirm } from '../fill-form';

const FILE = (name: string) => `Senarai Pelanggan,,
Nama,Telefon,Negeri
${name},03-2161 8888,Selangor
${name} Utara,12,Slangor
${name} Timur,011-1234 5678,Slangor
Jumlah,3,
`;

test('clients of a file are checked, corrected, imported and taken back', async ({ page, signInAs }) => {
  const name = `Seri Maju ${Date.now()}`;
  await signInAs('admin', '/clients/list');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE(name)) });

  await expect(page.getByText('Senarai Pelanggan')).toBeVisible();
  await page.getByRole('button', { name: 'Check all rows' }).click();
  const phone = page.getByRole('textbox', { name: 'Row 4: Phone is not a valid telephone number.' });
  await phone.fill('03-2161 8810');
  await phone.press('Enter');
  await expect(phone).toHaveCount(0);
  await page.getByRole('textbox', { name: /^Row 4: State must be one of/ }).fill('Selangor');
  await page.getByRole('button', { name: 'Replace every “Slangor”' }).click();
  await expect(page.getByText('Not checked')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Create 3, leave 1' }).click();
  await expect(page.getByText('Imported', { exact: true })).toBeVisible();

  await page.goto('/clients/list');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1–3 of 3')).toBeVisible();

  await page.goto('/imports');
  await page.getByRole('link', { name: 'clients.csv' }).first().click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await confirm(page, 'Undo the import');
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
  await page.goto('/clients/list');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('No Data.')).toBeVisible();
});
