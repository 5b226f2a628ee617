import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { password, people } from '../people';
import { createProjectOnScreen } from './project-form';

const day = (offset: number) => {
  const date = new Date(Date.now() + offset * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' }).format(date);
};

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const searchFor = async (page: Page, name: string) => {
  await page.goto('/projects/list');
  await page.getByRole('searchbox').fill(`"${name}"`);
  await expect(rowOf(page, name)).toBeVisible();
};

test('an owner creates a project, claims, is paid, and sees the figures change in the list', async ({ page, as }) => {
  const name = `Sekolah Kebangsaan Seri Indah ${Date.now()}`;
  const api = await as('owner');
  const { data: clients } = await api.get<{ data: { name: string }[] }>(
    '/clients?per_page=15&sort=created_at&order=asc',
  );
  const managers = await api.get<{ data: { name: string }[] } | { name: string }[]>('/projects/permissions');
  const [manager] = Array.isArray(managers) ? managers : managers.data;

  await page.goto('/');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(people.owner);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click();
  await page.getByRole('link', { name: 'New project' }).click();
  await createProjectOnScreen(page, {
    name,
    status: 'On Going',
    manager: manager!.name,
    client: clients[0]!.name,
    contractSum: '1000000',
    start: day(-180),
    end: day(180),
  });
  await expect(page.getByText('Project created successfully.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const uuid = new URL(page.url()).pathname.split('/').at(-1)!;

  await searchFor(page, name);
  await expect(rowOf(page, name)).toContainText('RM 1,000,000.00');
  await expect(rowOf(page, name)).not.toContainText('RM 190,000.00');

  const { data: invoice } = await api.post<{ data: { uuid: string; total_amount: string } }>('/invoices', {
    project_uuid: uuid,
    invoice_date: day(-30),
    work_done_certified: '200000.00',
    tax_code: 'ST6',
  });
  expect(invoice.total_amount).toBe('201400.00');
  await api.post('/payments', { invoice_uuid: invoice.uuid, payment_date: day(0), payment_amt: '150000.00' });

  await searchFor(page, name);
  await page.getByRole('button', { name: /^\d+ more columns?$/ }).click();
  // Invoiced before tax (RM 200,000 less 5 % retention), received in cash, and work done in % of the contract sum.
  await expect(rowOf(page, name)).toContainText('RM 190,000.00');
  await expect(rowOf(page, name)).toContainText('RM 150,000.00');
  await expect(rowOf(page, name)).toContainText('20.00');
});

test('the server refuses what it must, and the form keeps what was typed', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  expectComplaint(/422/);
  await signInAs('owner', '/projects/list/create');
  const dialog = page.getByRole('dialog', { name: 'New project' });
  await dialog.getByLabel('Name').fill('Half a project');

  await dialog.getByRole('button', { name: 'Create project' }).click();

  await expect(dialog.getByText('Contract Sum is required.')).toBeVisible();
  await expect(dialog.getByText('Client is required.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('Half a project');
});
