import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const server = withApp({ environment: 'production' });

const PLACE = '/remotes/mfe-cranes/environments/production';
const POLICY = '/remotes/policies/production';

/** Production runs 1.0.0; 1.1.0 and 1.2.0 were published with a token issued by Aisyah. */
async function production() {
  const aisyah = await server.as('SUPER_ADMIN', { name: 'Aisyah' });
  const train = await publisherBy(server.app, aisyah, {
    name: 'Cranes train',
    remotes: ['mfe-cranes'],
    environments: ['production'],
  });
  for (const version of ['1.0.0', '1.1.0', '1.2.0'])
    await train.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
  const first = await set(aisyah, { release: '1.0.0' });
  expect(first.status).toBe(200);
  return {
    ...{ aisyah, train },
    lim: await server.as('ADMIN', { name: 'Lim' }),
    siti: await server.as('ADMIN', { name: 'Siti' }),
  };
}

async function set(api: Client, change: object) {
  const { body } = await api.get('/remotes/environments');
  const present = body.data.remotes[0]?.settings.production;
  const match: Record<string, string> = present ? { 'if-match': String(present.revision) } : {};
  return api.put(PLACE, { enabled: true, release: present?.release, reason: 'Because', ...change }, match);
}

const running = async () => (await server.anonymous.get('/remotes')).body.data.remotes[0]?.version;
const confirm = (api: Client, { uuid }: { uuid: string }) => api.post(`${PLACE}/requests/${uuid}/confirmation`);
const decline = (api: Client, { uuid }: { uuid: string }) => api.post(`${PLACE}/requests/${uuid}/refusal`);

test('a release that nobody has had in production waits until a second person confirms it', async () => {
  const { lim, siti } = await production();
  const impactOf = async (change: object) => (await lim.post(`${PLACE}/impact`, change)).body.data;

  expect(await impactOf({ enabled: true, release: '1.1.0' })).toMatchObject({ needs_second_person: true });
  expect(await impactOf({ enabled: false, release: '1.1.0' })).toMatchObject({ needs_second_person: false });
  const asked = await set(lim, { release: '1.1.0', reason: 'New tables' });

  expect([asked.status, asked.body.data]).toMatchObject([
    202,
    {
      releases: ['1.1.0'],
      requested_by: 'Lim',
      setting: { release: '1.1.0', reason: 'New tables' },
      not_by_caller: 'You asked for this release: someone else has to confirm it.',
    },
  ]);
  expect(await running()).toBe('1.0.0');
  const [row] = (await siti.get('/remotes/environments')).body.data.remotes;
  expect(row.requests).toMatchObject([{ uuid: asked.body.data.uuid, environment: 'production', not_by_caller: null }]);

  const confirmed = await confirm(siti, asked.body.data);

  expect([confirmed.status, confirmed.body.data]).toMatchObject([
    200,
    { release: '1.1.0', reason: 'New tables', changed_by: 'Lim, confirmed by Siti' },
  ]);
  expect(await running()).toBe('1.1.0');
  expect((await siti.get('/remotes/environments')).body.data.remotes[0].requests).toEqual([]);
});

test('neither who asked nor who issued the token confirms', async () => {
  const { aisyah, lim, train, siti } = await production();
  const asked = (await set(lim, { release: '1.1.0' })).body.data;

  const own = await confirm(lim, asked);
  const publishers = await confirm(aisyah, asked);

  expect([own.status, own.body.message]).toEqual([403, 'You asked for this release: someone else has to confirm it.']);
  expect([publishers.status, publishers.body.message]).toEqual([
    403,
    'You issued the token that published this release: someone else has to confirm it.',
  ]);
  expect(await running()).toBe('1.0.0');

  await decline(lim, asked);
  const byTrain = await train.post(`${PLACE}/selection`, { release: '1.2.0', reason: 'Release 1.2.0' });
  expect([byTrain.status, byTrain.body.data.requested_by]).toEqual([202, 'Publish token “Cranes train”']);
  expect((await confirm(aisyah, byTrain.body.data)).status).toBe(403);
  expect((await confirm(siti, byTrain.body.data)).status).toBe(200);
  expect(await running()).toBe('1.2.0');
});

test('an admin reaches no Super Admin with a release of their own', async () => {
  const { lim } = await production();
  const own = publicationOf(buildRelease('mfe-cranes', { version: '6.6.6', code: 'var cranes = 1; /* mine */' }));

  expect(
    (
      await lim.post('/remotes/tokens', {
        name: 'Mine',
        remotes: ['mfe-cranes'],
        environments: ['production'],
        ends_on: '2026-12-31',
      })
    ).status,
  ).toBe(403);
  expect((await lim.post('/remotes/mfe-cranes/releases', own)).status).toBe(403);
  const aimed = await set(lim, { rollout: { release: '1.1.0', percent: 0, roles: [1] } });
  expect(aimed.status).toBe(202);
  expect((await confirm(lim, aimed.body.data)).status).toBe(403);
  expect((await set(lim, { release: '1.1.0', enabled: false })).status).toBe(200);
  expect((await set(lim, { release: '1.1.0', enabled: true })).status).toBe(409);
});

test.each([
  ['switching off', { enabled: false }],
  ['a rollout that reaches nobody yet', { rollout: { release: '1.1.0', percent: 0, roles: [] } }],
])('%s needs nobody else', async (_, change) => {
  const { lim } = await production();

  expect((await set(lim, change)).status).toBe(200);
});

test('going back to a release that ran here needs nobody else, nor does giving it to more users', async () => {
  const { lim, siti } = await production();
  await confirm(siti, (await set(lim, { rollout: { release: '1.1.0', percent: 10, roles: [] } })).body.data);

  expect((await set(lim, { rollout: { release: '1.1.0', percent: 50, roles: [] } })).status).toBe(200);
  expect((await set(lim, { release: '1.1.0' })).status).toBe(200);
  expect((await set(lim, { release: '1.0.0' })).status).toBe(200);
  const history = (await lim.get(`${PLACE}/history`)).body.data;
  const back = await lim.post(
    `${PLACE}/rollback`,
    { revision: history[1].revision, reason: 'Better' },
    { 'if-match': String(history[0].revision) },
  );
  expect([back.status, await running()]).toEqual([200, '1.1.0']);
});

test('a request ends when something else changed first, or somebody has decided it', async () => {
  const { lim, siti } = await production();
  const asked = (await set(lim, { release: '1.1.0' })).body.data;
  const second = await set(siti, { release: '1.2.0' });
  expect([second.status, second.body.data.err_msg]).toEqual([
    409,
    'A release already waits to be confirmed: asked for by Lim at 01-Jul-2026, 10:00.',
  ]);

  await set(siti, { enabled: false });
  const stale = await confirm(siti, asked);

  expect([stale.status, stale.body.data.err_msg]).toEqual([
    409,
    expect.stringMatching(/^Changed by Siti at .* Decline this request and ask again\.$/),
  ]);
  expect((await decline(siti, asked)).body).toEqual({ message: 'Request for mfe-cranes declined.' });
  const again = await confirm(siti, asked);
  expect([again.status, again.body.data.err_msg]).toEqual([
    409,
    'The request was declined by Siti at 01-Jul-2026, 10:00.',
  ]);
});

test('of two who confirm at once one does', async () => {
  const { lim, siti } = await production();
  const chong = await server.as('ADMIN', { name: 'Chong' });
  const asked = (await set(lim, { release: '1.1.0' })).body.data;

  const replies = await Promise.all([siti, chong].map((person) => confirm(person, asked)));

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a Super Admin, and no admin, says whether a second person is required, and the trail has it', async () => {
  const { aisyah, lim } = await production();

  expect((await lim.put(POLICY, { needs_second_person: false })).status).toBe(403);
  expect((await set(lim, { release: '1.1.0' })).status).toBe(202);
  const off = await aisyah.put(POLICY, { needs_second_person: false });
  expect(off.body.data).toEqual({ needs_second_person: false });
  expect((await set(lim, { release: '1.2.0' })).status).toBe(200);

  const on = await aisyah.put(POLICY, { needs_second_person: true });
  expect(on.body.data).toEqual({ needs_second_person: true });
  const trail = server.db.selectFrom('audit_log').select(['user_name', 'after']);
  expect(await trail.where('action', '=', 'release-policy.change').orderBy('id').execute()).toEqual(
    [false, true].map((needs_second_person) => ({
      user_name: 'Aisyah',
      after: { environment: 'production', needs_second_person },
    })),
  );
});
