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

test('any screen prints as a page: every row, and nothing that only a screen needs', async ({ page, signInAs }) => {
  await signInAs('super', '/users/roles');
  await visit(page, '/users/roles');
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveCSS('position', 'static');
  await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(page.locator('thead')).toHaveCSS('position', 'static');
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await page.emulateMedia({ media: 'screen' });
  await visit(page, '/accountCodes');
  await page.getByRole('button', { name: 'Expand all' }).click();
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });

  const rows = page.getByRole('treegrid').getByRole('row');
  const count = Number(await page.getByRole('treegrid').getAttribute('aria-rowcount'));
  await expect(rows).toHaveCount(count);
  await expect(rows.nth(5)).toHaveCSS('position', 'static');
});
