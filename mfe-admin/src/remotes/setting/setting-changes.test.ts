import { buildSetting } from '../testing/remote-builders';
import { changesOf } from './setting-changes';

const roleName = (id: number) => (id === 3 ? 'Owner' : 'Manager');
const changes = (before: object, after: object) => changesOf(buildSetting(before), buildSetting(after), roleName);

test('the first revision says what it started with', () => {
  expect(changesOf(undefined, buildSetting({ release: '1.0.0' }), roleName)).toEqual(['Switched on', 'Release 1.0.0']);
});

test('switching off says how, what staff read and until when', () => {
  const off = { enabled: false, disable_mode: 'now', message: 'Month end', until: '2026-07-02T00:00:00.000Z' };

  expect(changes({}, off)).toEqual(['Switched off, at once', 'Message: “Month end”', 'Off until 02-Jul-2026, 08:00']);
});

test('switching on again says nothing of the words for when it was off', () => {
  expect(changes({ enabled: false, message: 'Month end', until: '2026-07-02T00:00:00.000Z' }, {})).toEqual([
    'Switched on',
  ]);
});

test.each([
  ['another release', {}, { release: '1.1.0' }, 'Release 1.0.0 → 1.1.0'],
  [
    'a rollout',
    {},
    { rollout: { release: '1.1.0', percent: 10, roles: [3, 4] } },
    '10% of the users and everybody with the role Owner or Manager get 1.1.0',
  ],
  [
    'a rollout that grows by itself',
    {},
    { rollout: { release: '1.1.0', percent: 1, roles: [], stages: { minutes: 60, loads: 20 } } },
    '1% of the users get 1.1.0; 10% next, after 60 minutes and 20 clean loads',
  ],
  [
    'the last stage of a rollout',
    {},
    { rollout: { release: '1.1.0', percent: 50, roles: [], stages: { minutes: 1, loads: 1 } } },
    '50% of the users get 1.1.0; everybody next, after 1 minute and 1 clean load',
  ],
  ['a rollout to nobody', {}, { rollout: { release: '1.1.0', percent: 0, roles: [] } }, 'Nobody gets 1.1.0 yet'],
  ['the end of a rollout', { rollout: { release: '1.1.0', percent: 10, roles: [] } }, {}, 'Rollout ended'],
  ['another way of being off', { enabled: false }, { enabled: false, disable_mode: 'now' }, 'Still off, at once'],
  ['no message any more', { enabled: false, message: 'Back soon' }, { enabled: false }, 'Message removed'],
  ['no end any more', { enabled: false, until: '2026-07-02T00:00:00.000Z' }, { enabled: false }, 'End time removed'],
  ['nothing', {}, { reason: 'Looked again' }, 'Saved without changes'],
])('tells of %s', (_, before, after, text) => {
  expect(changes(before, after)).toEqual([text]);
});

const named = (id: string, on = true) => ({ remote: 'mfe-finance', id, on });
const arranged = (...fills: ReturnType<typeof named>[]) => ({ places: [{ place: 'project.tabs', fills }] });
const ORDER = 'Order in project.tabs: “claims” of mfe-finance, “payments” of mfe-finance';

test.each([
  ['a first order', {}, arranged(named('claims'), named('payments')), [ORDER]],
  [
    'another order, with a switch',
    arranged(named('payments'), named('claims')),
    arranged(named('claims', false), named('payments')),
    ['“claims” of mfe-finance switched off in project.tabs', ORDER],
  ],
  [
    'a switch alone',
    arranged(named('payments', false), named('claims')),
    arranged(named('payments'), named('claims')),
    ['“payments” of mfe-finance switched on in project.tabs'],
  ],
  [
    'no arrangement any more',
    arranged(named('payments', false), named('claims')),
    {},
    ['“payments” of mfe-finance switched on in project.tabs', 'Order in project.tabs reset'],
  ],
])('tells of the places of a remote: %s', (_, before, after, texts) => {
  expect(changes(before, after)).toEqual(texts);
});
