import { expect, test } from '../fixtures';
import { countedFault } from '../notes';
import { FAULTS, isWhole, tagsOf } from './remote-faults';
import { headingOf, openByMenu, remotes } from './remotes';

const HANG = 'never comes';
// A call times out after a minute. Faults of tampered or older files do not apply to calls.
const GIVEN_UP = { timeout: 70_000 };
const NO_CALL = ['was tampered with', 'is of an older release'];

// Only the full form tests the hang, which takes a minute, and on one remote.
const faultsOf = (index: number) =>
  Object.keys(FAULTS).filter((fault) => !NO_CALL.includes(fault) && (fault !== HANG || (isWhole && index === 0)));

for (const [index, broken] of remotes.entries()) {
  test(
    `whatever happens to a call of ${broken.name}, its screen says so and the others work`,
    { tag: tagsOf(index) },
    async ({ page, signInAs, expectComplaint }) => {
      test.setTimeout(180_000);
      expectComplaint(new RegExp(`/api/v2/${broken.call}`));
      const other = remotes.find((remote) => remote !== broken)!;
      const isCall = (url: URL) => url.pathname === `/api/v2/${broken.call}`;
      const main = page.getByRole('main');
      const retry = page.getByRole('button', { name: 'Retry' });
      let fault = 'is missing';
      await signInAs('super', other.path);
      await page.route(isCall, async (route) => FAULTS[fault]?.(route));

      for (fault of faultsOf(index)) {
        await countedFault(async () => {
          await openByMenu(page, broken);
          await expect(headingOf(page, broken)).toBeVisible();
          await openByMenu(page, other);
          await expect(headingOf(page, other), `the call ${fault}`).toBeVisible();
          await openByMenu(page, broken);
          await expect(main.getByRole('alert').filter({ has: retry }), `the call ${fault}`).toBeVisible(GIVEN_UP);
        });
      }

      await page.unroute(isCall);
      await retry.click();
      await expect(main.getByRole('row').nth(1)).toBeVisible();
    },
  );
}
