import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import { oneRow } from '../db/one-row';
import { type Client } from '../testing/apps/client';
import { startProgram } from '../testing/apps/server-process';
import { withApp } from '../testing/apps/with-app';
import { TEST_DATABASE } from '../testing/databases/test-database';
import { checked, runImports } from '../testing/records/imports';
import { expectRightSums } from '../testing/records/kept-sums';
import { addContractor, addProject } from '../testing/records/records';
import { tellGate } from '../testing/tell-gate';

// The embedded database dies with its server.
const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;
const server = withApp();

const isFull = process.env.PROVE === '1';
const SHORT_SEED = 7;
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 2 ** 31 : SHORT_SEED));
const KILLS = isFull ? 200 : 3;
const BILLS = 40;
const NOW = '2026-07-01T10:00:00+08:00';
// The claim of the killed process has run out by then.
const LATER = '2026-07-01T10:01:00+08:00';

const HEADINGS = 'Project,Contractor,Ref No,Invoice Date,Invoice Amount';
const fileOf = (round: number) =>
  [
    HEADINGS,
    ...Array.from({ length: BILLS }, (_, place) => `Menara,Bina Jaya,R${round}-${place},2026-06-25,${place + 1}.05`),
    '',
  ].join('\n');

async function stored(api: Client, round: number, path: string) {
  const { rows } = await sql<{ bills: number; known: number }>`
    select (select count(*) from expenses where ref_no like ${`R${round}-%`})::int as bills,
      (select count(*) from import_keys where key like ${`%\nr${round}-%`})::int as known`.execute(server.db);
  return { ...oneRow(rows), status: (await api.get(path)).body.data.status as string };
}

/** Works on the queued commit in a process of its own, and kills it after a while; returns how long it ran. */
async function workAndKill(url: string, after?: number) {
  const { child, said, ended } = startProgram('testing/contract/imports/work-on-imports.ts', [url, NOW]);
  await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(said.err)))]);
  const since = Date.now();
  if (after !== undefined) {
    await pause(after);
    child.kill('SIGKILL');
  }
  await ended;
  return Date.now() - since;
}

onServer(
  'keeps all of an import or nothing of it, whenever its server is killed, and a second try completes it',
  async () => {
    const api = await server.as('ADMIN');
    await addProject(api, { name: 'Menara' });
    await addContractor(api, { name: 'Bina Jaya' });
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
    const url = `${process.env.TEST_POSTGRES_URL}${rows[0]?.name}`;
    const queued = async (round: number) => {
      const path = await checked(server, api, 'expense', fileOf(round));
      await api.post(`${path}/commit`, {});
      return path;
    };
    const problems: string[] = [];
    let complete = 0;

    await queued(0);
    const duration = await workAndKill(url);
    const moments = fc.sample(fc.integer({ min: 0, max: duration }), { seed, numRuns: KILLS });
    for (const [index, moment] of moments.entries()) {
      const round = index + 1;
      const path = await queued(round);
      await workAndKill(url, moment);
      const found = await stored(api, round, path);
      if (found.bills === BILLS) complete++;
      else if (found.bills > 0) problems.push(`killed after ${moment} ms: ${found.bills} of ${BILLS} bills`);
      if (found.known !== found.bills || (found.status === 'committed') !== (found.bills === BILLS))
        problems.push(`killed after ${moment} ms: ${JSON.stringify(found)}`);
      await runImports(server, LATER);
      const after = await stored(api, round, path);
      if (after.bills !== BILLS || after.status !== 'committed') problems.push(`then: ${JSON.stringify(after)}`);
    }

    process.stdout.write(`import kills: ${complete} of ${KILLS} were complete, of some ${duration} ms\n`);
    tellGate('import kills', { passed: Math.max(0, KILLS - problems.length), tried: KILLS, of: 'kills', seed });
    expect(problems.slice(0, 20)).toEqual([]);
    await expectRightSums(server.db);
  },
  1_800_000,
);
