import type { RemoteRoute } from '../remote/remote';
import type { EnvironmentExplanation, ReleaseForOthers } from './explanation';
import { explanationLines } from './explanation-lines';
import type { ListedRemote, PausedRemote } from './listing';

const CRANES = 'mfe-cranes';
const versions = { shell: '1.0.0', sharedLib: '1.0.0', api: '2.0.0' };

const route = (path: string, title: string, permission = 'authenticated'): RemoteRoute => ({
  ...{ path, title, permission, breadcrumb: title, module: './routes' },
});
const parts = {
  routes: [route('/cranes', 'Cranes', 'member')],
  nav: [
    {
      ...{ section: 'Sites', order: 10, title: 'Cranes', path: '/cranes' },
      ...{ icon: 'ToolOutlined', permission: 'authenticated' },
    },
  ],
};
const requires = { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' };
const owner = { team: 'Site', contact: 'site@example.test' };

const listed = (name: string, descriptor: Partial<ListedRemote['descriptor']>): ListedRemote => ({
  ...{ name, version: '1.0.0', base_url: `/remotes/${name}/1.0.0/`, entry: 'e.js', container: name, files: [] },
  descriptor: { routes: [], nav: [], requires, owner, ...descriptor },
});
const cranes = listed(CRANES, parts);
const other = listed('mfe-other', { routes: [route('/other', 'Other')] });

type Given = { remotes?: ListedRemote[]; paused?: PausedRemote[]; for_others?: ReleaseForOthers[] };

const linesOf = ({ remotes = [cranes, other], paused = [], for_others = [] }: Given, given: object = {}) =>
  explanationLines(CRANES, [
    {
      ...{ environment: 'staging', connection: 'here' },
      explanation: {
        listing: { environment: 'staging', revision: 1, remotes, paused },
        for_others,
        page: { versions },
      },
      ...given,
    } satisfies EnvironmentExplanation,
  ]);

test('says of each menu entry and page of the remote that it is shown, whatever permission it asks for', () => {
  expect(linesOf({})).toEqual([
    'staging: everybody gets 1.0.0',
    '  Sites › Cranes (/cranes): Shown',
    '  Cranes (/cranes): Shown',
  ]);
});

test('says who gets another release, and what only that has', () => {
  const map = route('/cranes/map', 'Map');
  const rollout = { percent: 10, roles: [4] };
  const next = { name: CRANES, version: '1.1.0', rollout, routes: [map], nav: [] };
  const reached = '1.1.0, which goes to 10% of the users and to some roles so far';

  expect(linesOf({ for_others: [next, { ...next, name: 'mfe-other' }] })).toEqual([
    'staging: everybody gets 1.0.0',
    `  but for ${reached}`,
    '  Sites › Cranes (/cranes): Shown',
    '  Cranes (/cranes): Shown',
    `  Map (/cranes/map): Not in the rollout. It is part of release ${reached}.`,
  ]);
});

test('says until when a remote is switched off, and what staff read', () => {
  const paused: PausedRemote = {
    ...{ name: CRANES, routes: parts.routes, nav: [], disable_mode: 'now', message: 'Month end.' },
    ...{ until: '2026-07-03T04:05:00Z', changed_by: null, changed_at: '2026-07-01T04:05:00Z' },
  };

  expect(linesOf({ remotes: [], paused: [paused] })).toEqual([
    'staging: switched off',
    '  Cranes (/cranes): Switched off. Someone switched it off until 2026-07-03 04:05 UTC. “Month end.”',
  ]);
});

test('says why a release does not fit, and that silent servers may not have heard', () => {
  const old = listed(CRANES, { routes: parts.routes, requires: { ...requires, shell: '^2.0.0' } });

  expect(linesOf({ remotes: [old] }, { connection: 'silent' })).toEqual([
    'staging: everybody gets 1.0.0',
    '  Its servers are silent: they may not have heard of the last change.',
    '  Cranes (/cranes): Incompatible. It needs shell ^2.0.0, but 1.0.0 is running.',
  ]);
});

test.each([
  ['nothing, because no release was ever selected', {}],
  [
    'not known, because its servers are not connected to this registry',
    { connection: 'not connected', explanation: null },
  ],
  ['not known, because its servers have not said what they run', { explanation: null }],
])('says: %s', (headline, given) => {
  expect(linesOf({ remotes: [] }, given)).toEqual([`staging: ${headline}`]);
});
