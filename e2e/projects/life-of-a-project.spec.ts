import { type Page } from '@playwright/test';
import { kualaLumpurToday } from '../days';
import { fillForm, pick } from '../fill-form';
import { expect, test } from '../fixtures';
import { rm } from '../money';
import {
  approveVariations,
  certify,
  createProject,
  enterBills,
  formOf,
  openTab,
  orderFrom,
  p1,
  pay,
  receive,
  rowOf,
  toast,
} from './project-life';

// All figures, except those that depend on the months of the days, or whose window is another figure of the panel.
const FIGURES: Record<string, string> = {
  'Contract Sum & VO': rm(p1.expect.contract_sum_and_vo!),
  'Revised Budget': rm(p1.expect.revised_budget!),
  'Expected Profit': rm(p1.expect.expected_profit!),
  'Estimate at Completion': rm(p1.expect.eac!),
  'Projected Margin': p1.expect.projected_margin!,
  'Total Invoiced': rm(p1.expect.total_invoiced!),
  'Total Invoiced %': p1.expect.total_invoiced_percent!,
  'Total Received': rm(p1.expect.total_received!),
  'Total Expenses': rm(p1.expect.total_expenses!),
  'Total Paid': rm(p1.expect.total_paid!),
  'Profit Margin': p1.expect.profit_margin!,
  'Cashflow Nett': rm(p1.expect.cashflow_nett!),
  'Cashflow Margin': p1.expect.cashflow_margin!,
  'Expected Cashflow': rm(p1.expect.expected_cashflow!),
  'Work Done': p1.expect.work_done_percent!,
  'Project Timeline': p1.expect.duration_la!,
  'Duration Variance': p1.expect.progress_diff!,
  '30 days': rm(p1.expect.cashflow30!),
  '60 days': rm(p1.expect.cashflow60!),
  '90 days': rm(p1.expect.cashflow90!),
};

async function expectFigures(page: Page) {
  const figures = page.getByRole('region', { name: 'Overview' });
  for (const [label, value] of Object.entries(FIGURES)) {
    const row = figures.getByRole('button').filter({ has: page.getByText(label, { exact: true }) });
    await expect(row, label).toContainText(value);
  }
}

test('a project lives from its creation to its completion, and its figures are those of the worked example', async ({
  page,
  signInAs,
  expectComplaint,
}) => {
  test.setTimeout(420_000);
  // Wide enough for every column in any font, because rows are found by their total amount.
  await page.setViewportSize({ width: 1920, height: 900 });
  expectComplaint(/409/);
  const api = await signInAs('owner', '/projects/list');
  const run = Date.now().toString(36);
  const [client, manager] = await Promise.all([
    api
      .get<{ data: { name: string }[] }>('/clients?per_page=15&sort=created_at&order=asc')
      .then(({ data }) => data[0]!.name),
    api.get<{ data: { name: string }[] }>('/projects/permissions').then(({ data }) => data[0]!.name),
  ]);
  const contractors: Record<string, string> = { run };
  for (const key of ['A', 'B', 'C']) {
    contractors[key] = `Contractor ${key} ${run}`;
    await api.post('/contractors', { name: contractors[key], type: key === 'A' ? 1 : 2, country: 'MY' });
  }

  await createProject(page, `Pejabat worked example ${run}`, client, manager);
  const home = new URL(page.url()).pathname;
  const project = home.split('/').at(-1)!;
  await approveVariations(page);
  await orderFrom(page, contractors);
  await certify(page);
  await enterBills(page, contractors);
  await receive(page, project);
  await pay(page, project, contractors);

  await page.goto(home);
  await expectFigures(page);

  // The printed certificate has the same amounts.
  await page.goto(`${home}/invoices`);
  const { data: invoices } = await api.get<{ data: { uuid: string; cert_no: string }[] }>(
    `/projects/${project}/invoices?per_page=15`,
  );
  const second = invoices.find(({ cert_no }) => cert_no === '2')!;
  await page.goto(`/document-printing/invoice?uuid=${second.uuid}`);
  const sheet = page.getByRole('main').or(page.getByRole('article')).first();
  for (const amount of ['450,000.00', '427,500.00', '190,000.00', '237,500.00', '14,250.00', '1,750.00', '250,000.00'])
    await expect(sheet, amount).toContainText(amount);
  await expect(sheet).toContainText(/two hundred and fifty thousand/i);

  // A completed project accepts no progress certificate, only a release of retention. Reopening it requires a reason.
  await page.goto(home);
  await page.getByRole('link', { name: 'Edit details' }).click();
  const form = formOf(page, 'Project');
  await fillForm(page, form, { Status: pick('Completed') });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, /^Project ".*" updated\.$/);
  await openTab(page, 'Purchase Orders');
  await expect(page.getByText(/completed project/i).first()).toBeVisible();
  await openTab(page, 'Invoices');
  await page.getByRole('link', { name: 'New invoice' }).first().click();
  await expect(page.getByRole('radio', { name: 'Progress certificate' })).toBeDisabled();
  await page.getByRole('button', { name: 'Release half' }).click();
  await fillForm(page, formOf(page, /invoice/i), { 'Tax Code': pick('ST6 – 6.00%') });
  const amounts = page.getByRole('complementary', { name: 'Amounts' });
  await expect(amounts.getByRole('row', { name: 'This certificate' })).toContainText('RM 14,575.00');
  await expect(amounts.getByRole('row', { name: 'Total amount' })).toContainText('RM 15,449.50');
  await page.getByRole('button', { name: 'Create invoice' }).click();
  await expect(rowOf(page, 'RM 15,449.50').first()).toBeVisible();

  const refused = await page.request.post('/api/v2/invoices', {
    headers: { Authorization: `Bearer ${api.tokens.access_token}` },
    data: {
      project_uuid: project,
      kind: 'progress',
      invoice_date: kualaLumpurToday(),
      work_done_certified: '600000.00',
    },
  });
  expect(refused.status()).toBe(409);

  await openTab(page, 'Details');
  await page.getByRole('link', { name: 'Edit details' }).click();
  await fillForm(page, form, { Status: pick('On Going') });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByText('Reason is required.')).toBeVisible();
});
