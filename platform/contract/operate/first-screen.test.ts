import { firstScreenOf } from './first-screen';
import type { ListedRemote } from './listing';

const file = (path: string) => ({ path, sha384: 'A'.repeat(64), bytes: 1 });

const facts = { title: 'T', breadcrumb: 'B', permission: 'a' };

const remote: ListedRemote = {
  name: 'mfe-cranes',
  version: '1.0.0',
  base_url: '/remotes/mfe-cranes/1.0.0/',
  entry: 'remoteEntry.js',
  container: 'mfe_cranes',
  files: ['remoteEntry.js', 'assets/list.js', 'assets/other.js'].map(file),
  descriptor: {
    owner: { team: 'T', contact: null },
    requires: { shell: '*', sharedLib: '*', api: '*' },
    routes: [
      { ...facts, path: '/cranes', redirect: '/cranes/list' },
      {
        ...facts,
        path: '/cranes/list',
        module: './routes',
        firstCalls: ['/cranes?page=1'],
        preload: { files: ['assets/list.js'], doors: ['table'] },
      },
      { ...facts, path: '/cranes/:uuid', module: './routes' },
      { ...facts, path: '/cranes/old/*', redirect: '/cranes/old/all' },
    ],
    nav: [],
  },
};

const firstOf = (path: string, listed = remote) => firstScreenOf(path, { remotes: [listed] })?.remotes[0];

test('a page gets the files and the calls of its own screen', () => {
  const first = firstOf('/cranes/list');

  expect(first?.files.map(({ path }) => path)).toEqual(['remoteEntry.js', 'assets/list.js']);
  expect(first?.descriptor.routes).toMatchObject([{ path: '/cranes/list', firstCalls: ['/cranes?page=1'] }]);
});

test('a path that redirects gets what the screen that it leads to needs, for itself', () => {
  expect(firstOf('/cranes')?.descriptor.routes).toMatchObject([{ path: '/cranes', firstCalls: ['/cranes?page=1'] }]);
});

test('a path with a record gets its screen, by the path itself', () => {
  expect(firstOf('/cranes/7')?.descriptor.routes[0]?.path).toBe('/cranes/7');
});

test('a path without a screen, and a release that does not run here, need nothing', () => {
  expect(firstOf('/lifts')).toBeUndefined();
  // It redirects in a circle.
  expect(firstOf('/cranes/old/1')).toBeUndefined();
  expect(firstOf('/cranes/list', { ...remote, incompatible: { doors: 'a', reasons: ['It is old.'] } })).toBeUndefined();
});
