import { expect, type Locator, type Page } from '@playwright/test';

/** An entry of a select: `pick('Status', 'On Going')`. */
export type Pick = { pick: string };

export const pick = (text: string): Pick => ({ pick: text });

async function choose(page: Page, form: Locator, label: string, text: string) {
  const field = form.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(text);
  // Screen readers get another list than the visible one, which a person clicks.
  await page.locator('.ant-select-dropdown:visible').getByTitle(text).first().click();
  // The list of a multiple select stays open until the field loses focus. Clicking an entry may have moved the focus
  // already, so it is set first.
  await field.focus();
  await field.blur();
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
}

/** Fills fields of a form by label: typed, or chosen from a list. */
export async function fillForm(page: Page, form: Locator, values: Record<string, string | Pick>) {
  for (const [label, value] of Object.entries(values)) {
    if (typeof value !== 'string') await choose(page, form, label, value.pick);
    else await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** Confirms the question before a destructive or final action. */
export const confirm = (page: Page, act: string) =>
  page.getByRole('dialog').last().getByRole('button', { name: act, exact: true }).click();
