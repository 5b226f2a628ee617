import { fillForm, pick } from '../fill-form';
import { expect, PROVED, test } from '../fixtures';
import { expectToast } from '../toast';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`of movement: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    // Every other test disables animations.
    const tag = reducedMotion === 'reduce' ? [PROVED] : [];
    test('lists, dialogs and menus appear in their places, and go', { tag }, async ({ page, signInAs }) => {
      await signInAs('owner', '/clients/list');
      const name = `Still Waters ${Date.now().toString(36)}`;

      await page.getByRole('link', { name: 'New client' }).click();
      const dialog = page.getByRole('dialog', { name: 'New client' });
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();
      await fillForm(page, dialog, { Name: name, State: pick('Selangor') });
      await dialog.getByRole('button', { name: 'Create client' }).click();
      await expectToast(page, 'Successfully created client.');
      await expect(dialog).toBeHidden();

      await page.getByRole('button', { name: /^Welcome, / }).click();
      await page.getByRole('menuitem', { name: 'Change password' }).click();
      await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
    });
  });
}
