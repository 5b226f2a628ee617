import { countedKeys } from '../counted-keys';
import { kualaLumpurToday } from '../days';
import { expect, test } from '../fixtures';
import { visit } from '../visit';
import { enterBills } from './many-bills';

const BILLS = 12;
const MOST_KEYS_FIRST = 42;
const MOST_KEYS = 45;

type Bill = {
  ref_no: string;
  invoice_date: string;
  invoice_amt: string;
  tax_amt: string;
  contractor: { name: string };
};

const refNo = (number: number) => `SM/${String(100 + number)}`;
const amountOf = (number: number) => `${1000 + number}.50`;

test('a pile of bills is entered without the mouse, and none is lost or entered twice', async ({ page, signInAs }) => {
  const api = await signInAs('owner', '/health/live');
  const { project, name } = await enterBills(api, { count: 3, suppliers: 3 });
  const run = name.slice(-6);
  await visit(page, '/bulk-payment/pending-expenses');
  const keys = countedKeys(page);

  // One click opens the form with the focus in its first field.
  await page.getByRole('link', { name: 'New bill' }).click();
  await expect(page.getByRole('combobox', { name: 'Project' })).toBeFocused();
  await keys.type(run);
  await keys.press('Enter', 'Tab');
  await keys.type(run);
  // Skips the link to a new contractor, and the purchase order.
  await keys.press('Enter', 'Tab', 'Tab', 'Tab');
  await expect(page.getByRole('textbox', { name: 'Ref No' })).toBeFocused();
  await keys.type(refNo(1));
  await keys.press('Tab');
  await keys.type('t');
  // Each of the three date fields has an input and a calendar button.
  await keys.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await keys.type('1001.5');
  await keys.press('Control+Enter');
  expect(keys.taken()).toBeLessThanOrEqual(MOST_KEYS_FIRST);

  const counts: number[] = [];
  for (let number = 2; number <= BILLS; number += 1) {
    // Typed while the previous bill is still being saved.
    await keys.type(refNo(number));
    await keys.press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
    await keys.type(amountOf(number).replace(/0$/, ''));
    await expect(page.getByText(`Entered now: ${number - 1}`)).toBeVisible();
    await keys.press('Control+Enter');
    counts.push(keys.taken());
  }
  await expect(page.getByText(`Entered now: ${BILLS}`)).toBeVisible();
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_KEYS);

  const { data } = await api.get<{ data: Bill[] }>(`/projects/${project}/expenses?per_page=50&sort=ref_no&order=asc`);
  const today = kualaLumpurToday();
  expect(data.slice(3).map(({ ref_no, invoice_date, invoice_amt }) => [ref_no, invoice_date, invoice_amt])).toEqual(
    Array.from({ length: BILLS }, (_, index) => [refNo(index + 1), today, amountOf(index + 1)]),
  );
});
