import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const FONT = /\/assets\/inter\.\w{8}\.woff2$/;

const MOST_SHIFT = 0.01;

/** Sums layout shifts without user input, from the next load on. */
const watchShift = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The widths of the open list's columns. */
const columnWidths = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('thead th')].map((cell) => cell.getBoundingClientRect().width));

/** The width of a sentence in the page's font. */
const widthOfText = (page: Page) =>
  page.evaluate(() => {
    const text = document.createElement('span');
    text.textContent = 'Certificates, bills and payments of 18 projects: RM 1,234,567.89';
    text.style.cssText = 'position: fixed; white-space: nowrap';
    document.body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  });

const hasFont = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(({ family, status }) => family.includes('Inter Variable') && status === 'loaded'),
  );

/** Delays the font until released. */
async function holdFont(page: Page) {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(FONT, async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

test('both pages ask for the font at once and may keep it for a year', async ({ page, signInAs }) => {
  for (const open of [() => page.goto('/login'), () => signInAs('owner', '/projects/list')]) {
    const [answer] = await Promise.all([page.waitForResponse(FONT), open()]);

    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'font/woff2',
    });
    await expect.poll(() => hasFont(page)).toBe(true);
    expect(
      await page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
      ),
    ).toBe(1);
  }
});

test('until the font is there, text is about as wide and the page does not move', async ({ page }) => {
  const letGo = await holdFont(page);
  await watchShift(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading').first()).toBeVisible();
  const before = await widthOfText(page);

  letGo();

  await expect.poll(() => hasFont(page)).toBe(true);
  expect(before / (await widthOfText(page))).toBeCloseTo(1, 1);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(MOST_SHIFT);
});

test('a list that was drawn before the font came measures its columns again', async ({ page, signInAs }) => {
  await signInAs('owner', '/health/live');
  const onTime = await page.context().newPage();
  await onTime.goto('/projects/list');
  await expect(onTime.locator('[data-row-key]').first()).toBeVisible();
  const letGo = await holdFont(page);
  await page.goto('/projects/list', { waitUntil: 'commit' });
  await expect(page.locator('[data-row-key]').first()).toBeVisible();

  letGo();

  await expect.poll(() => hasFont(page)).toBe(true);
  await expect.poll(() => columnWidths(page)).toEqual(await columnWidths(onTime));
});
