import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { note } from './notes';
import { routeAt } from './product-screens';

/** The themes to check; the short form has one, because a test checks the shared palette's colours. */
export const themes = process.env.PROVE ? ['light', 'dark'] : ['light'];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 A and AA on the current page; counts each check for the gate. */
export const violations = async (page: Page) => {
  // Axe would count a button half hidden by the top bar as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  const result = await new AxeBuilder({ page })
    // Without frames of other origins, legacy mode and omitting passed rules reduce the time to a quarter.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } })
    .analyze();
  const held = result.violations.length === 0 ? 1 : 0;
  note({ gate: 'accessibility', held, tried: 1, of: routeAt(page.url()) });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
};

/** Waits until nothing is loading or moving. */
export const settled = async (page: Page) => {
  await expect(page.getByText('Loading...')).toHaveCount(0);
  // Colours are checked only after fading in.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Endless animations indicate progress and are not waited for.
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
};
