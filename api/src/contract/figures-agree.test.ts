import fc from 'fast-check';
import { sql } from 'kysely';
import { areApart, compareFigures } from '../testing/contract/all-figures';
import { openDatedBooks } from '../testing/contract/dated/open-books';
import { events, happen, type Tally } from '../testing/contract/ledger-events';
import { emptyTables } from '../testing/databases/test-database';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const TODAY = '2026-07-01';
const RUNS = Number(process.env.FIGURES_RUNS ?? (process.env.PROVE === '1' ? 2 : 1));
const seed = Number(process.env.FIGURES_SEED ?? Date.now() % 2 ** 31);

const pastDay = fc
  .integer({ min: 1, max: 180 })
  .map((days) => new Date(Date.UTC(2026, 0, days)).toISOString().slice(0, 10));

test('shows every figure alike wherever it is shown, today and as of a past day, and after a rebuild', async () => {
  process.stdout.write(`figures agree: FIGURES_SEED=${seed}\n`);
  const tally: Tally = {};
  let compared = 0;

  const outcome = await fc.check(
    fc
      .asyncProperty(events, pastDay, async (story, past) => {
        const books = await openDatedBooks(server, tally);
        for (const one of story) await happen(books, one);

        for (const asOf of [undefined, past]) {
          const before = await compareFigures(books.api, asOf, TODAY);
          await sql`select rebuild_project_totals()`.execute(server.db);
          const after = await compareFigures(books.api, asOf, TODAY);

          compared += before.comparisons.length;
          const apart = before.comparisons.filter(areApart);
          expect({ asOf, apart }).toEqual({ asOf, apart: [] });
          expect(after.replies).toEqual(before.replies);
        }
      })
      .beforeEach(() => emptyTables(server.db)),
    { numRuns: RUNS, seed, endOnFailure: true },
  );

  if (outcome.failed) throw outcome.errorInstance;
  process.stdout.write(`figures agree: ${compared} pairs, ${JSON.stringify(tally)}\n`);
  expect(compared).toBeGreaterThan(RUNS * 200);
}, 240_000);
