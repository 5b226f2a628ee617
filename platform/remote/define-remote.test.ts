import type { RouteObject } from 'react-router';
import { around, redirect, screen } from './declarations';
import { defineRemote } from './define-remote';

const List = () => null;
const CreateDialog = () => null;
const Header = () => null;
const DetailsTab = () => null;
const ToPayCard = () => null;

const facts = { title: 'Cranes', permission: 'project.*' } as const;

const declared = (
  screens: Parameters<typeof defineRemote>[0]['screens'],
  fills?: Parameters<typeof defineRemote>[0]['fills'],
  places?: Parameters<typeof defineRemote>[0]['places'],
) =>
  defineRemote({
    name: 'mfe-cranes',
    owner: { team: 'Cranes', contact: 'cranes@siteledger.test' },
    requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
    paths: ['/cranes'],
    screens,
    nav: [],
    ...(fills && { fills }),
    ...(places && { places }),
  });

/** Lists the routes as an indented outline: each path, and what it draws. */
const outline = async (routes: readonly RouteObject[], depth = ''): Promise<string[]> =>
  (await Promise.all(routes.map((route) => outlineOf(route, depth)))).flat();

async function outlineOf({ index, path, lazy, children = [] }: RouteObject, depth: string) {
  const drawn = typeof lazy === 'function' ? (await lazy()).Component?.name : 'nothing';
  return [`${depth}${index ? 'index' : (path ?? 'anywhere')}: ${drawn}`, ...(await outline(children, `${depth}  `))];
}

test('one declaration makes the route of the descriptor and the screen that the shell mounts', async () => {
  const { remote, routes } = declared([
    screen('/cranes', { ...facts, breadcrumb: 'List', layout: 'plain', load: async () => List }),
  ]);

  expect(remote.routes).toEqual([
    {
      path: '/cranes',
      title: 'Cranes',
      breadcrumb: 'List',
      permission: 'project.*',
      module: './routes',
      layout: 'plain',
    },
  ]);
  expect(await outline(routes)).toEqual(['/cranes: List']);
});

test('a path is called by its title where it has no word of its own for the breadcrumbs', () => {
  const { remote } = declared([screen('/cranes', { ...facts, load: async () => List })]);

  expect(remote.routes[0]?.breadcrumb).toBe('Cranes');
});

test('a redirect is a route of the descriptor, and no screen', () => {
  const { remote, routes, parts } = declared([redirect('/cranes', { ...facts, to: '/cranes/list' })]);

  expect(remote.routes).toEqual([
    { path: '/cranes', title: 'Cranes', breadcrumb: 'Cranes', permission: 'project.*', redirect: '/cranes/list' },
  ]);
  expect(routes).toEqual([]);
  expect(parts).toEqual([]);
});

test('a dialog is drawn over its list, which stays the same', async () => {
  const { remote, routes } = declared([
    screen('/cranes', {
      ...facts,
      load: async () => List,
      inside: [screen('/cranes/create', { ...facts, load: async () => CreateDialog })],
    }),
  ]);

  expect(remote.routes.map(({ path }) => path)).toEqual(['/cranes', '/cranes/create']);
  expect(await outline(routes)).toEqual(['/cranes: List', '  /cranes/create: CreateDialog']);
});

test('a list stays also under a dialog whose path is not below its own', async () => {
  const { routes } = declared([
    screen('/cranes/list', {
      ...facts,
      load: async () => List,
      inside: [screen('/cranes/:uuid/hire', { ...facts, load: async () => CreateDialog })],
    }),
  ]);

  expect(await outline(routes)).toEqual([
    'anywhere: List',
    '  /cranes/list: nothing',
    '  /cranes/:uuid/hire: CreateDialog',
  ]);
});

test('a layout around screens is no route of the descriptor, and the screen with its path comes first', async () => {
  const { remote, routes } = declared([
    around('/cranes/:uuid', {
      load: async () => Header,
      inside: [
        screen('/cranes/:uuid', { ...facts, load: async () => DetailsTab }),
        screen('/cranes/:uuid/hire', { ...facts, load: async () => List }),
      ],
    }),
  ]);

  expect(remote.routes.map(({ path }) => path)).toEqual(['/cranes/:uuid', '/cranes/:uuid/hire']);
  expect(await outline(routes)).toEqual(['/cranes/:uuid: Header', '  index: DetailsTab', '  /cranes/:uuid/hire: List']);
});

test('a start page stands around screens of other words', async () => {
  const { routes } = declared([
    around('/', {
      load: async () => Header,
      inside: [
        screen('/', { ...facts, load: async () => DetailsTab }),
        screen('/cashflow', { ...facts, load: async () => List }),
      ],
    }),
  ]);

  expect(await outline(routes)).toEqual(['/: Header', '  index: DetailsTab', '  /cashflow: List']);
});

test('a fill is stated in the descriptor and loaded by its id', async () => {
  const fill = {
    place: 'dashboard.overview',
    id: 'to-pay',
    title: 'To pay',
    order: 10,
    permission: 'project.*',
    props: { project: 'Project' },
  };
  const { remote, slots } = declared([], [{ ...fill, load: async () => ToPayCard }]);

  expect(remote.slots).toEqual([
    {
      slot: 'dashboard.overview',
      id: 'to-pay',
      title: 'To pay',
      order: 10,
      permission: 'project.*',
      props: { project: 'Project' },
    },
  ]);
  expect(await slots['to-pay']?.()).toEqual({ Component: ToPayCard });
});

test('every screen, what stands around some, and every fill is a part of which the build makes a chunk', () => {
  const { parts } = declared(
    [
      around('/cranes', {
        chunk: 'header',
        load: async () => Header,
        inside: [screen('/cranes', { ...facts, chunk: 'cranes', load: async () => List })],
      }),
    ],
    [
      {
        place: 'dashboard.overview',
        id: 'to-pay',
        title: 'To pay',
        order: 10,
        permission: 'project.*',
        props: {},
        load: async () => ToPayCard,
      },
    ],
  );

  expect(parts.map(({ path, fill, chunk }) => ({ path, fill, chunk }))).toEqual([
    { path: undefined, fill: undefined, chunk: 'header' },
    { path: '/cranes', fill: undefined, chunk: 'cranes' },
    { path: undefined, fill: 'to-pay', chunk: undefined },
  ]);
});

test('the compiler knows the permissions of the product, and that no remote has a page for everybody', () => {
  const page = (permission: 'project.*') => [screen('/cranes', { ...facts, permission, load: async () => List })];
  const owner = { team: 'Cranes', contact: 'cranes@siteledger.test' };
  const requires = { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' };
  const stated = { name: 'mfe-cranes', owner, requires, paths: ['/cranes'], nav: [] };
  const open = screen('/cranes', { ...facts, permission: 'public', load: async () => List });

  defineRemote<'project.*' | 'public'>({ ...stated, screens: page('project.*') });
  // @ts-expect-error -- nobody can hold it
  defineRemote<'client.*'>({ ...stated, screens: page('project.*') });
  // @ts-expect-error -- only the shell has pages without a sign-in
  const { remote } = defineRemote<'project.*' | 'public'>({ ...stated, screens: [open] });

  expect(remote.routes[0]?.permission).toBe('public');
});

test('a remote that offers no place says so: only a release from before places were stated leaves them out', () => {
  const place = { name: 'cranes.tabs', props: { crane: 'Crane' } };

  expect(declared([]).remote.places).toEqual([]);
  expect(declared([], undefined, [place]).remote.places).toEqual([place]);
});
