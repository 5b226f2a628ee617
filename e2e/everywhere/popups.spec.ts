import { type Page } from '@playwright/test';
import { settled } from '../axe';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { visit } from '../visit';
import { addressesOf } from './addresses';
import { installControls } from './controls';
import { seed, someScreens } from './some-screens';

const PHONE = { width: 390, height: 844 };

// Elements that open popups: menus, lists, calendars and dialogs of a button.
const OPENERS = '[aria-haspopup]:not([aria-haspopup=false]), [role=combobox], .ant-picker input, select';

const POPUPS = '.ant-picker-dropdown, .ant-select-dropdown, [role=menu], [role=listbox], [role=dialog], [popover]';

/** Open popups that reach beyond the screen, with their position; empty when all are inside. */
const outside = (page: Page) =>
  page.evaluate((popups) => {
    const shown = [...document.querySelectorAll<HTMLElement>(popups)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const rects = shown
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    return {
      open: rects.length,
      faults: rects
        .filter(
          ({ left, right, top, bottom }) =>
            left < -1 ||
            right > document.documentElement.clientWidth + 1 ||
            top < -1 ||
            bottom > window.innerHeight + 1,
        )
        .map(({ left, right, top, bottom }) => {
          const between = (from: number, to: number) => `${Math.round(from)} to ${Math.round(to)}`;
          return `${between(left, right)}, ${between(top, bottom)} down`;
        }),
    };
  }, POPUPS);

// Some popups open only under conditions, such as suggestions while typing.
const opensMore = (page: Page, before: number) =>
  expect
    .poll(async () => (await outside(page)).open, { timeout: 1_000, intervals: [50] })
    .toBeGreaterThan(before)
    .then(
      () => true,
      () => false,
    );

/** Marks the openers in the top dialog or on the page; returns their number. */
const markOpeners = (page: Page) =>
  page.evaluate((openers) => {
    for (const old of document.querySelectorAll('[data-opener]')) old.removeAttribute('data-opener');
    const found = window.controls.all().filter((element) => element.matches(openers));
    for (const [at, element] of found.entries()) element.dataset.opener = String(at);
    return found.length;
  }, OPENERS);

test('on a phone, whatever opens over a screen is inside of it', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  await page.setViewportSize(PHONE);
  await installControls(page);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const found: string[] = [];

  for (const { route } of someScreens) {
    await visit(page, addressOf(route));
    const { open: before } = await outside(page);
    for (let at = 0, count = await markOpeners(page); at < count; at++) {
      const opener = page.locator(`[data-opener="${at}"]`);
      if (!(await opener.isVisible())) continue;
      const name = await opener.evaluate((element) => window.controls.nameOf(element));
      await opener.click();
      if (!(await opensMore(page, before))) continue;
      await settled(page);
      const { faults } = await outside(page);
      note({ gate: 'popups', tried: 1, held: faults.length === 0 ? 1 : 0, of: route });
      found.push(...faults.map((where) => `${route}, ${name}: ${where}`));
      await page.keyboard.press('Escape');
      await expect.poll(async () => (await outside(page)).open).toBeLessThanOrEqual(before);
    }
  }
  expect(found, `seed ${seed}`).toEqual([]);
});
