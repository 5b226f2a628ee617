import { buildRelease, publicationOf } from '../../testing/releases';
import { type Caller, type Reply } from './caller';
import { type Installation } from './installation';

export const CRANES = 'mfe-cranes';

/** The path for changing the test remote in an environment. */
export const at = (environment: string) => `/remotes/${CRANES}/environments/${environment}`;

export const publicationOfCranes = (version: string) => publicationOf(buildRelease(CRANES, { version }));

/** A team with a token that publishes the remote for these environments. */
export async function teamOf(installation: Installation, owner: Caller, environments = [installation.environment]) {
  const ends_on = new Date(installation.clock().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);
  const given = { name: 'Cranes', remotes: [CRANES], environments, ends_on };
  const issued = await owner.post('/remotes/tokens', given);
  expect(issued.status).toBe(201);
  return { ...installation.calledWith(issued.body.data.token), uuid: issued.body.data.uuid as string };
}

/** Publishes versions of the remote. */
export async function publish(team: Caller, ...versions: string[]) {
  for (const version of versions)
    expect(await team.post(`/remotes/${CRANES}/releases`, publicationOfCranes(version))).toMatchObject({ status: 201 });
}

/** Changes the setting in force: switches the release on, unless `wanted` says otherwise. */
export async function change(caller: Caller, environment: string, wanted: object): Promise<Reply> {
  const [present] = (await caller.get(`${at(environment)}/history`)).body.data;
  const seen: Record<string, string> = present ? { 'if-match': String(present.revision) } : {};
  return caller.put(at(environment), { enabled: true, reason: 'Because', ...wanted }, seen);
}

/** The versions that a caller gets. */
export const versionsFor = async (caller: Caller) =>
  ((await caller.get('/remotes')).body.data.remotes as { version: string }[]).map(({ version }) => version);
