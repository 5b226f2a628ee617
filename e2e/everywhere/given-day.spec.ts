import { type Page } from '@playwright/test';
import { kualaLumpurToday } from '../days';
import { expect, test } from '../fixtures';

const dayOf = (page: Page) =>
  page.evaluate(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' }).format(new Date()));

test('server, test and every browser have the same day', async ({ page, browser, as }) => {
  const api = await as('owner');
  const { data } = await api.get<{ data: { as_of: string } }>('/dashboards/cashflow');
  await page.goto('/login');
  const elsewhere = await (await browser.newContext()).newPage();

  const days = [data.as_of, kualaLumpurToday(), await dayOf(page), await dayOf(elsewhere)];

  expect(days).toEqual(days.map(() => process.env.TODAY || kualaLumpurToday()));
});
