import fc from 'fast-check';
import { booksOf } from '../testing/contract/dated/documents-replay';
import { DOCUMENT_SURFACES } from '../testing/contract/dated/document-surfaces';
import { MONEY_SURFACES } from '../testing/contract/dated/money-surfaces';
import { openDatedBooks } from '../testing/contract/dated/open-books';
import { PROJECT_SURFACES } from '../testing/contract/dated/project-surfaces';
import { readSurface } from '../testing/contract/dated/reading';
import { daysOf, readRecorded } from '../testing/contract/dated/recorded';
import { events, happen, type Tally } from '../testing/contract/ledger-events';
import { tellGate } from '../testing/tell-gate';
import { emptyTables, TEST_DATABASE } from '../testing/databases/test-database';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

// The embedded database runs a short form; the full one needs PostgreSQL.
const isFull = process.env.PROVE === '1' && TEST_DATABASE === 'postgres';
const SHORT_SEED = 11;
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 2 ** 31 : SHORT_SEED));

const BOOKS = isFull ? 20 : 1;
const READINGS = isFull ? 500 : 260;
const TODAY = '2026-07-01';
const SURFACES = Object.entries({ ...PROJECT_SURFACES, ...DOCUMENT_SURFACES, ...MONEY_SURFACES });

const dice = fc.record({ surface: fc.nat(), day: fc.nat(), dice: fc.nat() });

/** Generates random books, and compares what screens show on random days. */
async function readBooks(story: Parameters<typeof happen>[1][], seedOfBooks: number, tally: Tally) {
  await emptyTables(server.db);
  const books = await openDatedBooks(server, tally);
  for (const one of story) await happen(books, one);
  const recorded = await readRecorded(server.db, TODAY);
  const days = [undefined, undefined, ...daysOf(recorded)];

  const problems: string[] = [];
  const read = new Set<string>();
  let [tried, compared] = [0, 0];
  for (const throws of fc.sample(dice, { seed: seedOfBooks, numRuns: READINGS })) {
    // In turn, so that each is tried.
    const [name, surface] = SURFACES[tried % SURFACES.length] ?? SURFACES[0] ?? [];
    if (!name || !surface) throw new Error('There is no surface.');
    const asOf = days[throws.day % days.length];
    const outcome = await readSurface(books.api, surface, { books: booksOf(recorded, asOf ?? TODAY), asOf, dice: throws.dice });
    tried++;
    compared += outcome.compared;
    read.add(name);
    if (outcome.problems.length > 0) problems.push(`${name}: ${outcome.problems.slice(0, 3).join('\n  ')}`);
  }
  return { tried, compared, problems, read };
} // prettier-ignore

test('shows on every surface and every day what a replay of the books up to that day comes to', async () => {
  const tally: Tally = {};
  const problems: string[] = [];
  let [tried, compared] = [0, 0];

  for (const [place, story] of fc.sample(events, { seed, numRuns: BOOKS }).entries()) {
    const outcome = await readBooks(story, seed + place, tally);
    tried += outcome.tried;
    compared += outcome.compared;
    problems.push(...outcome.problems);
    expect(outcome.read.size).toBe(SURFACES.length);
  }

  process.stdout.write(`dated figures: ${compared} values, ${JSON.stringify(tally)}\n`);
  tellGate('dated figures', { passed: tried - problems.length, tried, of: `readings of ${SURFACES.length} surfaces`, seed });
  expect(problems.slice(0, 10)).toEqual([]);
  expect(compared).toBeGreaterThan(tried * 5);
}, 1_200_000); // prettier-ignore
