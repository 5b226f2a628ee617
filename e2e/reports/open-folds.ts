import { type Page } from '@playwright/test';

/** Opens the charts and the list of an overview, which are folded on a phone. */
export async function openFolds(page: Page) {
  const closed = page.getByRole('button', { name: /^Show (?:charts|projects|invoices)$/, expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
}
