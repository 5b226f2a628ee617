import { type Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { note } from '../notes';
import { visit } from '../visit';
import { addressesOf } from './addresses';
import { installControls } from './controls';
import { seed, someScreens } from './some-screens';

// Selected elements and their unselected counterparts.
const PAIRS = [
  ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
  ['button[aria-pressed=true]', 'button[aria-pressed=false]'],
  ['nav a[aria-current]', 'nav a:not([aria-current])'],
  ['label:has(> input[type=radio]:checked)', 'label:has(> input[type=radio]:not(:checked, :disabled))'],
] as const;

const DIALOGS = '[role=dialog]';

/** Pairs that look alike in forced colours, and dialogs without a border; also the number of comparisons. */
const likeness = (page: Page) =>
  page.evaluate(
    ({ pairs, dialogs }) => {
      const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
      const LOOK = [
        ...['color', 'backgroundColor', 'borderTopColor', 'borderBottomColor', 'outlineColor'],
        ...['borderTopWidth', 'borderBottomWidth', 'outlineStyle', 'textDecorationLine', 'fontWeight'],
      ] as const;
      const lookOf = (element: Element) => {
        const style = getComputedStyle(element) as unknown as Record<string, string>;
        return LOOK.map((name) => style[name]).join(' ');
      };
      const compared = pairs.flatMap(([chosen, other]) =>
        [...document.querySelectorAll(chosen)].filter(isShown).flatMap((one) => {
          const place =
            one.closest('[role=tablist], [role=group], [role=radiogroup], nav, fieldset') ?? one.parentElement;
          const beside = [...(place?.querySelectorAll(other) ?? [])].filter(isShown).slice(0, 1);
          return beside.map((two) => ({ what: window.controls.nameOf(one), isTold: lookOf(one) !== lookOf(two) }));
        }),
      );
      const edges = [...document.querySelectorAll(dialogs)].filter(isShown).map((dialog) => {
        const { outlineStyle, borderTopStyle } = getComputedStyle(dialog);
        return {
          what: `edge of ${window.controls.nameOf(dialog)}`,
          isTold: outlineStyle !== 'none' || borderTopStyle !== 'none',
        };
      });
      return [...compared, ...edges];
    },
    { pairs: PAIRS, dialogs: DIALOGS },
  );

test('in high contrast, what is chosen can be told from what is not', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  await page.emulateMedia({ forcedColors: 'active' });
  await installControls(page);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const found = new Set<string>();

  for (const { route } of someScreens) {
    await visit(page, addressOf(route));
    for (const { what, isTold } of await likeness(page)) {
      note({ gate: 'high contrast', tried: 1, held: isTold ? 1 : 0, of: route });
      if (!isTold) found.add(`${route}: ${what}`);
    }
  }
  expect([...found], `seed ${seed}`).toEqual([]);
});
