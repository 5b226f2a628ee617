import { expect, type Page } from '@playwright/test';

/** Waits for a toast with exactly this text. */
export const expectToast = (page: Page, text: string) =>
  expect(page.locator('.sl-toast').getByText(text, { exact: true }).first()).toBeVisible();
