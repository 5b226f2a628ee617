import {
  type EnvironmentName,
  ENVIRONMENTS,
  type EnvironmentState,
  type HostFacts,
} from '@siteledger/platform/contract';
import { sql } from 'kysely';
import { selectPresence } from '../../store/health-reports.queries';
import { type Visitor } from '../../releases/release-for-user';
import { type Db } from '../../store/tables';
import { type Installation } from './installations.queries';

/** Milliseconds after its last heartbeat until a server counts as gone. */
export const SILENT_AFTER_MS = 30_000;

const FORGOTTEN_AFTER = sql`interval '7 days'`;

const read = new Map<EnvironmentName, { text: string; hostFacts: HostFacts }>();

/**
 * The host facts of an environment; undefined when its servers have never reported them. Returns the same object until
 * they change.
 */
export async function findHostFacts(db: Db, environment: EnvironmentName): Promise<HostFacts | undefined> {
  const { rows } = await sql<{ text: string | null }>`
    select served::text as text from registry.environments where environment = ${environment}`.execute(db);
  const text = rows[0]?.text;
  if (!text) return undefined;
  const known = read.get(environment);
  if (known?.text === text) return known.hostFacts;
  const hostFacts = JSON.parse(text) as HostFacts;
  read.set(environment, { text, hostFacts });
  return hostFacts;
}

/** The accounts that can sign in to an environment, as its servers last reported. */
export async function findVisitors(db: Db, environment: EnvironmentName): Promise<Visitor[]> {
  const { rows } = await sql<{ visitors: Visitor[] }>`
    select visitors from registry.environments where environment = ${environment}`.execute(db);
  return rows[0]?.visitors ?? [];
}

/** Whether an environment has never reported its host facts. */
export const areHostFactsUnknown = async (db: Db, environment: EnvironmentName) =>
  (await findHostFacts(db, environment)) === undefined;

export const storeHostFacts = (db: Db, environment: EnvironmentName, hostFacts: HostFacts) =>
  keep(db, environment, { served: JSON.stringify(hostFacts) });

export const storeVisitors = (db: Db, environment: EnvironmentName, visitors: readonly Visitor[]) =>
  keep(db, environment, { visitors: JSON.stringify(visitors) });

const keep = (db: Db, environment: EnvironmentName, facts: { served?: string; visitors?: string }) =>
  db
    .insertInto('registry.environments')
    .values({ environment, ...facts })
    .onConflict((conflict) => conflict.column('environment').doUpdateSet(facts))
    .execute();

type Beat = { environment: EnvironmentName; server: string; revision: number; now: Date };

/** Records that a server is running, and its revision. */
export async function recordServer(db: Db, { environment, server, revision, now }: Beat) {
  const moment = sql`${now.toISOString()}::timestamptz`;
  await sql`
    insert into registry.servers (environment, name, revision, seen_at)
    values (${environment}, ${server}, ${revision}, ${moment})
    on conflict (environment, name) do update set revision = excluded.revision, seen_at = excluded.seen_at`.execute(db);
  await sql`delete from registry.servers where seen_at < ${moment} - ${FORGOTTEN_AFTER}`.execute(db);
}

type Row = { environment: EnvironmentName; name: string; revision: number | null; seen_at: string };

/** The connection state of every environment's servers, for the calling installation. */
export async function selectServerStates(db: Db, { environment, may_change }: Installation, now: Date) {
  const { rows } =
    await sql<Row>`select environment, name, revision, seen_at from registry.servers order by name`.execute(db);
  const states = ENVIRONMENTS.map(async (one): Promise<EnvironmentState> => {
    const known = rows.filter((row) => row.environment === one);
    const isLive = ({ seen_at }: Row) => now.getTime() - Date.parse(seen_at) < SILENT_AFTER_MS;
    const live = known.filter(isLive);
    return {
      environment: one,
      connection: one === environment ? 'here' : connectionOf(known, live),
      can_change: may_change.includes(one),
      servers: (live.length > 0 ? live : known).map(({ name, revision, seen_at }) => ({ name, revision, seen_at })),
      at_work: await countAtWork(db, one, now),
    };
  });
  return Promise.all(states);
}

function connectionOf(known: readonly Row[], live: readonly Row[]) {
  if (known.length === 0) return 'not connected';
  return live.length > 0 ? 'connected' : 'silent';
}

async function countAtWork(db: Db, environment: EnvironmentName, now: Date) {
  const presence = await selectPresence(db, environment, now);
  return Object.fromEntries(presence.map(({ remote, sessions }) => [remote, sessions.length]));
}

/** Lets one introduction of an environment run at a time. */
export const lockIntroduction = (db: Db, environment: EnvironmentName) =>
  sql`select pg_advisory_xact_lock(hashtext('registry.environments'), hashtext(${environment}))`.execute(db);
