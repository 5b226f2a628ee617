import { settled, violations } from '../axe';
import { expect, PROVED, test } from '../fixtures';

test('ticked rows and a batch are open to everybody', { tag: PROVED }, async ({ page, signInAs }) => {
  const nothingFound = async (what: string) => {
    await settled(page);
    expect(await violations(page), what).toEqual([]);
  };
  await signInAs('owner', '/bulk-payment/pending-expenses');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await nothingFound('ticked rows');
  await page
    .getByRole('textbox', { name: /^Payment amount for/ })
    .first()
    .fill('-1');
  await nothingFound('a wrong amount');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page
    .getByRole('checkbox', { name: /^Select (?!all)/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Pay 1 expense' }).click();
  const review = page.getByRole('form', { name: 'Payment' }).getByRole('button', { name: 'Review' });
  await expect(review).toBeVisible();
  // A click while a dialog opens is lost.
  await settled(page);
  await review.click();
  await expect(page.getByText('Cheque No is required.')).toBeVisible();
  await nothingFound('a batch without its cheque');
});
