import { expect, test } from '../fixtures';
import { countedFault } from '../notes';
import { breakFiles, FAULTS, type FileKind, isWhole, tagsOf } from './remote-faults';
import { failureCard, headingOf, openByMenu, remotes, settledFailureCard } from './remotes';

const CARD = { timeout: 11_000 };
// During a retry the card of the previous fault is still there; a hang takes 10 s to settle.
const SETTLED = { timeout: 13_000 };

const KINDS: FileKind[] = ['entry', 'chunk', 'style'];

// In the short form each remote loses one kind of file, and the faults are divided among the remotes.
const kindsOf = (index: number) => (isWhole ? KINDS : [KINDS[index % KINDS.length]!]);

const faultsOf = (index: number) =>
  Object.keys(FAULTS).filter((_fault, nth) => isWhole || nth % KINDS.length === index % KINDS.length);

const CASES = remotes.flatMap((broken, index) =>
  kindsOf(index).map((kind) => ({ broken, kind, faults: faultsOf(index), tag: tagsOf(index) })),
);

for (const { broken, kind, faults, tag } of CASES) {
  test(
    `whatever happens to the ${kind} of ${broken.name}, there is a card and the others work`,
    { tag },
    async ({ page, signInAs, expectComplaint }) => {
      test.setTimeout(180_000);
      expectComplaint(new RegExp(broken.name));
      const other = remotes.find((remote) => remote !== broken)!;
      const opened = (kind === 'style' && broken.styled) || broken;
      // From the start, otherwise the browser already has the file.
      let mend = await breakFiles(page, broken, kind, 'is cut off');
      await signInAs('super', other.path);

      for (const fault of faults) {
        // Adds the next fault before it removes the last one, so that no preload slips through in between.
        const mendLast = mend;
        mend = await breakFiles(page, broken, kind, fault);
        await mendLast();
        await countedFault(async () => {
          await openByMenu(page, opened);
          await expect(failureCard(page), `the ${kind} ${fault}`).toBeVisible(CARD);
          await expect(settledFailureCard(page), `the ${kind} ${fault}`).toBeVisible(SETTLED);
          await expect(headingOf(page, opened)).toHaveCount(0);
          await openByMenu(page, other);
          await expect(headingOf(page, other)).toBeVisible();
        });
      }

      await mend();
      await openByMenu(page, opened);
      await expect(headingOf(page, opened)).toBeVisible({ timeout: 25_000 });
    },
  );
}
