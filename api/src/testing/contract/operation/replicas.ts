import { registryMigrations } from '@siteledger/platform/registry';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Db } from '../../../db/database';
import { readMigrations, waitingMigrations } from '../../../db/migrate';
import { namesOf, readSums } from '../../../db/sums/read-sums';
import { unless } from './findings';
import { holdTable, until, waitingFor, whetherOver } from './waiting';
import { freePort, startCommand, startedServer } from '../../apps/server-process';

const LONGEST_MS = 1_500;

const environment = (url: string) => ({ DATABASE_URL: url, APP_ENV: 'production', LOG_LEVEL: 'silent' });

/**
 * Kills one process in the middle of a migration while several newly started servers wait for it. Returns the problems
 * found once they are ready.
 */
export async function replace(db: Db, url: string, replicas: number): Promise<string[]> {
  const env = { ...environment(url), HOST: '127.0.0.1', DRAIN_SECONDS: '0' };
  const letGo = await holdTable(db, 'payments');
  const first = startCommand(['migrate'], env);
  const inMiddle = await until(async () => (await waitingFor(db, 'relation')) === 1, whetherOver(first.ended));
  const ports = await Promise.all(Array.from({ length: replicas }, freePort));
  const starting = ports.map((PORT) => startedServer({ ...env, PORT }));
  // The table is held until all have come this far; the kind of lock they wait for shows whether they wait their turn.
  await until(async () => (await waitingFor(db)) === 1 + replicas, whetherOver(Promise.race(starting)));
  const othersWait = (await waitingFor(db, 'advisory')) === replicas;
  first.child.kill('SIGKILL');
  await first.ended;
  const left = await waitingMigrations(db);
  await letGo();
  const outcomes = await Promise.allSettled(starting);
  const servers = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const ready = await Promise.all(ports.map(isReady));
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));

  const ran = servers.map(({ said }) => Number(/(\d+) migrations applied/.exec(said.out)?.[1] ?? 0));
  const sum = ran.reduce((one, other) => one + other, 0);
  return [
    ...unless(inMiddle, 'no migration stood in the middle'),
    ...unless(othersWait, 'the others do not wait for the one that migrates'),
    ...outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
    ...unless(ready.every(Boolean), 'a server is not ready'),
    ...unless(left.length > 0, 'the one that was killed had done everything'),
    ...unless(sum === left.length, `${left.length} migrations were left, ${sum} ran`),
  ];
}

const isReady = (port: string) =>
  fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * The names of all migrations in order. In a database that ran the product's migrations one by one, the one that
 * creates the registry's schema counts as the registry's first.
 */
export const everyMigration = ({ startsEmpty }: { startsEmpty: boolean }) => [
  ...readMigrations().map(({ name }) => name),
  ...namesOf(readSums()).slice(-1),
  ...registryMigrations()
    .slice(startsEmpty ? 0 : 1)
    .map(({ name }) => name),
];

/** Kills a migrating process at a random moment; reports a schema that is neither that before nor after a migration. */
export async function killAtRandom(db: Db, url: string): Promise<string[]> {
  const { child, said, ended } = startCommand(['migrate'], environment(url));
  // Starts counting once it is connected, however slowly it starts.
  await until(async () => (await connectionsTo(db)) > 0, whetherOver(ended));
  await pause(Math.random() * LONGEST_MS);
  child.kill('SIGKILL');
  await ended;
  await until(async () => (await connectionsTo(db)) === 0);
  const left = await waitingMigrations(db);
  const names = everyMigration({ startsEmpty: false });
  const isEnd = names.slice(names.length - left.length).join() === left.join();
  return unless(isEnd && said.err === '', `${left.join()} are left. ${said.err}`);
}

// Excludes this test's own pool.
async function connectionsTo(db: Db) {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`.execute(db);
  return Number(rows[0]?.count);
}
