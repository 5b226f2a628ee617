import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { note } from './notes';
import { routeAt } from './product-screens';

/** Themes that every screen is looked at in; the short form has one, because colours come from one palette that has a test. */
export const themes = process.env.PROVE ? ['light', 'dark'] : ['light'];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page as it is, by WCAG 2.2 A and AA; each look is noted for the gate. */
export const violations = async (page: Page) => {
  // A button that is half hidden by the top bar would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const result = await new AxeBuilder({ page })
    // A page has no frames of other origins; without a second page to judge in, and with nothing told of what is right,
    // a full list takes a quarter of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } })
    .analyze();
  const held = result.violations.length === 0 ? 1 : 0;
  note({ gate: 'accessibility', held, tried: 1, of: routeAt(page.url()) });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
};

/** Waits until nothing loads or moves any more. */
export const settled = async (page: Page) => {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  // Colours are judged as they are; what still fades in is not there yet.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // What turns forever says that something is under way, and never ends by itself.
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
};
