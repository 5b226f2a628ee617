import { type Page } from '@playwright/test';
import { fillForm, pick } from '../fill-form';
import { expect, test } from '../fixtures';
import { kualaLumpurToday } from '../days';
import { expectToast } from '../toast';

type Stored = { data: { uuid: string; version: number } };

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const searchFor = async (page: Page, name: string, filters = '') => {
  await page.goto(`/clients/list?search=${encodeURIComponent(`"${name}"`)}${filters}`);
  await expect(rowOf(page, name).or(page.getByText('No Data.')).first()).toBeVisible();
};

test('a client is created, changed, deleted and restored, in words to the letter', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/409|500/);
  const api = await signInAs('owner', '/clients/list');
  const run = Date.now().toString(36);
  const name = `Seri Maju ${run}`;

  await page.getByRole('link', { name: 'New client' }).click();
  const dialog = page.getByRole('dialog', { name: 'New client' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await fillForm(page, dialog, { Phone: '12', Postcode: '4015' });
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await expect(dialog.getByText('Phone is not a valid telephone number.')).toBeVisible();
  await expect(dialog.getByText('Postcode must be 5 digits.')).toBeVisible();
  await fillForm(page, dialog, { Name: 'x'.repeat(201) });
  await expect(dialog.getByText('Name must be less than or equals to 200.')).toBeVisible();

  await fillForm(page, dialog, { Name: name, Phone: '03-2161 8888', Postcode: '40150', State: pick('Selangor') });
  await dialog.getByRole('combobox', { name: 'End Customer' }).fill(`Universiti ${run}`);
  await dialog.getByRole('textbox', { name: 'City' }).press('Enter');
  await expectToast(page, 'Successfully created client.');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const uuid = new URL(page.url()).pathname.split('/').at(-1)!;

  const form = page.getByRole('form', { name: 'Client' });
  await fillForm(page, form, { City: 'Shah Alam' });
  // An end customer in other letter case is not a second one.
  await form.getByRole('combobox', { name: 'End Customer' }).fill(`UNIVERSITI ${run}`);
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Successfully update client.');
  const customers = await api.get<{ data: { name: string }[] }>(`/end_customers?search=${run}`);
  expect(customers.data.map((customer) => customer.name)).toEqual([`Universiti ${run}`]);

  await fillForm(page, form, { City: 'Klang' });
  const client = await api.get<Stored>(`/clients/${uuid}`);
  await api.put(`/clients/${uuid}`, { name, country: 'MY', person_in_charge: 'Lim Wei Jie' });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText(/^Changed by .+ at .+$/)).toBeVisible();
  await form.getByRole('button', { name: 'Load the latest values' }).click();
  await expect(form.getByRole('textbox', { name: 'Contact Person' })).toHaveValue('Lim Wei Jie');
  await expect(form.getByRole('textbox', { name: 'City' })).toHaveValue('Klang');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.locator('.sl-head-facts')).toContainText('Klang');
  expect((await api.get<Stored>(`/clients/${uuid}`)).data.version).toBe(client.data.version + 2);

  await page.route(`**/api/v2/clients/${uuid}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, 'Something went wrong. Try refresh the page or contact the admin if the problem persist.');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectToast(page, `Successfully deleted "${name}"`);
  await expect(page).toHaveURL(/\/clients\/list$/);
  await page.keyboard.press('Control+z');
  await expectToast(page, `Successfully restored "${name}"`);
  await searchFor(page, name);
  expect((await api.get<Stored>(`/clients/${uuid}`)).data.version).toBe(client.data.version + 2);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('No Data.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Which clients' }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle('Deleted clients').click();
  await expect(rowOf(page, name).getByText('Deleted')).toBeVisible();
  await rowOf(page, name).getByRole('link', { name }).click();
  await expect(page.getByText('This client is deleted.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'City' })).toBeDisabled();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expectToast(page, `Successfully restored "${name}"`);
  await expect(form.getByRole('textbox', { name: 'City' })).toBeEnabled();
  expect(new URL(page.url()).pathname).toBe(`/clients/list/${uuid}`);
});

test('a client of a running project stays, and one that is gone says so', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/404|409/);
  const api = await signInAs('owner', '/health/live');
  const name = `Alam Damai ${Date.now().toString(36)}`;
  const { data: client } = await api.post<Stored>('/clients', { name, country: 'MY' });
  const { data: managers } = await api.get<{ data: { id: number }[] }>('/projects/permissions');
  await api.post('/projects', {
    name: `Menara of ${name}`,
    status: 'New',
    contract_sum: '1000.00',
    client_name: client.uuid,
    project_managers: [managers[0]!.id],
    retention_percent: '5.00',
    start_date: kualaLumpurToday(),
    end_date: '2099-12-31',
  });

  await searchFor(page, name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expectToast(page, `The client still has projects that are New or On Going: Menara of ${name}.`);
  await expect(rowOf(page, name)).toBeVisible();

  await page.goto('/clients/list/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Client not found.')).toBeVisible();
  await page.getByRole('link', { name: 'All clients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
});
