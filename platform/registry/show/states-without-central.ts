import { hostname } from 'node:os';
import { type EnvironmentName, ENVIRONMENTS, type EnvironmentState } from '@siteledger/platform/contract';
import { selectPresence } from '../store/health-reports.queries';
import { type Context } from '../product';
import { findLatestRevision } from '../store/settings.queries';

/** The environments from an embedded registry's view: its own, and all others as not connected. */
export async function readStatesWithoutCentral(context: Asked, own: EnvironmentName): Promise<EnvironmentState[]> {
  const here = await readOwnState(context, own);
  return ENVIRONMENTS.map((environment) => (environment === own ? here : { environment, ...NOT_CONNECTED }));
}

type Asked = Pick<Context, 'db' | 'now' | 'product'>;

const NOT_CONNECTED = { connection: 'not connected' as const, can_change: false, servers: [], at_work: {} };

async function readOwnState(context: Asked, environment: EnvironmentName): Promise<EnvironmentState> {
  // Only the answering server is listed: others on the same database do not report here.
  const revision = (await findLatestRevision(context.db, environment)) || null;
  return {
    environment,
    connection: 'here',
    can_change: true,
    servers: [{ name: hostname(), revision, seen_at: context.now.toISOString() }],
    at_work: await countAtWork(context, environment),
  };
}

async function countAtWork({ db, now, product }: Asked, environment: EnvironmentName) {
  const presence = await selectPresence(db, environment, now);
  const counts = await Promise.all(
    presence.map(async ({ remote, sessions }) => [remote, await product.countLiveSessions(db, sessions)] as const),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}
