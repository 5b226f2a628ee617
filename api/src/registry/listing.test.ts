import { buildRelease, publicationOf } from '../testing/local-builds';
import { publisherBy } from '../testing/publisher';
import { withApp } from '../testing/with-app';

const server = withApp();

const PLACE = '/remotes/mfe-cranes/environments/development';

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
