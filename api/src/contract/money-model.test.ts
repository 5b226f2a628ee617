import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { openPostgres } from '../db/postgres/postgres';
import { areApart, compareFigures } from '../testing/contract/all-figures';
import { act } from '../testing/contract/money/acts';
import { type Books, openBooks } from '../testing/contract/money/books';
import { type Command, commandsOf } from '../testing/contract/money/commands';
import { payFromRest, rushFromRest } from '../testing/contract/money/from-rest';
import { brokenRoundTrips } from '../testing/contract/money/round-trips';
import { brokenRules } from '../testing/contract/money/rules';
import { watch } from '../testing/contract/money/watch';
import { tellGate } from '../testing/tell-gate';
import { emptyTables, TEST_DATABASE } from '../testing/databases/test-database';
import { withApp } from '../testing/apps/with-app';

// The embedded database serialises everything; races occur only on PostgreSQL.
const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;
const server = withApp();

const isFull = process.env.PROVE === '1';
const SHORT_SEED = 7;
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 2 ** 31 : SHORT_SEED));

const RUNS = isFull ? 20 : 1;
const CALLERS = 6;
const EACH = isFull ? 60 : 45;
const TODAY = '2026-07-01';

async function runOf(books: Books, stories: readonly (readonly Command[])[], tally: Record<string, number>) {
  await payFromRest(books, server.db);
  await rushFromRest(books, server.db);
  const watching = watch(books, server.db);
  await Promise.all(
    stories.map(async (story) => {
      for (const command of story) if (await act(books, command)) tally[command.kind] = (tally[command.kind] ?? 0) + 1;
    }),
  );
  const looks = await watching.stop();
  const { comparisons } = await compareFigures(books.api, undefined, TODAY);
  const apart = comparisons.filter(areApart).map((one) => JSON.stringify(one));
  const problems = [
    ...books.ledger.problems,
    ...(await brokenRules(server.db)),
    ...(await books.ledger.differences(server.db)),
    ...(await brokenRoundTrips(books)),
    ...apart,
  ];
  return { looks, compared: comparisons.length, problems };
}

onServer(
  'keeps the books right whatever many people do to them at once, at every moment',
  async () => {
    const tally: Record<string, number> = {};
    const problems: string[] = [];
    let [tried, looks, compared] = [0, 0, 0];

    for (const stories of fc.sample(commandsOf(CALLERS, EACH), { seed, numRuns: RUNS })) {
      await emptyTables(server.db);
      const run = await runOf(await openBooks(await server.as('BUSINESS_OWNER')), stories, tally);
      tried += CALLERS * EACH;
      looks += run.looks;
      compared += run.compared;
      problems.push(...run.problems);
      if (problems.length > 0) break;
    }

    const deadlocks = await deadlocksOf(await nameOfDatabase());
    if (deadlocks > 0) problems.push(`${deadlocks} deadlocks`, ...whoWaited());
    process.stdout.write(
      `money model: ${looks} looks meanwhile, ${compared} figures compared, ${JSON.stringify(tally)}\n`,
    );
    tellGate('money model', {
      passed: problems.length === 0 ? tried : Math.max(0, tried - problems.length),
      tried,
      of: 'commands',
      seed,
    });
    expect([...new Set(problems)].slice(0, 20)).toEqual([]);
    expect(looks).toBeGreaterThan(RUNS);
  },
  1_800_000,
);

const nameOfDatabase = async () =>
  (await sql<{ name: string }>`select current_database() as name`.execute(server.db)).rows[0]?.name ?? '';

// The waits for locks in the server's log.
function whoWaited() {
  const folder = decodeURIComponent(new URL(process.env.TEST_POSTGRES_URL ?? '').host);
  const log = readFileSync(join(folder, 'log'), 'utf8');
  return log
    .split('ERROR:  deadlock detected')
    .slice(1)
    .map((text) => text.slice(0, 3000));
}

// PostgreSQL counts deadlocks when a backend ends, so all end first. Sorted locks never deadlock.
async function deadlocksOf(name: string) {
  const other = await openPostgres(`${process.env.TEST_POSTGRES_URL}postgres`);
  const ended = () =>
    sql<{ pid: number }>`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(
      other.db,
    );
  while ((await ended()).rows.length > 0) await pause(20);
  const { rows } = await sql<{
    deadlocks: number;
  }>`select deadlocks from pg_stat_database where datname = ${name}`.execute(other.db);
  await other.close();
  return Number(rows[0]?.deadlocks);
}
