import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const PLACE = '/remotes/mfe-cranes/environments/development';

async function adminWithReleases(versions: readonly string[] = ['1.0.0', '1.1.0']) {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  for (const version of versions) {
    const nav = [
      {
        section: 'Site',
        order: 1,
        title: 'Cranes',
        icon: 'ToolOutlined',
        path: '/cranes',
        permission: 'project.*' as const,
      },
    ];
    await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version, nav })));
  }
  return server.as('ADMIN', { name: 'Lim' });
}

let revision: number | undefined;
beforeEach(() => (revision = undefined));

async function set(api: Client, change: object) {
  const reply = await api.put(
    PLACE,
    { enabled: true, release: '1.0.0', reason: 'Because', ...change },
    revision === undefined ? {} : { 'if-match': String(revision) },
  );
  if (reply.status === 200) revision = reply.body.data.revision;
  return reply;
}

const listing = async (api: Client = server.anonymous) => (await api.get('/remotes')).body.data;
const versionFor = async (api?: Client) => (await listing(api)).remotes[0]?.version;

test('selects a release, with who, when and why', async () => {
  const admin = await adminWithReleases();

  const { status, body } = await set(admin, { release: '1.1.0', reason: 'New tables' });

  expect([status, body.data]).toMatchObject([
    200,
    { revision: 1, enabled: true, release: '1.1.0', reason: 'New tables', changed_by: 'Lim' },
  ]);
  expect(await versionFor()).toBe('1.1.0');
});

test('switches a remote off and tells staff who did it, why and until when', async () => {
  const admin = await adminWithReleases();
  await set(admin, {});

  await set(admin, { enabled: false, disable_mode: 'now', message: 'Month end', until: '2026-07-02T08:00:00+08:00' });

  expect(await listing(admin)).toMatchObject({
    remotes: [],
    paused: [
      {
        name: 'mfe-cranes',
        disable_mode: 'now',
        message: 'Month end',
        changed_by: 'Lim',
        routes: [{ path: '/cranes' }],
      },
    ],
  });
});

test('a change that is based on an older revision is refused', async () => {
  const admin = await adminWithReleases();
  await set(admin, {});
  const first = revision;
  await set(admin, { release: '1.1.0' });

  revision = first;
  const stale = await set(admin, { enabled: false });
  revision = undefined;
  const blind = await set(admin, { enabled: false });

  expect(stale.status).toBe(409);
  expect(stale.body.data.err_msg).toMatch(/^Changed by Lim at /);
  expect(blind.body.errors).toEqual({ 'If-Match': ['If-Match is required.'] });
});

test('of two simultaneous changes one is made', async () => {
  const admin = await adminWithReleases();
  await set(admin, {});
  const match = { 'if-match': String(revision) };
  const body = { enabled: false, release: '1.0.0', reason: 'Twice' };

  const replies = await Promise.all([1, 2, 3].map(() => admin.put(PLACE, body, match)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('rolls back to what an earlier revision said, as a new revision', async () => {
  const admin = await adminWithReleases();
  await set(admin, { release: '1.0.0' });
  await set(admin, { release: '1.1.0' });

  const { body } = await admin.post(
    `${PLACE}/rollback`,
    { revision: 1, reason: 'Totals are wrong' },
    { 'if-match': String(revision) },
  );

  expect(body.data).toMatchObject({ revision: 3, release: '1.0.0', reason: 'Totals are wrong' });
  expect(await versionFor()).toBe('1.0.0');
  const history = (await admin.get(`${PLACE}/history`)).body.data;
  expect(history.map((one: { revision: number; release: string }) => [one.revision, one.release])).toEqual([
    [3, '1.0.0'],
    [2, '1.1.0'],
    [1, '1.0.0'],
  ]);
});

test.each([
  [0, 'Revision must be more than or equals to 1.'],
  [1.5, 'Revision must only consists of numbers.'],
  [3e300, 'Revision must be less than or equals to 9007199254740991.'],
])('goes back to no revision %d', async (given, message) => {
  const admin = await adminWithReleases();
  await set(admin, { release: '1.0.0' });

  const { status, body } = await admin.post(
    `${PLACE}/rollback`,
    { revision: given, reason: 'Because' },
    { 'if-match': String(revision) },
  );

  expect([status, body.errors]).toEqual([422, { revision: [message] }]);
});

test('rolls a release out to a role first, and to nobody before sign-in', async () => {
  const admin = await adminWithReleases();
  const manager = await server.as('PROJECT_MANAGER');
  await set(admin, { rollout: { release: '1.1.0', percent: 0, roles: [4] } });

  expect(await versionFor(manager)).toBe('1.1.0');
  expect(await versionFor(admin)).toBe('1.0.0');
  expect(await versionFor()).toBe('1.0.0');
});

test('says what a change would take away, and from how many', async () => {
  const admin = await adminWithReleases();
  const manager = await server.as('PROJECT_MANAGER');
  await set(admin, {});
  await manager.post('/remotes/events', { events: [{ remote: 'mfe-cranes', version: '1.0.0', kind: 'active' }] });

  const { body } = await admin.post(`${PLACE}/impact`, { enabled: false, release: '1.0.0' });

  expect(body.data).toEqual({
    menu_lost: ['Site › Cranes'],
    routes_lost: ['Title (/cranes)'],
    slots_lost: [],
    fills_lost: [],
    active_sessions: 1,
    users_changing_release: 3,
    problems: [],
    needs_second_person: false,
  });
  expect(await versionFor()).toBe('1.0.0');
});

test.each([
  ['a release that is not published', { release: '7.0.0' }, { release: ['Release is not published.'] }],
  [
    'an end in the past',
    { enabled: false, until: '2020-01-01T00:00:00Z' },
    { until: ['Until must be in the future.'] },
  ],
  ['no reason', { reason: ' ' }, { reason: ['Reason is required.'] }],
])('refuses %s', async (_, change, errors) => {
  const admin = await adminWithReleases();

  const { status, body } = await set(admin, change);

  expect([status, body.errors]).toEqual([422, errors]);
});

test('finds no remote or environment that is not there, and leaves changes to those who may', async () => {
  const admin = await adminWithReleases();
  const owner = await server.as('BUSINESS_OWNER');
  const body = { enabled: true, release: '1.0.0', reason: 'Because' };

  expect((await admin.put('/remotes/mfe-nothing/environments/development', body)).status).toBe(404);
  expect((await admin.put('/remotes/mfe-cranes/environments/moon', body)).status).toBe(404);
  expect((await owner.put(PLACE, body)).status).toBe(403);
  expect((await owner.get('/remotes/environments')).status).toBe(403);
});
