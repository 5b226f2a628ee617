import { type RemoteMatrix } from '@siteledger/platform/contract';
import { publicationOf } from '@siteledger/platform/testing/releases';
import {
  arrange,
  CRANES,
  cranes,
  lifts,
  listed,
  named,
  placesOf,
  shownIn,
  siteWithTabs,
  tabs,
  TABS,
} from '../../testing/remotes/arranged-places';
import { publisherBy } from '../../testing/remotes/publisher';
import { withApp } from '../../testing/apps/with-app';

const server = withApp();

test('lists the places of a remote with what others put there, in the order that they state', async () => {
  const { admin, revision } = await siteWithTabs(server);

  expect(await placesOf(admin)).toEqual({
    revision,
    places: [
      {
        place: TABS,
        is_arranged: false,
        fills: [
          { ...named('hire'), title: 'Title of hire', order: 10, is_running: true },
          { ...named('test'), title: 'Title of test', order: 20, is_running: true },
        ],
      },
      { place: 'crane.panel', is_arranged: false, fills: [] },
    ],
  });
  expect(await listed(server.anonymous)).not.toHaveProperty('places');
  const { remotes } = (await admin.get('/remotes/environments')).body.data as RemoteMatrix;
  expect(remotes.map(({ releases: [release] }) => release?.places)).toEqual([[TABS, 'crane.panel'], []]);
});

test('orders fills and switches them off, with who, when and why, and browsers are told', async () => {
  const { admin, revision } = await siteWithTabs(server);
  const before = (await server.anonymous.get('/remotes')).headers.etag;

  const { status, body } = await arrange(admin, revision, tabs(named('test'), named('hire', false)));

  const places = [tabs(named('test'), named('hire', false))];
  expect([status, body.data]).toMatchObject([
    200,
    { enabled: true, release: '1.0.0', places, reason: 'Tests first', changed_by: 'Lim' },
  ]);
  expect(body.data.revision).toBeGreaterThan(revision);
  expect(await listed(server.anonymous)).toMatchObject({ places });
  expect((await server.anonymous.get('/remotes')).headers.etag).not.toBe(before);
  expect(await shownIn(admin)).toEqual(['test', 'hire off']);
  const [entry] = (await admin.get(`${CRANES}/history`)).body.data;
  expect(entry).toMatchObject({ places, reason: 'Tests first', changed_by: 'Lim' });
  const audited = await server.db
    .selectFrom('audit_log')
    .select(['action', 'user_name', 'after'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(audited).toMatchObject({ action: 'remote.arrange', user_name: 'Lim', after: { places } });
});

test('saving without a change makes no revision', async () => {
  const { admin, revision } = await siteWithTabs(server);
  const first = await arrange(admin, revision, tabs(named('test'), named('hire', false)));

  const again = await arrange(admin, first.body.data.revision, tabs(named('test'), named('hire', false)));

  expect([again.status, again.body.data.revision]).toEqual([200, first.body.data.revision]);
});

test('browsers read nothing of a place that the release does not offer', async () => {
  const { admin, revision, run } = await siteWithTabs(server);
  const { body } = await arrange(admin, revision, tabs(named('test'), named('hire', false)));

  await run(cranes('1.1.0', 'crane.panel'), {}, body.data.revision);

  expect(await listed(server.anonymous)).toMatchObject({ version: '1.1.0' });
  expect(await listed(server.anonymous)).not.toHaveProperty('places');
});

test('says of a fill whose remote is off that it does not run', async () => {
  const { admin, ofLifts, run } = await siteWithTabs(server);

  await run(lifts('1.0.0'), { enabled: false }, ofLifts);

  expect((await placesOf(admin)).places[0].fills).toMatchObject([{ is_running: false }, { is_running: false }]);
});

test.each([
  [
    'a place that the remote does not have',
    [{ place: 'crane.list', fills: [] }],
    'mfe-cranes has no place crane.list here: arrange one of crane.tabs, crane.panel.',
  ],
  ['a place twice', [tabs(), tabs()], 'The place crane.tabs is named twice: leave one.'],
  [
    'a fill that nothing here has',
    [tabs(named('rope'))],
    'Nothing that runs here puts “rope” of mfe-lifts into crane.tabs: leave it out.',
  ],
  [
    'a fill of another place',
    [{ place: 'crane.panel', fills: [named('hire')] }],
    'Nothing that runs here puts “hire” of mfe-lifts into crane.panel: leave it out.',
  ],
  [
    'a fill twice',
    [tabs(named('hire'), named('hire'))],
    '“hire” of mfe-lifts is named twice in crane.tabs: leave one.',
  ],
])('refuses %s, and changes nothing', async (_, places, message) => {
  const { admin, revision } = await siteWithTabs(server);

  const { status, body } = await arrange(admin, revision, ...places);

  expect([status, body.errors]).toEqual([422, { places: [message] }]);
  expect((await placesOf(admin)).revision).toBe(revision);
});

test('asks for a reason, and for what each fill is', async () => {
  const { admin, revision } = await siteWithTabs(server);

  const { body } = await admin.put(
    `${CRANES}/places`,
    { places: [tabs({ remote: 'mfe-lifts', id: 'hire' })] },
    { 'if-match': String(revision) },
  );

  expect(body.errors).toEqual({
    'places[0].fills[0].on': ['On is required.'],
    reason: ['Reason is required.'],
  });
});

test('a change that is based on an older revision is refused, and says who was quicker', async () => {
  const { admin, revision } = await siteWithTabs(server);
  await arrange(admin, revision, tabs(named('test'), named('hire')));

  const stale = await arrange(admin, revision, tabs(named('hire', false)));
  const blind = await arrange(admin, undefined, tabs(named('hire', false)));

  expect(stale.status).toBe(409);
  expect(stale.body.data.err_msg).toMatch(/^Changed by Lim at /);
  expect(blind.body.errors).toEqual({ 'If-Match': ['If-Match is required.'] });
  expect(await shownIn(admin)).toEqual(['test', 'hire']);
});

test('a remote that was never set there has nothing to arrange', async () => {
  const team = await publisherBy(server.app, await server.as('SUPER_ADMIN'), { remotes: ['mfe-cranes'] });
  await team.post('/remotes/mfe-cranes/releases', publicationOf(cranes('1.0.0', TABS)));
  const admin = await server.as('ADMIN');

  const { status, body } = await arrange(admin, undefined, tabs());

  expect([status, body.data.err_msg]).toEqual([
    409,
    'mfe-cranes was never set in development: select a release first.',
  ]);
  expect(await placesOf(admin)).toEqual({ revision: null, places: [] });
});
