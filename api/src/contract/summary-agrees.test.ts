import { addDays } from '@siteledger/shared-lib/domain';
import { type Comparison } from '../testing/contract/all-figures';
import { addRandomBooks } from '../testing/contract/random-books';
import { COMPARED_WITH_ROWS, compareWithRows } from '../testing/contract/summary-rows';
import { tellGate } from '../testing/tell-gate';
import { TEST_DATABASE } from '../testing/databases/test-database';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const isFull = process.env.PROVE === '1' && TEST_DATABASE === 'postgres';
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 100_000 : 7));
const BOOKS = isFull ? 10_000 : 24;
// All projects are compared together while their rows fit on a page.
const TOGETHER = [12, 80];
const TODAY = '2026-07-01';

const areApart = ({ shown, elsewhere }: Comparison) => JSON.stringify(shown) !== JSON.stringify(elsewhere);

test(
  'every figure of the start page and of a project equals the rows that it leads to, in random books, today and on a past day',
  async () => {
    const owner = await server.as('BUSINESS_OWNER');
    const problems: unknown[] = [];
    let compared = 0;
    const compare = async (...read: Parameters<typeof compareWithRows>) => {
      const comparisons = await compareWithRows(...read);
      compared += comparisons.length;
      const apart = comparisons.filter(areApart);
      if (apart.length > 0) problems.push({ compared: read[1].name, asOf: read[2], apart: apart.slice(0, 3) });
      return apart.length === 0;
    };
    let passed = 0;

    for (let book = 1; book <= BOOKS; book += 1) {
      const manager = await server.as('PROJECT_MANAGER');
      const dice = ((seed + book) * 7919) % 100_000;
      await addRandomBooks(server.db, { seed: dice / 100_000, name: `B${book}`, manager: manager.user.id, today: TODAY });
      const past = book % 2 === 0 ? addDays(TODAY, -(dice % 150) - 1) : undefined;
      const part = COMPARED_WITH_ROWS[Math.floor(book / 2) % COMPARED_WITH_ROWS.length] ?? COMPARED_WITH_ROWS[0];
      const isRight = await compare(manager, part, past, TODAY);
      const views = TOGETHER.includes(book) ? [undefined, past] : [];
      const together = await Promise.all(
        views.flatMap((view) => COMPARED_WITH_ROWS.map((each) => compare(owner, each, view, TODAY))),
      );
      if (isRight && together.every(Boolean)) passed += 1;
    }

    process.stdout.write(`summary: ${compared} figures beside their rows\n`);
    tellGate('summary', { passed, tried: BOOKS, of: 'random books', seed });
    expect(problems.slice(0, 3)).toEqual([]);
  },
  isFull ? 3_600_000 : 240_000,
); // prettier-ignore
