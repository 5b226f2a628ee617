import { expect, test } from '../fixtures';
import { breakFiles, FAULTS, type FileKind } from './remote-faults';
import { failureCard, headingOf, openByMenu, remotes, settledFailureCard } from './remotes';

const CARD = { timeout: 11_000 };
// While the load is tried again the card of the fault before is still there; a hang settles after 10 s of its own.
const SETTLED = { timeout: 13_000 };
const HANG = 'never comes';

// Every fault of every remote takes minutes; without PROVE one remote has them all and the others the quick ones of the entry.
const isWhole = Boolean(process.env.PROVE);
// The first has a style sheet of its own too.
const kindsOf = (index: number): FileKind[] =>
  index === 0 ? ['entry', 'chunk', 'style'] : isWhole ? ['entry', 'chunk'] : ['entry'];
const faultsOf = (index: number) => Object.keys(FAULTS).filter((fault) => isWhole || index === 0 || fault !== HANG);

const CASES = remotes.flatMap((broken, index) =>
  kindsOf(index).map((kind) => ({ broken, kind, faults: faultsOf(index) })),
);

for (const { broken, kind, faults } of CASES) {
  test(`whatever happens to the ${kind} of ${broken.name}, there is a card and the others work`, async ({
    page,
    signInAs,
    expectComplaint,
  }) => {
    test.setTimeout(180_000);
    expectComplaint(new RegExp(broken.name));
    const other = remotes.find((remote) => remote !== broken)!;
    // From the start, else the browser has the file already.
    let mend = await breakFiles(page, broken, kind, 'is cut off');
    await signInAs('super', other.path);

    for (const fault of faults) {
      // The next fault is there before the last one goes, else a preload slips through between them.
      const mendLast = mend;
      mend = await breakFiles(page, broken, kind, fault);
      await mendLast();
      await openByMenu(page, broken);
      await expect(failureCard(page), `the ${kind} ${fault}`).toBeVisible(CARD);
      await expect(settledFailureCard(page), `the ${kind} ${fault}`).toBeVisible(SETTLED);
      await expect(headingOf(page, broken)).toHaveCount(0);
      await openByMenu(page, other);
      await expect(headingOf(page, other)).toBeVisible();
    }

    await mend();
    await openByMenu(page, broken);
    await expect(headingOf(page, broken)).toBeVisible({ timeout: 25_000 });
  });
}
