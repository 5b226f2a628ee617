import type { ListedRemote } from './listing';
import { routeOfPath } from './route-of-path';

const remote = (name: string, ...paths: string[]): ListedRemote => ({
  name,
  version: '1.0.0',
  base_url: `/remotes/${name}/1.0.0/`,
  entry: 'remoteEntry.js',
  container: name,
  files: [],
  descriptor: {
    owner: { team: 'T', contact: 't@siteledger.test' },
    requires: { shell: '*', sharedLib: '*', api: '*' },
    routes: paths.map((path) => ({ path, title: 'T', breadcrumb: 'B', permission: 'a', module: './routes' })),
    nav: [],
  },
});

const remotes = [
  remote('mfe-cranes', '/cranes/:uuid', '/cranes/new'),
  remote('mfe-lifts', '/lifts/*', '/lifts/:uuid', '/lifts'),
  remote('mfe-start', '/'),
  remote('mfe-odd', '/odd/a+(b'),
];

test.each([
  ['/cranes/7', 'mfe-cranes', '/cranes/:uuid'],
  ['/cranes/7/', 'mfe-cranes', '/cranes/:uuid'],
  ['/cranes/new', 'mfe-cranes', '/cranes/new'],
  ['/Cranes/New', 'mfe-cranes', '/cranes/new'],
  ['/lifts', 'mfe-lifts', '/lifts'],
  ['/lifts/7', 'mfe-lifts', '/lifts/:uuid'],
  ['/lifts/7/log', 'mfe-lifts', '/lifts/*'],
  ['/', 'mfe-start', '/'],
  ['/odd/a+(b', 'mfe-odd', '/odd/a+(b'],
])('%s is the screen of %s that is declared as %s', (pathname, name, path) => {
  const found = routeOfPath(pathname, { remotes });

  expect([found?.remote.name, found?.route.path]).toEqual([name, path]);
});

test.each(['/cranes', '/cranes/7/edit', '/elsewhere'])('%s is no screen of any remote', (pathname) => {
  expect(routeOfPath(pathname, { remotes })).toBeUndefined();
});
