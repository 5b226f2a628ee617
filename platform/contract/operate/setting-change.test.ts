import type { RemoteSetting } from './setting';
import { revisionToRollBackTo, switchedSetting } from './setting-change';

const setting = (given: Partial<RemoteSetting>): RemoteSetting => ({
  revision: 1,
  environment: 'production',
  remote: 'mfe-cranes',
  enabled: true,
  disable_mode: 'drain',
  release: '1.0.0',
  rollout: null,
  message: null,
  until: null,
  places: [],
  reason: 'Because',
  halted: null,
  changed_by: 'Lim',
  changed_at: '2026-07-01T10:00:00Z',
  ...given,
});

const fit = (version: string) => ({ version, revoked: null, incompatibilities: [] });

const releases = [
  fit('1.3.0'),
  { ...fit('1.2.0'), incompatibilities: ['It needs shell ^2.0.0.'] },
  { ...fit('1.1.0'), revoked: { reason: 'Leaks', by: 'Lim', at: '2026-07-01T10:00:00Z' } },
  fit('1.0.0'),
];

const to = (release: string) => ({ release, percent: 10, roles: [] });

test('goes back past releases that cannot run, that never reached anybody, and that share users with the present one', () => {
  const history = [
    setting({ revision: 9, release: '1.3.0' }),
    setting({ revision: 8, rollout: to('1.3.0') }),
    setting({ revision: 7, release: '1.2.0' }),
    setting({ revision: 6, release: '1.1.0' }),
    setting({ revision: 5, enabled: false }),
    setting({ revision: 4 }),
    setting({ revision: 3 }),
  ];

  expect(revisionToRollBackTo(history, releases)?.revision).toBe(4);
});

test('of a rollout under way it is the release that is rolled out that is left', () => {
  const history = [
    setting({ revision: 3, rollout: to('1.3.0') }),
    setting({ revision: 2, rollout: { ...to('1.3.0'), percent: 0 } }),
    setting({ revision: 1 }),
  ];

  expect(revisionToRollBackTo(history, releases)?.revision).toBe(2);
});

test('nobody is led back to a release that was gone back from', () => {
  const history = [
    setting({ revision: 3, release: '1.0.0' }),
    setting({ revision: 2, release: '1.3.0' }),
    setting({ revision: 1, release: '1.0.0' }),
  ];

  expect(revisionToRollBackTo(history, releases)).toBeUndefined();
});

test('there is no way back where nothing else ran, or nothing ever did', () => {
  expect(revisionToRollBackTo([setting({ revision: 2 }), setting({ revision: 1 })], releases)).toBeUndefined();
  expect(revisionToRollBackTo([], releases)).toBeUndefined();
});

test('a switch leaves release and rollout alone, and takes the words for staff away from what runs', () => {
  const present = setting({ rollout: to('1.3.0'), until: '2026-07-02T10:00:00Z' });
  const given = { disable_mode: 'now', message: 'Back soon.', reason: 'It crashes' } as const;

  expect(switchedSetting(present, { ...given, enabled: false })).toMatchObject({
    ...given,
    enabled: false,
    release: '1.0.0',
    rollout: to('1.3.0'),
    until: null,
  });
  expect(switchedSetting(present, { ...given, enabled: true })).toMatchObject({ enabled: true, message: null });
});
