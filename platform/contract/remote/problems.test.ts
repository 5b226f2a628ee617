import type { RemoteHost } from './host';
import { type BuildFacts, problemsFoundByBuild, collisions, descriptorProblems } from './problems';
import type { RemoteDescriptor } from './remote';

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
  expect(problemsFoundByBuild(descriptor(), facts())).toEqual([]);
});

test('a route without a permission is refused', () => {
  expect(problemsOf({ routes: [route({ permission: undefined as never })] })).toEqual([
    'remote.ts: the route /things/list states no permission: ask for "authenticated", or for one that users hold.',
  ]);
});

test('a screen for people who are not signed in is the shell’s alone', () => {
  const slots = [{ slot: 'project.details.tabs', id: 'things', title: 'Things', order: 1, permission: 'public' }];
  const asks = 'asks for "public", but only the shell has pages without a sign-in: ask for "authenticated".';

  expect(
    problemsOf({ routes: [route({ permission: 'public' })], nav: [entry({ permission: 'public' })], slots }),
  ).toEqual([
    `remote.ts: the route /things/list ${asks}`,
    `remote.ts: the menu entry "Things" ${asks}`,
    `remote.ts: the fill "things" ${asks}`,
  ]);
  expect(problemsOf({ routes: [route({ permission: 'authenticated' })] })).toEqual([]);
});

test('a permission that nobody can hold is refused', () => {
  expect(problemsOf({ nav: [entry({ permission: 'project.everything' })] })).toEqual([
    'remote.ts: the menu entry "Things" asks for "project.everything", which is no permission: ask for one that users hold.',
  ]);
});

test('a menu entry leads to a declared route', () => {
  expect(problemsOf({ nav: [entry({ path: '/things' })] })).toEqual([
    'remote.ts: the menu entry "Things" leads to /things, which is not a route of this remote: lead to one that is.',
  ]);
});

test('a redirect leads to a declared route', () => {
  const redirect = route({ path: '/things', module: undefined, redirect: '/elsewhere' });

  expect(problemsOf({ routes: [route(), redirect] })).toEqual([
    'remote.ts: the route /things redirects to /elsewhere, which is not a route of this remote: lead to one that is.',
  ]);
});

test('a route has a screen or a redirect, not both and not neither', () => {
  const both = route({ redirect: '/things/new' });
  const neither = route({ module: undefined });

  for (const routes of [[both, route({ path: '/things/new' })], [neither]]) {
    expect(problemsOf({ routes })).toEqual([
      'remote.ts: the route /things/list needs either a screen or a redirect: give it one of them.',
    ]);
  }
});

test('a path or menu place is declared once', () => {
  expect(problemsOf({ routes: [route(), route()], nav: [entry(), entry()] })).toEqual([
    'remote.ts: the route /things/list is declared twice: leave one.',
    'remote.ts: the menu leads twice to /things/list: leave one entry.',
    'remote.ts: the menu entry Things › Things is declared twice: leave one.',
  ]);
});

test('paths are absolute and have a title and a breadcrumb', () => {
  const routes = [route({ path: 'things', title: '' })];

  expect(problemsOf({ routes, nav: [] })).toEqual([
    'remote.ts: the route things is outside the paths that the remote owns (/things): move it below one of them, or own its path.',
    'remote.ts: the route things does not start with "/": write /things.',
    'remote.ts: the route things needs a title and a breadcrumb: give it both.',
  ]);
});

test('the name is that of the folder', () => {
  expect(problemsOf({ name: 'mfe-other' })).toEqual([
    'remote.ts: the name "mfe-other" is not that of its folder, mfe-example: give both the same, "mfe-" and a word.',
  ]);
});

test('title where there is one, owner, ranges and at least one route are stated', () => {
  const bare = problemsOf({
    title: ' ',
    owner: { team: '', contact: '' },
    requires: { shell: 'any', sharedLib: '^1.0.0', api: '^2.0.0' },
    routes: [],
    nav: [],
  });

  expect(bare).toEqual([
    'remote.ts: its title is empty: write what people call it.',
    'remote.ts: the owner needs a team and a contact: state both.',
    'remote.ts: requires.shell is not a version range, "any": write one such as ^1.0.0.',
    'remote.ts: it declares no route: declare one at least.',
  ]);
});

test('a declared module and a declared chunk exist', () => {
  const remote = descriptor({ routes: [route({ chunk: 'thing-list' })] });

  expect(problemsFoundByBuild(remote, facts({ modules: [] }))).toEqual([
    'remote.ts: the module ./routes is missing or exports no `routes`: export what defineRemote returns.',
    'remote.ts: the chunk "thing-list" is declared, but no import() makes it: import it in `load`.',
  ]);
});

const inApi = (name: string) => ({ name, file: 'src/api.ts' });

test('endpoints, tags and the slice of shared-lib stay its own', () => {
  const taken = facts({
    endpoints: [inApi('thingsList'), { name: 'thingsList', file: 'src/list/list-api.ts' }, inApi('userDetails')],
    sharedEndpoints: ['userDetails'],
    tags: [inApi('Project')],
    sharedTags: ['Project'],
    slices: ['src/api.ts'],
  });

  expect(problemsFoundByBuild(descriptor(), taken)).toEqual([
    'src/api.ts: it calls createApi, but shared-lib has the one slice: inject the endpoints there.',
    'src/list/list-api.ts: the endpoint thingsList is declared twice: leave one.',
    'src/api.ts: the endpoint userDetails belongs to shared-lib: use that one, or rename this one.',
    'src/api.ts: the tag Project belongs to shared-lib: use it without declaring it.',
  ]);
});

test('a remote that transfers more than its budget is refused', () => {
  const heavy = facts({ transferred: { 'remoteEntry.js': 20_000, 'a.js': 250_000, 'b.js': 190_000, 'c.js': 190_000 } });

  expect(problemsFoundByBuild(descriptor(), heavy)).toEqual([
    'remoteEntry.js: it transfers 20000 bytes, over its budget of 15000: load parts of it later, or do without some.',
    'a.js: it transfers 250000 bytes, over its budget of 200000: load parts of it later, or do without some.',
    'remote.json: the release transfers 650000 bytes, over its budget of 600000: do without some.',
  ]);
});

test('two remotes with the same path, menu entry or endpoint collide', () => {
  const one = { ...descriptor(), endpoints: ['thingsList'] };
  const other = { ...descriptor({ name: 'mfe-other' }), endpoints: ['thingsList', 'otherList'] };

  expect(collisions([one, other])).toEqual([
    'remote.ts: the path /things belongs to more than one remote, mfe-example and mfe-other: leave it to one of them.',
    'remote.ts: the menu entry Things › Things belongs to more than one remote, mfe-example and mfe-other: leave it to one of them.',
    'remote.json: the endpoint thingsList belongs to more than one remote, mfe-example and mfe-other: leave it to one of them.',
  ]);
  expect(collisions([one])).toEqual([]);
});

test('a slot fill has a place, a permission and a module that exports it', () => {
  const slots = [{ slot: 'project.details.tabs', id: 'things', title: '', order: 1, permission: '' }];

  expect(problemsOf({ slots: [...slots, ...slots] })).toEqual([
    'remote.ts: the fill "things" states no permission: ask for "authenticated", or for one that users hold.',
    'remote.ts: the fill "things" needs a place, an id and a title: give it all of them.',
    'remote.ts: the fill "things" states no permission: ask for "authenticated", or for one that users hold.',
    'remote.ts: the fill "things" needs a place, an id and a title: give it all of them.',
    'remote.ts: the fill project.details.tabs/things is declared twice: leave one.',
  ]);
  expect(problemsFoundByBuild(descriptor({ slots }), facts())).toEqual([
    'remote.ts: it fills places, but exports no `slots`: export what defineRemote returns.',
  ]);
  expect(problemsFoundByBuild(descriptor({ slots }), facts({ hasSlots: true }))).toEqual([]);
});

test('a place that is stated is drawn by a screen, and one that is drawn is stated', () => {
  const stated = descriptor({ places: [{ name: 'things.tabs', props: {} }] });

  expect(problemsFoundByBuild(stated, facts({ places: ['things.tabs'] }))).toEqual([]);
  expect(problemsFoundByBuild(stated, facts())).toEqual([
    "remote.ts: the place things.tabs is stated, but no screen draws it: call useSlot('things.tabs').",
  ]);
  expect(problemsFoundByBuild(descriptor(), facts({ places: ['things.tabs'] }))).toEqual([
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
    'remote.ts: the place things.tabs belongs to more than one remote, mfe-example and mfe-other: leave it to one of them.',
  ]);
});
