import type { RemoteRelease } from './release';
import type { HostFacts } from './host-facts';
import type { Signatures } from './signatures';
import { type Needs, skewTextsForDevelopers, skewTextsForUsers } from './skew';

const signing = (title: string): Signatures => ({
  names: { ui: { Card: 0 } },
  types: [{ calls: [{ takes: [1], needs: 1, gives: 'drawn' }] }, { has: { title } }],
});

const hostFacts: HostFacts = {
  host: {
    versions: { shell: '1.4.0', sharedLib: '1.0.0', api: '2.0.0' },
    permissions: ['project.*'],
    reservedPaths: ['/login'],
  },
  doors: { react: '19.3.1', names: { ui: ['Card'] }, signatures: signing('string') },
  operations: ['GET /projects/:uuid'],
};

const needs = (given: Partial<RemoteRelease> = {}): Needs => ({
  requires: { shell: '^1.0.0', sharedLib: '^1.0.0', api: '^2.0.0' },
  uses: { ui: ['Card'] },
  react: '19.0.0',
  signatures: signing('string'),
  operations: ['GET /projects/:'],
  ...given,
});

test('a release runs where everything is that it was built against', () => {
  expect(skewTextsForUsers(needs(), hostFacts)).toEqual([]);
});

const requires = { shell: '^2.0.0', sharedLib: '^1.0.0', api: '^2.0.0' };

test.each<[string, Partial<RemoteRelease>, string, string]>([
  [
    'another shell',
    { requires },
    'It needs shell ^2.0.0, but 1.4.0 is running.',
    'remote.ts: it needs shell ^2.0.0, but 1.4.0 is running: build it for that, or bring the other one out first.',
  ],
  [
    'another major version of React',
    { react: '18.3.1' },
    'It was built with React 18.3.1, but 19.3.1 is running.',
    'remote.json: it was built with React 18.3.1, but 19.3.1 is running: build it for that, or bring the other one out first.',
  ],
  [
    'a name that is not there',
    { uses: { ui: ['Gauge'] } },
    'It uses ui/Gauge, which the running shell does not have.',
    'remote.json: it uses ui/Gauge, which the running shell does not have: bring that out first, or do without it.',
  ],
  [
    'a name that takes something else now',
    { signatures: signing('number') },
    'It was built against another ui/Card than the running shell has: (1).title does not fit.',
    'remote.json: it was built against another ui/Card than the running shell has: (1).title does not fit: build it against that, or bring the other one out first.',
  ],
  [
    'an operation that the API does not have',
    { operations: ['GET /cranes'] },
    'It calls GET /cranes, which the API here does not have.',
    'remote.json: it calls GET /cranes, which the API here does not have: bring that out first, or leave the call out.',
  ],
])('%s stops a release, and it is said why', (_, given, reason, problem) => {
  expect(skewTextsForUsers(needs(given), hostFacts)).toEqual([reason]);
  expect(skewTextsForDevelopers(needs(given), hostFacts)).toEqual([problem]);
});

// Every shape contains many others, so comparing two such tables compares each shape with each.
const tangled = (count: number): Signatures => ({
  names: { ui: { Card: 0 } },
  types: Array.from({ length: count }, (_, shape) => ({
    has: Object.fromEntries(Array.from({ length: 40 }, (__, at) => [`m${at}`, (shape * 7 + at * 13 + 1) % count])),
  })),
});

test('types that would take hours to compare are not compared, and it is said', () => {
  const doors = { ...hostFacts.doors, signatures: tangled(397) };

  expect(skewTextsForUsers(needs({ signatures: tangled(400) }), { ...hostFacts, doors })).toEqual([
    'It states types that take too long to compare with those of the running shell.',
  ]);
});

test('all reasons are said at once', () => {
  const all = needs({ requires, react: '18.3.1', uses: { ui: ['Gauge'] }, operations: ['GET /cranes'] });

  expect(skewTextsForUsers(all, hostFacts)).toHaveLength(4);
});

test('does not require what an older build did not state', () => {
  const older = needs({ react: undefined, signatures: undefined, operations: undefined });

  expect(skewTextsForUsers(older, hostFacts)).toEqual([]);
});

test('where no shell is built, and where one is watched, nobody knows its types', () => {
  const other = needs({ react: '18.3.1', signatures: signing('number'), uses: { ui: ['Gauge'] } });
  const watched = { react: '19.3.1', names: { ui: ['Gauge'] } };

  expect(skewTextsForUsers(other, { ...hostFacts, doors: { names: {} } })).toEqual([]);
  expect(skewTextsForUsers({ ...other, react: '19.3.1' }, { ...hostFacts, doors: watched })).toEqual([]);
});
