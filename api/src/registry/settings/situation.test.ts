import { haltRollouts } from '@siteledger/platform/registry';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/client';
import { publisherBy } from '../../testing/publisher';
import { databaseNow } from '../../testing/test-database';
import { TEST_CONFIG, withApp } from '../../testing/with-app';
import { haltingOf } from '../registry-product';

const server = withApp({ environment: 'production' });

const REMOTE = 'mfe-cranes';
const PLACE = `/remotes/${REMOTE}/environments/production`;
const HALTING = haltingOf({ ...TEST_CONFIG, environment: 'production' });

type Staff = Awaited<ReturnType<typeof server.as>>;

let team: Client;
let aisyah: Staff;
let lim: Staff;
let siti: Staff;
let now: Date;

async function set(api: Client, change: object) {
  const [present] = (await api.get(`${PLACE}/history`)).body.data;
  const match: Record<string, string> = present ? { 'if-match': String(present.revision) } : {};
  return api.put(PLACE, { enabled: true, release: '1.0.0', reason: 'Because', ...change }, match);
}

/** Production in which 1.0.0 runs; the team, whose token is for staging too, has published 1.1.0 as well. */
beforeEach(async () => {
  aisyah = await server.as('SUPER_ADMIN', { name: 'Aisyah' });
  lim = await server.as('ADMIN', { name: 'Lim' });
  siti = await server.as('ADMIN', { name: 'Siti' });
  team = await publisherBy(server.app, aisyah, { remotes: [REMOTE], environments: ['staging', 'production'] });
  for (const version of ['1.0.0', '1.1.0'])
    await team.post(`/remotes/${REMOTE}/releases`, publicationOf(buildRelease(REMOTE, { version })));
  expect((await set(aisyah, {})).status).toBe(200);
  // Reports come after the changes, which the database dates.
  now = new Date(databaseNow() + 60_000);
  server.setTime(now.toISOString());
});

const situation = async () => (await team.get(`/remotes/${REMOTE}/situation`)).body.data;
const inProduction = async () => (await situation())[1];

test('a team reads what each environment of its token does with its remote, and which ones are not known here', async () => {
  expect(await situation()).toEqual([
    {
      ...{ environment: 'staging', connection: 'not connected' },
      ...{ setting: null, rollout: null, releases: [], requests: [] },
    },
    {
      ...{ environment: 'production', connection: 'here' },
      setting: {
        ...{ revision: 1, enabled: true, disable_mode: 'drain', release: '1.0.0', rollout: null },
        ...{
          message: null,
          until: null,
          lock: null,
          reason: 'Because',
          changed_by: 'Aisyah',
          changed_at: expect.any(String),
        },
      },
      rollout: null,
      releases: [
        {
          ...{ version: '1.0.0', is_newest: false, incompatibilities: [] },
          ...{ fallback: null, halted: null, revoked: null },
        },
        expect.objectContaining({ version: '1.1.0', is_newest: true }),
      ],
      requests: [],
    },
  ]);
});

test('a team reads who switched its remote off and what staff are told, but not who asked for a change, and no ids of people', async () => {
  await set(lim, { enabled: false, message: 'Month end', reason: 'Closing' });
  expect((await set(siti, { release: '1.1.0', reason: 'New tables' })).status).toBe(202);

  const { setting, requests } = await inProduction();

  expect(setting).toMatchObject({ enabled: false, message: 'Month end', changed_by: 'Lim', reason: 'Closing' });
  expect(requests).toMatchObject([
    { setting: { enabled: true, release: '1.1.0', reason: 'New tables' }, plan: null, is_overtaken: false },
  ]);
  const text = JSON.stringify(await situation());
  for (const { user } of [aisyah, lim, siti]) expect(text).not.toContain(user.uuid);
  expect(text).not.toContain('Siti');
});

test('of a rollout a team reads how many it reaches and since when, and of a halt its figures', async () => {
  const asked = await set(lim, { rollout: { release: '1.1.0', percent: 0, roles: [4] } });
  await siti.post(`${PLACE}/requests/${asked.body.data.uuid}/confirmation`);
  const screen = { remote: REMOTE, version: '1.1.0', kind: 'render', part: 'render', screen: `${REMOTE}:/cranes` };
  for (let count = 0; count < 3; count++) {
    const one = await server.as('PROJECT_MANAGER');
    await one.post('/remotes/events', { events: Array.from({ length: 7 }, () => screen) });
  }

  const before = await inProduction();
  await haltRollouts(server.db, HALTING, now);
  const after = await inProduction();

  expect(before.rollout).toEqual({ users: 3, since: before.setting.changed_at });
  expect(after).toMatchObject({ rollout: null, setting: { changed_by: 'The platform', rollout: null } });
  expect(after.releases[1]).toMatchObject({
    version: '1.1.0',
    halted: { at: after.setting.changed_at, reason: expect.stringContaining('21 of 21 loads failed') },
  });
});

test('of the newest release a team reads that it was revoked, and why it does not fit', async () => {
  const release = buildRelease(REMOTE, {
    version: '2.0.0',
    requires: { shell: '^9.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  });
  await server.db
    .insertInto('registry.remote_releases')
    .values({
      ...{ name: REMOTE, version: '2.0.0', base_url: `/remotes/${REMOTE}/2.0.0/`, digest: 'far', published_by: 'x' },
      ...{ descriptor: JSON.stringify(release), published_by_uuid: null },
    })
    .execute();
  await lim.post(`/remotes/${REMOTE}/releases/2.0.0/revocation`, { reason: 'Too new' });

  const [, newest] = (await inProduction()).releases;

  expect(newest).toMatchObject({ version: '2.0.0', is_newest: true, revoked: { reason: 'Too new' } });
  expect(newest.incompatibilities).toEqual([expect.stringMatching(/^It needs shell \^9\.0\.0, but /)]);
  expect(newest.revoked).not.toHaveProperty('by');
});

test('neither a token for another remote nor a person reads it', async () => {
  const other = await publisherBy(server.app, aisyah, { remotes: ['mfe-lifts'], environments: ['production'] });

  expect((await other.get(`/remotes/${REMOTE}/situation`)).status).toBe(403);
  expect((await aisyah.get(`/remotes/${REMOTE}/situation`)).status).toBe(403);
});
