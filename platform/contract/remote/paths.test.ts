import { ownedPaths, pathCollisions, pathProblems } from './paths';

const RESERVED = ['/404', '/api', '/login', '/password', '/profile', '/recovery'];

const routes = (...paths: string[]) =>
  paths.map((path) => ({ path, title: 'T', breadcrumb: 'B', permission: 'project.*' as const, module: './routes' }));

const remote = (name: string, paths: string[], ...below: string[]) => ({ name, paths, routes: routes(...below) });

test('a remote that keeps to its own paths has no problem', () => {
  const cranes = remote('mfe-cranes', ['/', '/cranes'], '/', '/cranes', '/cranes/:uuid', '/cranes/hire/*');

  expect(pathProblems(cranes, RESERVED)).toEqual([]);
});

test.each(['/login', '/Login', '/profile', '/profile/photo', '/api/v2', '/recovery', '/404', '/password'])(
  'a path of the shell cannot be owned: %s',
  (path) => {
    expect(pathProblems(remote('mfe-cranes', [path], path), RESERVED)).toEqual([
      `remote.ts: the path ${path} belongs to the shell: own another one.`,
    ]);
  },
);

test.each(['/*', '/:id', '*', 'cranes', '/cranes/', '/cranes/:uuid', ''])(
  'only fixed words can be owned: "%s"',
  (path) => {
    expect(pathProblems(remote('mfe-cranes', [path]), RESERVED)).toEqual([
      `remote.ts: the path "${path}" cannot be owned: state fixed words, such as /cranes.`,
    ]);
  },
);

test.each(['/profile', '/projects/:id', '/*', '/cranesandmore', '/:anything'])(
  'a route outside the own paths is refused: %s',
  (path) => {
    expect(pathProblems(remote('mfe-cranes', ['/', '/cranes'], path), RESERVED)).toEqual([
      `remote.ts: the route ${path} is outside the paths that the remote owns (/, /cranes): move it below one of them, or own its path.`,
    ]);
  },
);

test('routes that differ in the names of their parameters alone are one route', () => {
  expect(pathProblems(remote('mfe-cranes', ['/cranes'], '/cranes/:id', '/cranes/:uuid'), RESERVED)).toEqual([
    'remote.ts: the route /cranes/:uuid is declared twice: leave one.',
  ]);
});

test.each([
  [['/projects'], ['/projects'], '/projects'],
  [['/projects'], ['/projects/cranes'], '/projects/cranes'],
  [['/cranes/hire'], ['/cranes'], '/cranes/hire'],
  [['/Projects'], ['/projects'], '/Projects'],
])('of two remotes that own %p and %p one is in the way of the other', (one, other, shared) => {
  expect(pathCollisions([remote('mfe-a', one), remote('mfe-b', other)])).toEqual([
    `remote.ts: the path ${shared} belongs to more than one remote, mfe-a and mfe-b: leave it to one of them.`,
  ]);
});

test('the start page and a path of another remote do not collide', () => {
  expect(pathCollisions([remote('mfe-a', ['/', '/project']), remote('mfe-b', ['/projects'])])).toEqual([]);
});

test('a release from before remotes stated their paths owns the first words of its routes, by the same rules', () => {
  const old = { name: 'mfe-old', routes: routes('/old/list', '/old/:id', '/profile', '/*') };

  expect(ownedPaths(old)).toEqual(['/old', '/profile', '/*']);
  expect(pathProblems(old, RESERVED)).toEqual([
    'remote.ts: the path /profile belongs to the shell: own another one.',
    'remote.ts: the path "/*" cannot be owned: state fixed words, such as /cranes.',
  ]);
});
