import { expect, test } from '../fixtures';
import { visit } from '../visit';

test('a list that the browser prints says that its sheet has the rows in view', async ({ page, signInAs }) => {
  await signInAs('super', '/contractors/list?per_page=15');
  await visit(page, '/contractors/list?per_page=15');
  const note = page.getByText(/^On paper: the rows in view, of \d+\. Totals cover all \d+; Export has every row\.$/);
  await expect(note).toBeHidden();

  await page.getByRole('button', { name: 'Dark' }).click();
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });

  await expect(note).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Search/ })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
