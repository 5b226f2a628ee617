import type { RemoteHost } from './host';
import { descriptorProblems } from './problems';
import type { RemoteCommand, RemoteDescriptor } from './remote';

const host: RemoteHost = {
  versions: { shell: '1.0.0', sharedLib: '1.0.0', api: '2.0.0' },
  permissions: ['project.*'],
  reservedPaths: [],
};

const facts = { title: 'Things', breadcrumb: 'Things', permission: 'project.*', module: './routes' };
const newThing = { section: 'New', order: 10, title: 'New thing', path: '/things/:uuid/create', asks: 'thing' };

const problemsOf = (...commands: Partial<RemoteCommand>[]) => {
  const descriptor: RemoteDescriptor = {
    name: 'mfe-example',
    owner: { team: 'Example', contact: 'example@siteledger.test' },
    requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
    paths: ['/things'],
    routes: [
      { path: '/things', ...facts },
      { path: '/things/:uuid/create', ...facts },
    ],
    nav: [],
    commands: commands.map((given) => ({ ...newThing, permission: 'project.*', ...given })),
  };
  return descriptorProblems(descriptor, 'mfe-example', host);
};

test('a command leads to a route, and asks for the one thing that its path does not say', () => {
  expect(problemsOf({}, { title: 'Things', path: '/things', asks: undefined })).toEqual([]);
  expect(problemsOf({ asks: undefined })).toEqual([
    'remote.ts: the command "New thing" asks for nothing, but its path has 1 parameters: ask for the one it has.',
  ]);
  expect(problemsOf({ path: '/things' })).toEqual([
    'remote.ts: the command "New thing" asks for thing, but its path has 0 parameters: ask for the one it has.',
  ]);
  expect(problemsOf({ path: '/others', asks: undefined })).toEqual([
    'remote.ts: the command "New thing" leads to /others, which is no route: lead to one as it is declared.',
  ]);
});

test('a command has a section, a title of its own and a permission that users hold', () => {
  expect(problemsOf({ section: '', permission: 'things.make' }, {})).toEqual([
    expect.stringContaining('remote.ts: the command "New thing"'),
    'remote.ts: a command needs a section and a title: give it both.',
    'remote.ts: the command "New thing" is declared twice: leave one.',
  ]);
});
