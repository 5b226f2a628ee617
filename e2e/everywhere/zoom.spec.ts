import { expect, test } from '../fixtures';
import { note } from '../notes';
import { addressesOf } from './addresses';
import { installControls } from './controls';
import { seed, someScreens } from './some-screens';
import { visit } from '../visit';
import { zoomFaults } from './zoom-faults';

// 1280 × 1024 at 400 %. WCAG 2.2, 1.4.10.
const ZOOMED = { width: 320, height: 256 };

test('zoomed to 400 %, every screen can be read and operated', async ({ page, signInAs }) => {
  test.setTimeout(900_000);
  await page.setViewportSize(ZOOMED);
  await installControls(page);
  const addressOf = await addressesOf(await signInAs('super', '/health/live'));
  const found: string[] = [];

  for (const { route } of someScreens) {
    await visit(page, addressOf(route));
    const faults = await zoomFaults(page);
    note({ gate: 'zoom', tried: 1, held: faults.length === 0 ? 1 : 0, of: route });
    found.push(...faults.map((fault) => `${route}: ${fault}`));
  }
  expect(found, `seed ${seed}`).toEqual([]);
});
