import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

const PLACE = '/remotes/mfe-cranes/environments/development';

/** An admin in an environment that runs the newest of these releases. */
async function adminWithReleases(versions: readonly string[] = ['1.0.0', '1.1.0']) {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  const nav = [
    { section: 'Site', order: 1, title: 'Cranes', icon: 'ToolOutlined', path: '/cranes', permission: 'project.*' },
  ];
  for (const version of versions)
    await team.post(
      '/remotes/mfe-cranes/releases',
      publicationOf(buildRelease('mfe-cranes', { title: 'Crane hire', version, nav })),
    );
  const admin = await server.as('ADMIN');
  await admin.put(PLACE, { enabled: true, release: versions.at(-1), reason: 'Because' });
  return admin;
}

test('shows all remotes in all environments, with their health', async () => {
  const admin = await adminWithReleases();
  const event = (kind: string, value?: number) => ({ remote: 'mfe-cranes', version: '1.1.0', kind, value });
  const screen = 'mfe-cranes:/cranes';
  await admin.post('/remotes/events', {
    events: [
      { ...event('load'), screen },
      { ...event('render'), part: 'render', screen },
      { ...event('network'), part: 'entry' },
      event('LCP', 900),
    ],
  });

  const { body } = await admin.get('/remotes/environments');

  expect(body.data).toMatchObject({
    environment: 'development',
    environments: [{ environment: 'development' }, { environment: 'staging' }, { environment: 'production' }],
    remotes: [
      {
        name: 'mfe-cranes',
        title: 'Crane hire',
        titles: ['Cranes'],
        owner: { team: 'Finance' },
        releases: [
          {
            version: '1.1.0',
            health: {
              screens: [
                { screen, title: 'Cranes', loads: 1, failures: [{ part: 'render', kind: 'render', count: 1 }] },
                { screen: null, title: null, loads: 0, failures: [{ part: 'entry', kind: 'network', count: 1 }] },
              ],
              vitals: { LCP: 900 },
            },
          },
          { version: '1.0.0', health: { screens: [], vitals: {} } },
        ],
        settings: { development: { release: '1.1.0' } },
      },
    ],
  });
});

test('keeps no report of a release that does not exist, and no kind, part or screen that cannot be', async () => {
  const admin = await adminWithReleases();
  const report = (event: object) => admin.post('/remotes/events', { events: [event] });

  const unknown = await report({ remote: 'mfe-cranes', version: '9.9.9', kind: 'load' });
  const odd = await report({ remote: 'mfe-cranes', version: '1.0.0', kind: 'mining' });

  const part = await report({ remote: 'mfe-cranes', version: '1.0.0', kind: 'render', part: 'roof' });
  const screen = await report({ remote: 'mfe-cranes', version: '1.0.0', kind: 'load', screen: 'the crane screen' });

  expect([unknown.status, odd.status, part.status, screen.status]).toEqual([200, 422, 422, 422]);
  expect(await server.db.selectFrom('registry.remote_events').selectAll().execute()).toEqual([]);
});

test('keeps no report of a screen that the release does not have, of a place on any screen that runs here', async () => {
  const admin = await adminWithReleases();
  const seen = { remote: 'mfe-cranes', version: '1.1.0', kind: 'network' };

  const { status } = await admin.post('/remotes/events', {
    events: [
      { ...seen, part: 'chunk', screen: 'mfe-cranes:/invented' },
      { ...seen, part: 'chunk', screen: 'mfe-towers:/cranes' },
      { ...seen, part: 'place', screen: 'mfe-towers:/towers' },
      { ...seen, part: 'place', screen: 'mfe-cranes:/cranes' },
      { ...seen, part: 'chunk', screen: 'mfe-cranes:/cranes' },
    ],
  });

  const kept = await server.db
    .selectFrom('registry.remote_events')
    .select(['part', 'screen'])
    .orderBy('part')
    .execute();
  expect(status).toBe(200);
  expect(kept).toEqual([
    { part: 'chunk', screen: 'mfe-cranes:/cranes' },
    { part: 'place', screen: 'mfe-cranes:/cranes' },
  ]);
});
