import { kualaLumpurToday } from '../days';
import { confirm, fillForm, pick } from '../fill-form';
import { expect, test } from '../fixtures';
import { expectToast } from '../toast';

type Stored = { data: { uuid: string } };

test('a contractor is created, changed and deleted, and one that projects need stays, in words to the letter', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/404|409|422/);
  const api = await signInAs('owner', '/contractors/list');
  const name = `Kejuruteraan (M) & Anak ${Date.now().toString(36)}`;

  await page.getByRole('link', { name: 'New contractor' }).click();
  const dialog = page.getByRole('dialog', { name: 'New contractor' });
  await dialog.getByRole('button', { name: 'Create contractor' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await fillForm(page, dialog, { Name: name, Type: pick('Supplier'), Country: pick('Singapore'), State: 'East Coast' });
  await dialog.getByRole('button', { name: 'Create contractor' }).click();
  await expectToast(page, 'Successfully created contractor.');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const uuid = new URL(page.url()).pathname.split('/').at(-1)!;

  const form = page.getByRole('form', { name: 'Contractor' });
  await fillForm(page, form, { City: 'Singapura', Fax: '+65-6123 4567 ext 9' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Fax is not a valid telephone number.')).toBeVisible();
  await fillForm(page, form, { Fax: '+603-2161 8888' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Successfully update contractor.');

  const { data: projects } = await api.get<{ data: { uuid: string; name: string }[] }>(
    '/projects?per_page=15&status=On+Going&sort=created_at&order=asc',
  );
  const used = projects.slice(0, 2);
  const bills = await Promise.all(
    used.map(async (project, index) => {
      const { data } = await api.post<Stored>('/expenses', {
        project_uuid: project.uuid,
        contractor_uuid: uuid,
        ref_no: `B-${index}`,
        invoice_date: kualaLumpurToday(),
        invoice_amt: '10.00',
      });
      return data.uuid;
    }),
  );
  const names = used.map((project) => project.name).sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }));
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirm(page, 'Delete');
  const refusal = page.getByRole('dialog', { name: 'Delete Contractor Error.' });
  await expect(
    refusal.getByText(
      `The contractor appears in ${names.join(', ')}. You need to delete them from these projects to proceed.`,
    ),
  ).toBeVisible();
  await expect(refusal.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await refusal.getByRole('button', { name: 'Got it' }).click();
  await expect(refusal).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  for (const bill of bills) await api.delete(`/expenses/${bill}`);
  await page.goto(`/contractors/list?search=${encodeURIComponent(`"${name}"`)}`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('dialog', { name: `Delete "${name}"?` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirm(page, 'Delete');
  await expectToast(page, `Successfully deleted "${name}"`);
  await expect(page.getByText('No Data.')).toBeVisible();

  await page.goto(`/contractors/list/${uuid}`);
  await expect(page.getByText('Contractor not found.')).toBeVisible();
});
