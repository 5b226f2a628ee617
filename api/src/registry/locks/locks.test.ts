import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { type Client } from '../../testing/apps/client';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const api = withApp();

const PLACE = '/remotes/mfe-cranes/environments/development';
const UNTIL = '2026-07-31T18:00:00+08:00';

let team: Client;
let lim: Client;

const history = async () => (await lim.get(`${PLACE}/history`)).body.data;
const match = async () => ({ 'if-match': String((await history())[0].revision) });
const put = async (path: string, body: object) =>
  lim.put(`${PLACE}${path}`, { reason: 'Because', ...body }, await match());
const lock = (given: object = {}) => put('/lock', { until: UNTIL, reason: 'Year end', ...given });
const select = (release: string) => team.post(`${PLACE}/selection`, { release, reason: 'Merged' });

/** Development where cranes run 1.0.0. */
beforeEach(async () => {
  team = await publisherBy(api.app, await api.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  for (const version of ['1.0.0', '1.1.0'])
    await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
  lim = await api.as('ADMIN', { name: 'Lim' });
  await lim.put(PLACE, { enabled: true, release: '1.0.0', reason: 'First' });
});

test('no publish token selects another release of a locked remote, and reads who locked it and why', async () => {
  expect(await lock()).toMatchObject({
    status: 200,
    body: { data: { release: '1.0.0', lock: { until: '2026-07-31T10:00:00.000Z', by: 'Lim', reason: 'Year end' } } },
  });

  expect(await select('1.1.0')).toMatchObject({
    status: 422,
    body: {
      errors: {
        release: ['An admin selects it, or lifts the lock. Locked until 31-Jul-2026, 18:00 by Lim: Year end'],
      },
    },
  });
  expect((await select('1.0.0')).status).toBe(200);
  expect((await history())[0]).toMatchObject({ release: '1.0.0' });
});

test('a person goes past the lock, which stays until somebody lifts it', async () => {
  await lock();
  expect((await put('', { enabled: true, release: '1.1.0' })).body.data).toMatchObject({
    release: '1.1.0',
    lock: { by: 'Lim' },
  });
  expect((await select('1.0.0')).status).toBe(422);

  expect((await lock({ until: null, reason: 'Closed' })).body.data).toMatchObject({ release: '1.1.0', lock: null });
  expect((await select('1.0.0')).status).toBe(200);
  const trail = await api.db.selectFrom('audit_log').select(['action', 'user_name']).orderBy('id').execute();
  expect(trail.filter(({ action }) => action.endsWith('lock'))).toEqual([
    { action: 'remote.lock', user_name: 'Lim' },
    { action: 'remote.unlock', user_name: 'Lim' },
  ]);
});

test('a lock outlives a roll-back to a state from before it, and holds until its moment', async () => {
  const [first] = await history();
  await put('', { enabled: true, release: '1.1.0' });
  await lock();
  const back = await lim.post(`${PLACE}/rollback`, { revision: first.revision, reason: 'It falls' }, await match());
  expect(back.body.data).toMatchObject({ release: '1.0.0', lock: { by: 'Lim' } });

  api.setTime('2026-07-31T10:00:01.000Z');
  expect((await select('1.1.0')).body).toMatchObject({ errors: { release: [expect.stringContaining('went back')] } });
});

test.each([
  ['a moment that is over', { until: '2026-01-31T18:00:00+08:00' }, 'Until must be in the future.'],
  ['more than a year', { until: '2027-12-31T18:00:00+08:00' }, 'Until must be within 366 days.'],
  ['no moment', { until: 'Friday' }, 'Until must be a date and time with its zone.'],
])('refuses %s', async (_, given, message) => {
  expect(await lock(given)).toMatchObject({ status: 422, body: { errors: { until: [message] } } });
  expect(await history()).toHaveLength(1);
});

test('refuses to lock what was changed meanwhile, and what was never set', async () => {
  const body = { until: UNTIL, reason: 'Year end' };

  expect((await lim.put(`${PLACE}/lock`, body, { 'if-match': '9999' })).status).toBe(409);
  expect((await lim.put('/remotes/mfe-cranes/environments/production/lock', body)).status).not.toBe(200);
});
