import { expect, test } from '../fixtures';
import { enterWorkedExample } from './enter-worked-example';

test.use({ viewport: { width: 390, height: 844 } });

test('an owner reads on a telephone who owes most and since when, and goes to the invoices', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('owner', '/health/live');
  await enterWorkedExample(api, 'One look');
  const { data } = await api.get<{ data: { overdue: { count: number; largest: { client: { name: string } } } } }>(
    '/dashboards/summary',
  );

  await page.goto('/');

  const overdue = page.getByRole('region', { name: 'Overdue from clients' });
  await expect(overdue.getByText(`Most: ${data.overdue.largest.client.name}`)).toBeInViewport();
  await expect(overdue.getByText(/^since \d\d-\w{3}-\d{4}$|\d\d-\w{3}-\d{4}/).last()).toBeInViewport();
  const amount = overdue.getByRole('link').last();
  const shown = await amount.innerText();
  await amount.click();

  await expect(page.getByRole('heading', { name: 'Invoices', level: 1 })).toBeVisible();
  await expect(page.getByText(shown, { exact: true }).last()).toBeVisible();
});

test('an owner reads on a telephone whether the cash lasts, and goes to the bills that are due', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner', '/');

  const cash = page.getByRole('region', { name: 'Cash' });
  await expect(cash.getByText('Lowest')).toBeInViewport();
  const due = cash
    .getByRole('row', { name: /^By us/ })
    .getByRole('link')
    .first();
  const shown = await due.innerText();
  await due.click();

  await expect(page.getByRole('heading', { name: 'Expenses', level: 1 })).toBeVisible();
  await expect(page.getByText(shown, { exact: true }).last()).toBeVisible();
});
