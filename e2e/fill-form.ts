import { expect, type Locator, type Page } from '@playwright/test';

/** A chosen entry of a select: `pick('Status', 'On Going')`. */
export type Pick = { pick: string };

export const pick = (text: string): Pick => ({ pick: text });

async function choose(page: Page, form: Locator, label: string, text: string) {
  const field = form.getByRole('combobox', { name: label, exact: true });
  await field.click();
  await field.fill(text);
  // The list that is read aloud is not the one that is seen; a person clicks the latter.
  await page.locator('.ant-select-dropdown:visible').getByTitle(text).first().click();
  // The list of a field that takes several values stays open until the field loses the focus. The click on an entry may
  // have taken the focus already, and a field without it cannot lose it.
  await field.focus();
  await field.blur();
  await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
}

/** Fills fields of a form by their labels, as a person does: typed, or chosen from a list. */
export async function fillForm(page: Page, form: Locator, values: Record<string, string | Pick>) {
  for (const [label, value] of Object.entries(values)) {
    if (typeof value !== 'string') await choose(page, form, label, value.pick);
    else await form.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
}

/** Answers the question that a destructive or final act asks. */
export const confirm = (page: Page, act: string) =>
  page.getByRole('dialog').last().getByRole('button', { name: act, exact: true }).click();
