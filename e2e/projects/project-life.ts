import { expect, type Page } from '@playwright/test';
import { addDays } from '../days';
import { confirm, fillForm, pick } from '../fill-form';
import { rm } from '../money';
import { createProjectOnScreen } from './project-form';
import { workedExampleAsOfToday } from './worked-example';

export const p1 = workedExampleAsOfToday();

export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();

export const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

export const formOf = (page: Page, name: string | RegExp) => page.getByRole('form', { name });

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Creates the project in the dialog, and adds the amounts that only its page has fields for. */
export async function createProject(page: Page, name: string, client: string, manager: string) {
  await page.goto('/projects/list/create');
  await createProjectOnScreen(page, {
    name,
    status: 'On Going',
    manager,
    client,
    contractSum: p1.project.contract_sum,
    start: p1.project.start_date,
    end: p1.project.end_date,
  });
  await toast(page, 'Project created successfully.');
  const form = formOf(page, 'Project');
  await fillForm(page, form, {
    'Variation Order': p1.project.variation_order,
    'Omission Amount': p1.project.omission_value,
    Budget: p1.project.budget,
    'Contingency Amount': p1.project.contingency_amt,
  });
  await form.getByRole('button', { name: 'Save changes' }).click();
  await toast(page, /^Project ".*" updated\.$/);
}

async function actOnVariation(page: Page, number: string, act: string) {
  await page.getByRole('button', { name: `Actions of ${number}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
  await confirm(page, act);
}

/** Records and submits the variation orders, and approves those with the status "approved". */
export async function approveVariations(page: Page) {
  await openTab(page, 'Variation Orders');
  for (const { key, amount, cost_amount, status } of p1.variation_orders) {
    await page.getByRole('link', { name: 'New variation order' }).first().click();
    const form = formOf(page, 'New variation order');
    await fillForm(page, form, { Title: key, Amount: amount, 'Cost Amount': cost_amount });
    await form.getByRole('button', { name: 'Create variation order' }).click();
    await expect(rowOf(page, key)).toContainText(rm(amount));
    const number = (await rowOf(page, key).getByRole('link').first().textContent())!;
    await actOnVariation(page, number, 'Submit');
    await toast(page, `Variation order ${number} submitted.`);
    if (status !== 'approved') continue;
    await actOnVariation(page, number, 'Approve');
    await toast(page, `Variation order ${number} approved.`);
  }
}

/** Drafts and issues the purchase orders. */
export async function orderFrom(page: Page, contractors: Record<string, string>) {
  await openTab(page, 'Purchase Orders');
  for (const order of p1.purchase_orders) {
    await page.getByRole('link', { name: 'New purchase order' }).first().click();
    const form = formOf(page, 'New purchase order');
    await fillForm(page, form, {
      Contractor: pick(contractors[order.contractor]!),
      'PO No': `${order.key} ${contractors.run}`,
      'Issued Date': p1.project.start_date,
      ...(order.budget && { Budget: order.budget }),
    });
    for (const line of order.lines) {
      await fillForm(page, form, { 'New line Description': line.description });
      await fillForm(page, form, { 'Line 1 Quantity': line.qty, 'Line 1 Unit Price': line.unit_price });
    }
    await fillForm(page, form, { 'Tax override': order.total_tax });
    await form.getByRole('button', { name: 'Create purchase order' }).click();
    await toast(page, /^Purchase order .* created\.$/);
    await page.getByRole('button', { name: 'Issue', exact: true }).click();
    await confirm(page, 'Issue');
    await toast(page, /^Purchase order .* issued\.$/);
    await openTab(page, 'Purchase Orders');
  }
}

/** Raises the certificates; each form shows its amounts before it is sent. */
export async function certify(page: Page) {
  await openTab(page, 'Invoices');
  for (const invoice of p1.invoices) {
    await page.getByRole('link', { name: 'New invoice' }).first().click();
    const form = formOf(page, /invoice/i);
    await fillForm(page, form, {
      'Work Done Certified': invoice.work_done_certified,
      'Debit Note': invoice.debit_note,
      'Invoice Date': invoice.invoice_date,
      'Due Date': invoice.due_date,
      'Tax Code': pick('ST6 – 6.00%'),
    });
    const amounts = page.getByRole('complementary', { name: 'Amounts' });
    await expect(amounts.getByRole('row', { name: 'This certificate' })).toContainText(rm(invoice.expect.invoice_amt));
    await expect(amounts.getByRole('row', { name: 'Total amount' })).toContainText(rm(invoice.expect.total_amount));
    await form.getByRole('button', { name: 'Create invoice' }).click();
    // Saving closes the form and opens the list, which shows the same amount.
    await expect(form).toBeHidden();
    await expect(
      page
        .getByRole('row')
        .filter({ hasText: rm(invoice.expect.total_amount) })
        .first(),
    ).toBeVisible();
  }
}

/** Enters the bills; the form proposes a contractor's only open order. */
export async function enterBills(page: Page, contractors: Record<string, string>) {
  await openTab(page, 'Expenses');
  for (const expense of p1.expenses) {
    await page.getByRole('link', { name: 'New bill' }).first().click();
    const form = formOf(page, 'New bill');
    await fillForm(page, form, {
      Contractor: pick(contractors[expense.contractor]!),
      'Ref No': `${expense.key} ${contractors.run}`,
      'Invoice Date': addDays(expense.due_date, -30),
      'Due Date': expense.due_date,
      'Invoice Amount': expense.invoice_amt,
      'Tax Amount': expense.tax_amt,
      'Debit/Credit Note': expense.dc_note,
    });
    if (expense.po) await expect(form.getByText(new RegExp(`^${expense.po} `)).first()).toBeVisible();
    await form.getByRole('button', { name: 'Create bill' }).click();
    await toast(page, `Bill ${expense.key} ${contractors.run} created.`);
    await expect(rowOf(page, `${expense.key} ${contractors.run}`)).toBeVisible();
  }
}

/** Records the client's payments from the list of pending invoices. */
export async function receive(page: Page, project: string) {
  for (const receipt of p1.receipts) {
    await page.goto(`/pending-invoices/list?project=${project}`);
    const invoice = p1.invoices.find(({ key }) => key === receipt.invoice)!;
    await rowOf(page, rm(invoice.expect.total_amount))
      .getByRole('button', { name: /^Receive payment/ })
      .click();
    const form = formOf(page, /^Payment of/);
    await fillForm(page, form, { 'Payment Amount': receipt.payment_amt, 'Payment Date': receipt.payment_date });
    await form.getByRole('button', { name: 'Receive payment' }).click();
    await toast(page, /^Payment for .* received\.$/);
  }
}

/** Pays the bills in batches and writes off those that are never paid. */
export async function pay(page: Page, project: string, contractors: Record<string, string>) {
  for (const payment of p1.disbursements) {
    const ref = `${payment.expense} ${contractors.run}`;
    await page.goto(`/bulk-payment/pending-expenses?project=${project}`);
    await page.getByRole('textbox', { name: new RegExp(`^Payment amount for ${ref}`) }).fill(payment.payment_amt);
    await page.getByRole('button', { name: 'Pay 1 expense' }).click();
    const form = formOf(page, 'Payment');
    await form.getByLabel('Disbursement Bank').fill('Maybank');
    await fillForm(page, form, { 'Payment Date': payment.payment_date, 'Cheque No': ref });
    await form.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await toast(page, 'Payments made successfully.');
  }
  for (const { expense, reason } of p1.write_offs) {
    await page.goto(`/bulk-payment/pending-expenses?project=${project}`);
    await page.getByRole('link', { name: `Write off ${expense} ${contractors.run}` }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill(reason);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Write off/ })
      .click();
    await toast(page, /^Bill .* written off\.$/);
  }
}
