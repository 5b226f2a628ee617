import fc from 'fast-check';
import { type Client } from '../testing/apps/client';
import { compareFigures } from '../testing/contract/all-figures';
import { openDatedBooks } from '../testing/contract/dated/open-books';
import { events, happen } from '../testing/contract/ledger-events';
import { booksAsTheyStand, deletables, playRound, tablesApart } from '../testing/contract/undo-rounds';
import { pay } from '../testing/records/open-expenses';
import { addClient, addExpense, addOrder, addVariationOrder } from '../testing/records/records';
import { tellGate } from '../testing/tell-gate';
import { TEST_DATABASE } from '../testing/databases/test-database';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

// The embedded database runs a short form; the full one needs PostgreSQL.
const isFull = process.env.PROVE === '1' && TEST_DATABASE === 'postgres';
const SHORT_SEED = 5;
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 2 ** 31 : SHORT_SEED));

const ACTS = isFull ? 1000 : 40;
// Compares all figures on all screens after this many steps.
const READ_AFTER = 200;
const TODAY = '2026-07-01';

const rounds = fc.record({
  picks: fc.array(fc.record({ kind: fc.nat(), at: fc.nat(), isNew: fc.boolean() }), { minLength: 1, maxLength: 8 }),
  order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
});

/** Adds records of each kind that can be deleted; orders with a bill become deletable with it. */
async function addFreeRecords(api: Client, [project_uuid]: readonly string[], [contractor_uuid]: readonly string[]) {
  for (let pair = 1; pair <= 5; pair++) {
    const { uuid: purchase_order_uuid } = await addOrder(api, { project_uuid, contractor_uuid });
    await addExpense(api, { project_uuid, contractor_uuid, purchase_order_uuid });
  }
  const { uuid: paid } = await addExpense(api, { project_uuid, contractor_uuid });
  await pay(api, { [paid]: '60.00' });
  await addVariationOrder(api, { project_uuid, status: 'draft' });
  await addClient(api);
  await api.post('/saved_views', { screen: 'reports-invoices', name: 'Late ones', query: 'overdue=1' });
}

const readFigures = async (api: Client) => {
  const { replies } = await compareFigures(api, undefined, TODAY);
  return JSON.stringify(replies, (key, value: unknown) => (key === 'updated_at' ? undefined : value));
};

test('an act and its undo leave every record, version and figure as it was', async () => {
  const [story = []] = fc.sample(events, { seed, numRuns: 1 });
  const books = await openDatedBooks(server, {});
  for (const one of story) await happen(books, one);
  const { api } = books;
  await addFreeRecords(api, books.projects, books.contractors);
  const records = await deletables(api);
  const [atFirst, figures] = [await booksAsTheyStand(server.db), await readFigures(api)];

  const tally: Record<string, number> = {};
  const problems: string[] = [];
  let [tried, refused, unread] = [0, 0, 0];
  for (const round of fc.sample(rounds, { seed, numRuns: ACTS })) {
    const { done, ...undone } = await playRound(server.db, api, records, round);
    for (const { kind } of done) tally[kind] = (tally[kind] ?? 0) + 1;
    refused += undone.refused;
    tried += done.length;
    unread += done.length;
    const after = done.map(({ path }) => path).join();
    const apart = tablesApart(atFirst, await booksAsTheyStand(server.db));
    problems.push(...undone.problems, ...apart.map((table) => `${table}, after ${after}`));
    if (unread >= READ_AFTER || tried >= ACTS) {
      unread = 0;
      if ((await readFigures(api)) !== figures) problems.push(`figures, after ${tried} acts`);
    }
    if (problems.length > 0 || tried >= ACTS) break;
  }

  process.stdout.write(`acts and undos: ${refused} refused meanwhile, ${JSON.stringify(tally)}\n`);
  tellGate('acts and undos', { passed: Math.max(0, tried - problems.length), tried, of: 'acts', seed });
  expect(problems.slice(0, 10)).toEqual([]);
  expect(tried).toBeGreaterThanOrEqual(ACTS);
  expect(Object.keys(tally)).toHaveLength(6);
  // In a long run some of the simultaneous steps must conflict.
  expect(refused > 0 || !isFull).toBe(true);
}, 1_200_000);
