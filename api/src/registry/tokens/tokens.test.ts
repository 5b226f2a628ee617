import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const RELEASES = '/remotes/mfe-cranes/releases';
const SELECTION = '/remotes/mfe-cranes/environments/development/selection';
const cranes = (version = '1.1.0') => publicationOf(buildRelease('mfe-cranes', { version }));

const given = { name: 'Cranes train', remotes: ['mfe-cranes'], environments: ['development'], ends_on: '2026-12-31' };

const refusalOf = async (reply: Promise<Awaited<ReturnType<Client['post']>>>) => {
  const { status, body } = await reply;
  return [status, body.message];
};

test('lets no person publish, not even a Super Admin', async () => {
  const words = 'Publish with a publish token: a Super Admin issues one under Remotes.';
  for (const role of ['SUPER_ADMIN', 'ADMIN', 'BUSINESS_OWNER'] as const) {
    const person = await server.as(role);
    expect(await refusalOf(person.post(RELEASES, cranes()))).toEqual([403, words]);
    expect(await refusalOf(person.post(SELECTION, { release: '1.1.0', reason: 'Now' }))).toEqual([403, words]);
  }
  expect(await refusalOf(server.anonymous.post(RELEASES, cranes()))).toEqual([403, words]);
});

test('issues tokens for a Super Admin alone, and shows each once', async () => {
  const admin = await server.as('ADMIN');
  const superAdmin = await server.as('SUPER_ADMIN', { name: 'Aisyah' });

  expect((await admin.post('/remotes/tokens', given)).status).toBe(403);
  expect((await admin.get('/remotes/tokens')).status).toBe(403);
  const { status, body, headers } = await superAdmin.post('/remotes/tokens', given);

  expect([status, headers['cache-control']]).toEqual([201, 'no-store']);
  expect(body.data).toMatchObject({ ...given, issued_by: 'Aisyah', last_used_at: null, revoked: null });
  expect(body.data.token).toMatch(/^slpt_[\w-]{43}$/);
  const listed = await superAdmin.get('/remotes/tokens');
  expect(listed.body.data).toMatchObject([given]);
  expect(JSON.stringify([listed.body, (await superAdmin.get('/audit')).body])).not.toContain(body.data.token);
});

test.each([
  [{ ends_on: '2026-06-30' }, { ends_on: ['End date must not be in the past.'] }],
  [{ ends_on: '2027-07-03' }, { ends_on: ['End date must be within 366 days.'] }],
  [{ remotes: [] }, { remotes: ['Remotes is required.'] }],
  [{ remotes: ['Cranes'] }, { 'remotes[0]': ['Cranes is not the name of a remote, such as mfe-cranes.'] }],
  [{ environments: ['test'] }, { 'environments[0]': ['Environment must be one of development, staging, production.'] }],
  [{ name: 'CRANES TRAIN' }, { name: ['Name is already taken.'] }],
])('refuses to issue a token with %j', async (change, errors) => {
  const superAdmin = await server.as('SUPER_ADMIN');
  await superAdmin.post('/remotes/tokens', given);

  const { status, body } = await superAdmin.post('/remotes/tokens', { ...given, name: 'Another', ...change });

  expect([status, body.errors]).toEqual([422, errors]);
});

test('publishes and selects in the name of the token', async () => {
  const superAdmin = await server.as('SUPER_ADMIN');
  const train = await publisherBy(server.app, superAdmin, { ...given });

  expect((await train.post(RELEASES, cranes())).status).toBe(201);
  const { status, body } = await train.post(SELECTION, { release: '1.1.0', reason: 'First' });

  expect([status, body.data]).toMatchObject([200, { release: '1.1.0', changed_by: 'Publish token “Cranes train”' }]);
  expect((await server.anonymous.get('/remotes')).body.data.remotes).toMatchObject([{ version: '1.1.0' }]);
  expect((await superAdmin.get('/remotes/tokens')).body.data[0].last_used_at).toBe('2026-07-01T02:00:00.000Z');
  const { body: audit } = await superAdmin.get('/audit?entity=remote');
  expect(audit.data.map((row: { action: string; user: { name: string } }) => [row.action, row.user.name])).toEqual([
    ['remote.change', 'Publish token “Cranes train”'],
    ['remote.publish', 'Publish token “Cranes train”'],
  ]);
});

test('gives a share of the users a release and keeps the rest of the setting', async () => {
  const superAdmin = await server.as('SUPER_ADMIN');
  const train = await publisherBy(server.app, superAdmin, { ...given });
  for (const version of ['1.1.0', '1.2.0']) await train.post(RELEASES, cranes(version));
  await train.post(SELECTION, { release: '1.1.0', reason: 'First' });

  const share = await train.post(SELECTION, { release: '1.2.0', percent: 10, reason: 'A tenth' });
  const everybody = await train.post(SELECTION, { release: '1.2.0', reason: 'Everybody' });
  const again = await train.post(SELECTION, { release: '1.2.0', reason: 'Everybody' });

  expect(share.body.data).toMatchObject({
    release: '1.1.0',
    rollout: { release: '1.2.0', percent: 10, roles: [] },
    enabled: true,
  });
  expect(everybody.body.data).toMatchObject({ release: '1.2.0', rollout: null });
  expect(again.body.data).toEqual(everybody.body.data);
});

test('does not switch on a remote that an admin has switched off', async () => {
  const superAdmin = await server.as('SUPER_ADMIN');
  const train = await publisherBy(server.app, superAdmin, { ...given });
  for (const version of ['1.1.0', '1.2.0']) await train.post(RELEASES, cranes(version));
  const { body } = await train.post(SELECTION, { release: '1.1.0', reason: 'First' });
  await superAdmin.put(
    '/remotes/mfe-cranes/environments/development',
    { enabled: false, release: '1.1.0', message: 'Month end', reason: 'Month end' },
    { 'if-match': String(body.data.revision) },
  );

  const { body: after } = await train.post(SELECTION, { release: '1.2.0', reason: 'Next' });

  expect(after.data).toMatchObject({ enabled: false, message: 'Month end', release: '1.2.0' });
});

test('says what a token lacks, and changes nothing', async () => {
  const superAdmin = await server.as('SUPER_ADMIN', { name: 'Aisyah' });
  const train = await publisherBy(server.app, superAdmin, { ...given });
  const hoists = publicationOf(buildRelease('mfe-hoists', { version: '1.0.0' }));
  const production = SELECTION.replace('development', 'production');

  expect(await refusalOf(train.post('/remotes/mfe-hoists/releases', hoists))).toEqual([
    403,
    'The publish token “Cranes train” is for mfe-cranes, not for mfe-hoists.',
  ]);
  await train.post(RELEASES, cranes());
  expect(await refusalOf(train.post(production, { release: '1.1.0', reason: 'Now' }))).toEqual([
    403,
    'The publish token “Cranes train” is for development, not for production.',
  ]);

  const [{ uuid }] = (await superAdmin.get('/remotes/tokens')).body.data;
  const revoked = await superAdmin.post(`/remotes/tokens/${uuid}/revocation`);
  const again = await superAdmin.post(`/remotes/tokens/${uuid}/revocation`);
  expect([revoked.status, again.status, again.body.data.err_msg]).toEqual([
    200,
    409,
    'The publish token is revoked already.',
  ]);
  expect(await refusalOf(train.post(RELEASES, cranes('1.2.0')))).toEqual([
    403,
    'The publish token “Cranes train” was revoked by Aisyah.',
  ]);

  const late = await publisherBy(server.app, superAdmin, { ...given, name: 'Late train', ends_on: '2026-07-01' });
  server.setTime('2026-07-02');
  expect(await refusalOf(late.post(RELEASES, cranes('1.2.0')))).toEqual([
    403,
    'The publish token “Late train” expired on 2026-07-01.',
  ]);
  const unknown = { authorization: `Bearer slpt_${'x'.repeat(43)}` };
  expect(await refusalOf(server.anonymous.post(RELEASES, cranes('1.2.0'), unknown))).toEqual([
    403,
    'The publish token is not known here.',
  ]);
  expect((await superAdmin.get('/remotes/environments')).body.data.remotes).toMatchObject([
    { name: 'mfe-cranes', releases: [{ version: '1.1.0' }], settings: {} },
  ]);
});

test('tells whoever has a token what it may do, and no ids', async () => {
  const superAdmin = await server.as('SUPER_ADMIN', { name: 'Aisyah' });
  const train = await publisherBy(server.app, superAdmin, { ...given });

  const { status, body } = await train.get('/remotes/token');
  const own = { ...given, issued_by: 'Aisyah', issued_at: '2026-07-01T02:00:00.000Z', last_used_at: null };
  expect([status, body]).toEqual([200, { data: own }]);
  server.setTime('2026-07-02');
  expect((await train.get('/remotes/token')).body.data.last_used_at).toBe('2026-07-01T02:00:00.000Z');

  const [{ uuid }] = (await superAdmin.get('/remotes/tokens')).body.data;
  await superAdmin.post(`/remotes/tokens/${uuid}/revocation`);
  expect(await refusalOf(train.get('/remotes/token'))).toEqual([
    403,
    'The publish token “Cranes train” was revoked by Aisyah.',
  ]);
  expect((await superAdmin.get('/remotes/token')).status).toBe(403);
});

test('opens nothing else with a publish token', async () => {
  const train = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { ...given });

  for (const path of ['/remotes/environments', '/remotes/tokens', '/user/details', '/projects'])
    expect((await train.get(path)).status).toBe(418);
});

test.each([RELEASES, SELECTION])(
  'answers a body of the wrong kind sent to %s with the fields that are wrong',
  async (path) => {
    const train = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { ...given });

    for (const body of [[], 'text', null, { release: [] }, { balance_of_my_own: 1 }])
      expect((await train.post(path, body)).status).toBe(422);
  },
);

describe('a token works only while its issuer may issue some', () => {
  const words =
    'The publish token “Cranes train” was issued by Aisyah, who may not issue any now: another Super Admin issues one.';

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['is no Super Admin any more', (id) => server.db.deleteFrom('user_roles').where('user_id', '=', id).execute()],
    ['has left', async (id) => (await server.as('SUPER_ADMIN')).delete(`/users/${id}`)],
  ])('not when the issuer %s', async (_, end) => {
    const aisyah = await server.as('SUPER_ADMIN', { name: 'Aisyah' });
    const train = await publisherBy(server.app, aisyah, { ...given });
    expect((await train.post(RELEASES, cranes())).status).toBe(201);

    await end(aisyah.user.id);

    expect(await refusalOf(train.post(RELEASES, cranes('1.2.0')))).toEqual([403, words]);
    expect(await refusalOf(train.post(SELECTION, { release: '1.1.0', reason: 'Now' }))).toEqual([403, words]);
    expect(await refusalOf(train.get('/remotes/token'))).toEqual([403, words]);
  });
});
