import type { Locator, Page } from '@playwright/test';
import { fillForm, pick } from '../fill-form';
import { expect, PROVED, test } from '../fixtures';
import { enterBills } from './many-bills';

const BILLS = 12;
const PAID_TWICE = 8;

/** Types a text, moves back to a position, and replaces the characters before it. */
async function correct(page: Page, box: Locator, typed: string, at: number, deleted: number, right: string) {
  await box.focus();
  await page.keyboard.type(typed);
  await page.keyboard.press('Home');
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 0; step < deleted; step += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type(right);
}

const numbers = Array.from({ length: BILLS }, (_, index) => index + 1);
const twoDigits = (number: number) => String(number).padStart(2, '0');

type Bill = { uuid: string; ref_no: string; invoice_date: string; invoice_amt: string; total_payment: string };

test(
  'a day of bills and payments, corrected in the middle of their boxes, is stored as it was typed',
  { tag: PROVED },
  async ({ page, signInAs }) => {
    test.setTimeout(400_000);
    const api = await signInAs('owner', '/health/live');
    const { project } = await enterBills(api, { count: 1, suppliers: 1 });
    const stored = async () => {
      const { data } = await api.get<{ data: (Bill & { contractor: { name: string } })[] }>(
        `/projects/${project}/expenses?per_page=50&sort=ref_no&order=asc`,
      );
      return data;
    };
    const supplier = (await stored())[0]!.contractor.name;

    for (const number of numbers) {
      await page.goto(`/projects/${project}/suppliers/expenses/create`);
      const form = page.getByRole('form', { name: 'New bill' });
      await fillForm(page, form, { Contractor: pick(supplier), 'Ref No': `CD-${twoDigits(number)}` });
      // Retypes only the month of a date; inserts a digit after the comma of "12,345.67".
      await correct(page, form.getByRole('textbox', { name: 'Invoice Date' }), '2026-03-15', 7, 2, twoDigits(number));
      await correct(page, form.getByRole('textbox', { name: 'Invoice Amount' }), '12345.67', 4, 1, String(number % 10));
      await form.getByRole('button', { name: 'Create bill' }).click();
      await expect(page.getByText('Bill CD-').first()).toBeVisible();
    }
    expect(
      (await stored()).slice(1).map(({ ref_no, invoice_date, invoice_amt }) => [ref_no, invoice_date, invoice_amt]),
    ).toEqual(
      numbers.map((number) => [`CD-${twoDigits(number)}`, `2026-${twoDigits(number)}-15`, `12${number % 10}45.67`]),
    );

    const pay = async (some: number[], day: string) => {
      await page.goto(`/bulk-payment/pending-expenses?project=${project}&per_page=50`);
      for (const number of some) {
        const cell = page.getByRole('textbox', { name: new RegExp(`^Payment amount for CD-${twoDigits(number)} `) });
        await correct(page, cell, '1500.50', 2, 1, String(number % 10));
        await page.keyboard.press('Enter');
      }
      await page.getByRole('button', { name: /^Pay \d+ expenses?$/ }).click();
      const form = page.getByRole('form', { name: 'Payment' });
      await form.getByLabel('Disbursement Bank').fill('Maybank');
      await fillForm(page, form, { 'Cheque No': `CD-${day}-${project.slice(0, 8)}` });
      await form.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('button', { name: 'Pay now' }).click();
      await expect(page.getByText('Payments made successfully.').first()).toBeVisible();
    };
    await pay(numbers, 'first');
    await pay(numbers.slice(0, PAID_TWICE), 'second');

    const paid = (number: number) => (1000.5 + 100 * (number % 10)) * (number > PAID_TWICE ? 1 : 2);
    expect((await stored()).slice(1).map(({ total_payment }) => total_payment)).toEqual(
      numbers.map((number) => paid(number).toFixed(2)),
    );
  },
);
