import type { RemoteHost } from './host';
import type { RemoteDescriptor } from './remote';
import { buildProblems, collisions, descriptorProblems, type BuildFacts } from './problems';

const descriptor = (given: Partial<RemoteDescriptor> = {}): RemoteDescriptor => ({
  name: 'mfe-example',
  owner: { team: 'Example', contact: 'example@siteledger.test' },
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  paths: ['/things'],
  routes: [route()],
  nav: [entry()],
  ...given,
});

const route = (given: Partial<RemoteDescriptor['routes'][number]> = {}): RemoteDescriptor['routes'][number] => ({
  path: '/things/list',
  title: 'Things',
  breadcrumb: 'List',
  permission: 'project.*',
  module: './routes',
  ...given,
});

const entry = (given: Partial<RemoteDescriptor['nav'][number]> = {}): RemoteDescriptor['nav'][number] => ({
  section: 'Things',
  order: 10,
  title: 'Things',
  icon: 'ProjectOutlined',
  path: '/things/list',
  permission: 'project.*',
  ...given,
});

const facts = (given: Partial<BuildFacts> = {}): BuildFacts => ({
  modules: ['./routes'],
  hasSlots: false,
  places: [],
  chunks: [],
  transferred: {},
  entry: 'remoteEntry.js',
  endpoints: [],
  tags: [],
  sharedEndpoints: [],
  sharedTags: [],
  slices: [],
  ...given,
});

const host: RemoteHost = {
  versions: { shell: '1.0.0', sharedLib: '1.0.0', api: '2.0.0' },
  permissions: ['project.*'],
  reservedPaths: ['/login'],
};

const problemsOf = (given: Partial<RemoteDescriptor>) => descriptorProblems(descriptor(given), 'mfe-example', host);

test('a sound remote has no problem', () => {
  expect(problemsOf({})).toEqual([]);
  expect(buildProblems(descriptor(), facts())).toEqual([]);
});

test('a route without a permission is refused', () => {
  expect(problemsOf({ routes: [route({ permission: undefined as never })] })).toEqual([
    'Route /things/list states no permission.',
  ]);
});

test('a screen for people who are not signed in is the shell’s alone', () => {
  const slots = [{ slot: 'project.details.tabs', id: 'things', title: 'Things', order: 1, permission: 'public' }];
  const asks = 'asks for "public", but only the shell has pages without a sign-in: ask for "authenticated".';

  expect(
    problemsOf({ routes: [route({ permission: 'public' })], nav: [entry({ permission: 'public' })], slots }),
  ).toEqual([`Route /things/list ${asks}`, `Menu entry "Things" ${asks}`, `Slot fill "things" ${asks}`]);
  expect(problemsOf({ routes: [route({ permission: 'authenticated' })] })).toEqual([]);
});

test('a permission that nobody can hold is refused', () => {
  expect(problemsOf({ nav: [entry({ permission: 'project.everything' })] })).toEqual([
    'Menu entry "Things" asks for "project.everything", which is no permission.',
  ]);
});

test('a menu entry leads to a declared route', () => {
  expect(problemsOf({ nav: [entry({ path: '/things' })] })).toEqual([
    'Menu entry "Things" leads to /things, which is not a route of this remote.',
  ]);
});

test('a redirect leads to a declared route', () => {
  const redirect = route({ path: '/things', module: undefined, redirect: '/elsewhere' });

  expect(problemsOf({ routes: [route(), redirect] })).toEqual([
    'Route /things redirects to /elsewhere, which is not a route of this remote.',
  ]);
});

test('a route has a screen or a redirect, not both and not neither', () => {
  const both = route({ redirect: '/things/list' });
  const neither = route({ module: undefined });

  for (const routes of [[both], [neither]]) {
    expect(problemsOf({ routes })).toEqual(['Route /things/list needs either a module or a redirect.']);
  }
});

test('a path or menu place is declared once', () => {
  expect(problemsOf({ routes: [route(), route()], nav: [entry(), entry()] })).toEqual([
    'Route /things/list is declared twice.',
    'The menu leads twice to /things/list.',
  ]);
});

test('paths are absolute and have a title and a breadcrumb', () => {
  const routes = [route({ path: 'things', title: '' })];

  expect(problemsOf({ routes, nav: [] })).toEqual([
    'Route things is outside the paths that the remote owns: /things.',
    'Route things does not start with "/".',
    'Route things needs a title and a breadcrumb.',
  ]);
});

test('the name is that of the folder', () => {
  expect(problemsOf({ name: 'mfe-other' })).toEqual([
    'The name "mfe-other" has to be that of its folder, mfe-example.',
  ]);
});

test('owner, ranges and at least one route are stated', () => {
  const bare = problemsOf({
    owner: { team: '', contact: '' },
    requires: { shell: 'any', sharedLib: '^1.0.0', api: '^2.0.0' },
    routes: [],
    nav: [],
  });

  expect(bare).toEqual([
    'The owner needs a team and a contact.',
    'requires.shell is not a version range: "any".',
    'It declares no route.',
  ]);
});

test('a declared module and a declared chunk exist', () => {
  const remote = descriptor({ routes: [route({ chunk: 'thing-list' })] });

  expect(buildProblems(remote, facts({ modules: [] }))).toEqual([
    'Module ./routes has to exist and to export "routes".',
    'Chunk "thing-list" is declared but no import() makes it.',
  ]);
});

test('endpoints, tags and the slice of shared-lib stay its own', () => {
  const taken = facts({
    endpoints: ['thingsList', 'thingsList', 'userDetails'],
    sharedEndpoints: ['userDetails'],
    tags: ['Project'],
    sharedTags: ['Project'],
    slices: ['api.ts'],
  });

  expect(buildProblems(descriptor(), taken)).toEqual([
    'api.ts calls createApi; endpoints are injected into the one slice of shared-lib.',
    'Endpoint thingsList is declared twice.',
    'Endpoint userDetails belongs to shared-lib.',
    'Tag Project belongs to shared-lib; use it without declaring it.',
  ]);
});

test('a remote that transfers more than its budget is refused', () => {
  const heavy = facts({ transferred: { 'remoteEntry.js': 20_000, 'a.js': 250_000, 'b.js': 190_000, 'c.js': 190_000 } });

  expect(buildProblems(descriptor(), heavy)).toEqual([
    'The entry transfers 20 KB; the budget is 15 KB.',
    'a.js transfers 250 KB; the budget is 200 KB.',
    'The whole remote transfers 650 KB; the budget is 600 KB.',
  ]);
});

test('two remotes with the same path, menu entry or endpoint collide', () => {
  const one = { ...descriptor(), endpoints: ['thingsList'] };
  const other = { ...descriptor({ name: 'mfe-other' }), endpoints: ['thingsList', 'otherList'] };

  expect(collisions([one, other])).toEqual([
    'Path /things belongs to more than one remote: mfe-example, mfe-other.',
    'Menu entry Things › Things belongs to more than one remote: mfe-example, mfe-other.',
    'Endpoint thingsList belongs to more than one remote: mfe-example, mfe-other.',
  ]);
  expect(collisions([one])).toEqual([]);
});

test('a slot fill has a place, a permission and a module that exports it', () => {
  const slots = [{ slot: 'project.details.tabs', id: 'things', title: '', order: 1, permission: '' }];

  expect(problemsOf({ slots: [...slots, ...slots] })).toEqual([
    'Slot fill "things" states no permission.',
    'Slot fill "things" needs a place, an id and a title.',
    'Slot fill "things" states no permission.',
    'Slot fill "things" needs a place, an id and a title.',
    'Slot fill project.details.tabs/things is declared twice.',
  ]);
  expect(buildProblems(descriptor({ slots }), facts())).toEqual([
    'It fills slots, but ./routes does not export "slots".',
  ]);
  expect(buildProblems(descriptor({ slots }), facts({ hasSlots: true }))).toEqual([]);
});

test('a place that is stated is drawn by a screen, and one that is drawn is stated', () => {
  const stated = descriptor({ places: [{ name: 'things.tabs', props: {} }] });

  expect(buildProblems(stated, facts({ places: ['things.tabs'] }))).toEqual([]);
  expect(buildProblems(stated, facts())).toEqual([
    "remote.ts: the place things.tabs is stated, but no screen draws it: call useSlot('things.tabs').",
  ]);
  expect(buildProblems(descriptor(), facts({ places: ['things.tabs'] }))).toEqual([
    'remote.ts: a screen draws the place things.tabs, which is not stated: add it to `places`.',
  ]);
});

test('a place without a proper name is refused with the descriptor', () => {
  expect(problemsOf({ places: [{ name: 'tabs', props: {} }] })).toEqual([
    'remote.ts: the place "tabs" needs a name of words with dots between: project.details.tabs.',
  ]);
});

test('a place belongs to one remote', () => {
  const offers = (name: string) => ({
    ...descriptor({ name, paths: [`/${name}`], nav: [], places: [{ name: 'things.tabs', props: {} }] }),
    endpoints: [],
  });

  expect(collisions([offers('mfe-example'), offers('mfe-other')])).toEqual([
    'Place things.tabs belongs to more than one remote: mfe-example, mfe-other.',
  ]);
});
