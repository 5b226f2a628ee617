import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { visit } from '../visit';
import { addressesOf } from './addresses';

const ENTER = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };

/** Composes a text in a box and accepts it with Enter, as an input method does. */
async function composeAndEnter(page: Page, keyboard: CDPSession, box: Locator, text: string) {
  await box.click();
  await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...ENTER });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...ENTER });
}

test('Enter of an input method chooses a word, and nothing else', async ({ page, signInAs }) => {
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const keyboard = await page.context().newCDPSession(page);
  await visit(page, addressOf('/projects/:uuid/suppliers/expenses/create'));

  const supplier = page.getByRole('combobox', { name: 'Contractor' });
  await composeAndEnter(page, keyboard, supplier, 'a');
  await expect(supplier).toHaveValue('a');
  await expect(supplier.locator('xpath=ancestor::*[contains(@class, "ant-select ")]')).toHaveText(/^$|a|Search/);
  await page.getByRole('heading', { name: 'New bill' }).click();

  const amount = page.getByRole('textbox', { name: 'Invoice Amount' });
  await composeAndEnter(page, keyboard, amount, '\uff11\uff10\uff10\uff0b\uff15');
  await expect(amount).toHaveValue('\uff11\uff10\uff10\uff0b\uff15');
  await keyboard.send('Input.insertText', { text: '\uff11\uff12\uff13\uff14\uff15' });
  await expect(amount).toHaveValue('12,345');
  await page.keyboard.press('Tab');
  await expect(amount).toHaveValue('12,345.00');

  const day = page.getByRole('textbox', { name: 'Invoice Date' });
  await composeAndEnter(page, keyboard, day, '\uff11\uff13/\uff11\uff11');
  await expect(day).toHaveValue('\uff11\uff13/\uff11\uff11');
  await keyboard.send('Input.insertText', { text: '\uff11\uff13/\uff11\uff11/\uff12\uff16' });
  await page.keyboard.press('Tab');
  await expect(day).toHaveValue('2026-11-13');
});

test('Enter of an input method leaves no cell of a grid', async ({ page, signInAs }) => {
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const keyboard = await page.context().newCDPSession(page);

  await visit(page, '/bulk-payment/pending-expenses');
  const cell = page.locator('.pay-amount').first();
  await composeAndEnter(page, keyboard, cell, '\uff15');
  await expect(cell).toBeFocused();

  await visit(page, addressOf('/projects/:uuid/purchase-orders/create'));
  const line = page.getByRole('textbox', { name: 'New line Description' });
  await composeAndEnter(page, keyboard, line, 'kaki');
  await expect(page.getByRole('textbox', { name: 'Line 1 Description' })).toBeFocused();
});
