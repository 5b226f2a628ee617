import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { addressesOf } from './addresses';
import { installControls } from './controls';
import { seed, someScreens } from './some-screens';
import { standsThere, visit } from '../visit';
import { walk } from './walk';

// Of the deletions only those with a question; the others happen at once and can be undone.
const OPENS = /^(New |Delete (invoice|project|PV-)|Void|Change |History of|Rename|Receive|Write off|Assign|Edit)|…$/;

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** Closes the top dialog with Esc; returns the name of the focused element, if any. */
async function leaveDialog(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    return focused.localName === 'main' ? 'the screen' : (focused.getAttribute('aria-label') ?? focused.textContent);
  });
}

/** Opens the first dialog of a screen by keyboard, walks through it and closes it; returns the problems. */
async function dialogFaults(page: Page) {
  const main = page.locator('main');
  const openers = main
    .getByRole('button', { name: OPENS, disabled: false })
    .or(main.getByRole('link', { name: OPENS }));
  if ((await openers.count()) === 0) return [];
  const name = await openers.first().evaluate(nameOf);
  await openers.first().focus();
  await page.keyboard.press('Enter');
  await standsThere(page);
  if ((await page.getByRole('dialog').count()) === 0) return [];
  const { faults } = await walk(page);
  const focused = await leaveDialog(page);
  return focused === name ? faults : [...faults, `after Esc the focus is on “${focused}” and not on “${name}”`];
}

/** Reports the focused field in the first frame that shows the dialog's fields. */
const focusInFirstFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((found) => {
        const look = () => {
          if (!document.querySelector('[role=dialog] input:enabled')) return requestAnimationFrame(look);
          const focused = document.activeElement;
          return found(
            focused instanceof HTMLInputElement ? (focused.labels?.[0]?.innerText ?? '') : `${focused?.localName}`,
          );
        };
        requestAnimationFrame(look);
      }),
  );

/** Walks through a screen and its dialog; returns the number of Tab stops and the problems. */
async function walkThrough(page: Page) {
  const { stops, faults } = await walk(page);
  if ((await page.getByRole('dialog').count()) === 0)
    return { stops, faults: [...faults, ...(await dialogFaults(page))] };
  const focused = await leaveDialog(page);
  return { stops, faults: focused ? faults : [...faults, 'after Esc nothing has the focus'] };
}

test('every screen is walked through with the Tab key, and its dialog opened and left', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  await installControls(page);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const found: string[] = [];

  for (const { route } of someScreens) {
    await visit(page, addressOf(route), { isLoaded: true });
    const { stops, faults } = await walkThrough(page);
    note({ gate: 'keyboard', tried: Math.max(1, stops), held: Math.max(0, stops - faults.length), of: route });
    found.push(...faults.map((fault) => `${route}: ${fault}`));
  }
  expect(found, `seed ${seed}`).toEqual([]);
});

for (const { list, opener } of [
  { list: '/clients/list', opener: 'New client' },
  { list: '/users/list', opener: 'New user' },
])
  test(`“${opener}” is typed into from its first frame on`, async ({ page, signInAs }) => {
    await signInAs('super', list);
    await page.getByRole('link', { name: opener }).focus();

    const focused = focusInFirstFrame(page);
    await page.keyboard.press('Enter');

    expect(await focused).toMatch(/Name$/);
    await page.keyboard.type('Membina Jaya');
    const dialog = page.getByRole('dialog', { name: opener });
    await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Membina Jaya');
  });
