import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openFolds } from './open-folds';

const TABS = ['/', '/cashflow', '/overdue-invoices'];
const WIDTHS = [390, 768, 1024, 1280, 1440, 1920];

const LARGE_AMOUNT = /"-?\d{5,}\.\d\d"/g;

/** Replaces every sum that is already large with the largest that a card must fit. */
const withLargeSums = (page: Page) =>
  page.route(/\/api\/v2\/(dashboards|expenses)/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll(LARGE_AMOUNT, '"999999999.99"'),
    });
  });

/** Texts that reach over the edge of their card, and cards that reach over the edge of the strip. Names may be cut. */
const standingOut = (page: Page, strip: string) =>
  page.locator(strip).evaluate((figures) => {
    const right = figures.getBoundingClientRect().right;
    return [...figures.querySelectorAll('.summary-card, .sl-figure-strip > *')].flatMap((card) => {
      const edge = card.getBoundingClientRect();
      const isOut = (element: Element) => element.getBoundingClientRect().right > edge.right - 1;
      return [
        ...(edge.right > right + 1 ? [`card ${card.getAttribute('aria-label')}`] : []),
        ...[...card.querySelectorAll('*')]
          .filter((element) => !element.closest('.summary-name') && isOut(element))
          .map(({ textContent }) => textContent),
      ];
    });
  });

test('the figures of the dashboard stay in their cards, in every window, also RM 999,999,999.99', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await withLargeSums(page);
  await signInAs('owner', '/health/live');

  for (const path of TABS) {
    await page.goto(path);
    await expect(page.locator('.key-figures').getByText('999,999,999.99').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'To pay' })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const strip of ['.key-figures', '.summary'])
        expect(await standingOut(page, strip), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** Figures of charts that reach over an edge of their panel, or overlap another figure or name in it. */
const covered = (page: Page) =>
  page.locator('.dashboard-panel').evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const edge = panel.getBoundingClientRect();
      const boxes = [...panel.querySelectorAll('.sl-bar-value, .sl-bars-name > *, .sl-chart .sl-figure, .sl-ring-name')]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }));
      const isOut = ({ left, right }: DOMRect) => left < edge.left + 1 || right > edge.right - 1;
      const meet = (one: DOMRect, other: DOMRect) =>
        one.left < other.right - 1 &&
        other.left < one.right - 1 &&
        one.top < other.bottom - 2 &&
        other.top < one.bottom - 2;
      return boxes
        .filter(({ box }, nth) => isOut(box) || boxes.slice(nth + 1).some((other) => meet(box, other.box)))
        .map(({ text }) => text);
    }),
  );

test('the values, amounts and names of charts are neither cut nor covered, in every window', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await withLargeSums(page);
  await signInAs('owner', '/health/live');

  for (const path of TABS) {
    await page.goto(path);
    await expect(page.locator('.sl-bar-value').first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await openFolds(page);
      await expect(page.locator('.sl-bar-value').first()).toBeVisible();
      expect(await covered(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
