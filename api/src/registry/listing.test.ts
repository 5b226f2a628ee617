import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { publisherBy } from '../testing/remotes/publisher';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const PLACE = '/remotes/mfe-cranes/environments/development';
const OWNER = { team: 'Finance', contact: 'finance@example.test' };

test('tells strangers which team answers for a remote, and only signed-in users whom to write to', async () => {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  for (const version of ['1.0.0', '1.1.0'])
    await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
  const admin = await server.as('ADMIN');
  await admin.put(PLACE, { enabled: true, release: '1.0.0', reason: 'Because' });
  await admin.post(`${PLACE}/releases/1.0.0/good`, { reason: 'Tried' });
  await admin.put(PLACE, { enabled: true, release: '1.1.0', reason: 'Because' }, { 'if-match': '1' });

  const known = await (await server.as('PROJECT_MANAGER')).get('/remotes');
  const stranger = await server.anonymous.get('/remotes');

  const [remote] = known.body.data.remotes;
  expect([remote.fallback.descriptor.owner, remote.descriptor.owner]).toEqual([OWNER, OWNER]);
  expect(JSON.stringify(stranger.body)).not.toContain(OWNER.contact);
  expect(stranger.body.data.remotes[0].descriptor.owner).toEqual({ ...OWNER, contact: null });
});

test('names who switched a remote off to signed-in users only', async () => {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version: '1.0.0' })));
  const admin = await server.as('ADMIN', { name: 'Lim' });
  const setting = { enabled: true, release: '1.0.0', reason: 'Because' };
  await admin.put(PLACE, setting);
  await admin.put(PLACE, { ...setting, enabled: false, message: 'Month end' }, { 'if-match': '1' });

  const known = await (await server.as('PROJECT_MANAGER')).get('/remotes');
  const stranger = await server.anonymous.get('/remotes');
  const ended = await server.anonymous.get('/remotes', { authorization: `Bearer ${'x'.repeat(43)}` });

  const [paused] = known.body.data.paused;
  expect(paused).toMatchObject({ changed_by: 'Lim', message: 'Month end' });
  expect(stranger.body.data.paused).toEqual([{ ...paused, changed_by: null }]);
  expect(ended.body.data.paused).toEqual([{ ...paused, changed_by: null }]);
});
