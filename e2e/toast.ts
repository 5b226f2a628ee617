import { expect, type Page } from '@playwright/test';

/** Waits for a toast that says this to the letter. */
export const expectToast = (page: Page, text: string) =>
  expect(page.locator('.sl-toast').getByText(text, { exact: true }).first()).toBeVisible();
