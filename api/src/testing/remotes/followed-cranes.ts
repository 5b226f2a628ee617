import { type EnvironmentName } from '@siteledger/platform/contract';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { client, type Client } from '../apps/client';
import { publisherBy } from './publisher';
import { type Installation, type Registries } from './registries';
import { databaseNow } from '../databases/test-database';

export const REMOTE = 'mfe-cranes';

/** Path of the remote in an environment. */
export const at = (environment: string) => `/remotes/${REMOTE}/environments/${environment}`;

export const setting = (release: string, reason = 'Because') => ({ enabled: true, release, reason });

/** Header of a change based on a revision. */
export const seen = (revision: number) => ({ 'if-match': String(revision) });

export const published = (version: string) => publicationOf(buildRelease(REMOTE, { version }));

/** Last day of a test's token, 30 days from now, because the servers of these tests use the real time. */
export const IN_A_MONTH = new Date(databaseNow() + 30 * 86_400_000).toISOString().slice(0, 10);

/** Versions of the releases that a user gets. */
export const versionsOf = async (caller: Client) =>
  ((await caller.get('/remotes')).body.data.remotes as { version: string }[]).map(({ version }) => version);

/** Current setting in an environment, read from the matrix. */
export const settingOf = async (admin: Client, environment: string) => {
  const { body } = await admin.get('/remotes/environments');
  return body.data.remotes.find(({ name }: { name: string }) => name === REMOTE)?.settings[environment];
};

export const historyOf = async (admin: Client, environment: string) =>
  (await admin.get(`${at(environment)}/history`)).body.data as { revision: number; release: string; reason: string }[];

/** The same user at another server of the installation. */
export const clientOf = ({ app }: Installation, { token }: Client) => client(app, token);

type Central = Awaited<ReturnType<Registries['central']>>;

/** Creates an installation that follows a central registry. */
export async function follow(
  registries: Registries,
  central: Central,
  environment: EnvironmentName,
  mayChange: readonly EnvironmentName[] = [],
) {
  const token = await central.connect(environment, mayChange);
  return registries.installation(environment, { central: { url: central.url, token } });
}

/** Production follows and runs 1.0.0; 1.0.0 and 1.1.0 are published. */
export async function runningCranes(registries: Registries) {
  const central = await registries.central();
  const production = await follow(registries, central, 'production');
  const owner = await production.as('SUPER_ADMIN', { name: 'Mei' });
  const issued = { remotes: [REMOTE], environments: ['production'], ends_on: IN_A_MONTH };
  const team = await publisherBy(production.app, owner, issued);
  for (const version of ['1.0.0', '1.1.0']) await team.post(`/remotes/${REMOTE}/releases`, published(version));
  await owner.put(at('production'), setting('1.0.0'));
  return { central, production, owner, team };
}
