import type { ReleaseSituation, RemoteSituation } from './situation';
import { situationLines } from './situation-lines';

const SETTING = {
  revision: 12,
  enabled: true,
  disable_mode: 'drain' as const,
  release: '1.1.0',
  rollout: null,
  message: null,
  until: null,
  reason: 'Release 1.1.0',
  changed_by: 'Mei',
  changed_at: '2026-07-01T02:00:00.000Z',
};

const CHANGE = '  Revision 12, 2026-07-01 02:00 UTC, by Mei: Release 1.1.0';

const release = (version: string, given: Partial<ReleaseSituation> = {}): ReleaseSituation => ({
  ...{ version, is_newest: false, incompatibilities: [], fallback: null, halted: null, revoked: null },
  ...given,
});

const situation = (given: Partial<RemoteSituation> = {}): RemoteSituation => ({
  environment: 'staging',
  connection: 'here',
  setting: SETTING,
  rollout: null,
  releases: [release('1.1.0', { is_newest: true })],
  requests: [],
  ...given,
});

const asked = { enabled: true, release: '1.2.0', rollout: null, until: null, reason: 'Release 1.2.0' };
const rollout = { release: '1.2.0', percent: 10, roles: [] };
const MOMENT = '2026-07-03T04:05:06.000Z';

test('says of every environment what runs there, and who changed that last, when and why', () => {
  const production = situation({ environment: 'production', setting: null, releases: [] });

  expect(situationLines([situation(), production])).toEqual([
    'staging: everybody gets 1.1.0',
    CHANGE,
    'production: nothing, because no release was ever selected',
  ]);
});

test.each<[string, Partial<RemoteSituation>, string[]]>([
  [
    'a pause, with its end and its message',
    {
      setting: { ...SETTING, enabled: false, disable_mode: 'now', until: MOMENT, message: 'Back at noon' },
    },
    [
      'staging: switched off until 2026-07-03 04:05 UTC',
      CHANGE,
      '  Its screens say: Back at noon',
      '  Once it is on, everybody gets 1.1.0.',
    ],
  ],
  [
    'a pause that waits for those who work there',
    { setting: { ...SETTING, enabled: false } },
    ['staging: switched off', CHANGE, '  People already in it can finish.', '  Once it is on, everybody gets 1.1.0.'],
  ],
  [
    'whom a rollout reaches',
    { setting: { ...SETTING, rollout: { ...rollout, roles: [3, 4] } }, rollout: { users: 1, since: null } },
    [
      'staging: 10% of the users and everybody with role 3 or 4 get 1.2.0, the others 1.1.0',
      CHANGE,
      '  1.2.0 is for 1 person',
    ],
  ],
  [
    'what a stage waits for',
    {
      setting: { ...SETTING, rollout: { ...rollout, percent: 50, stages: { minutes: 60, loads: 20 } } },
      rollout: { users: 5, since: MOMENT },
    },
    [
      'staging: 50% of the users get 1.2.0, the others 1.1.0',
      CHANGE,
      '  1.2.0 is for 5 people since 2026-07-03 04:05 UTC; everybody next, after 60 minutes and 20 clean loads',
    ],
  ],
  [
    'a rollout that reaches nobody yet',
    { setting: { ...SETTING, rollout: { ...rollout, percent: 0 } }, rollout: { users: 0, since: null } },
    ['staging: everybody gets 1.1.0, nobody 1.2.0 yet', CHANGE, '  1.2.0 is for 0 people'],
  ],
  [
    'what waits for a second person, which the newest release does then',
    {
      requests: [{ setting: asked, requested_at: MOMENT, plan: null, is_overtaken: false }],
      releases: [release('1.2.0', { is_newest: true })],
    },
    [
      'staging: everybody gets 1.1.0',
      CHANGE,
      '  Waits for a second person since 2026-07-03 04:05 UTC: everybody gets 1.2.0 (Release 1.2.0)',
    ],
  ],
  [
    'a plan, and that it waits for a second person, too',
    {
      requests: [
        {
          setting: { ...asked, enabled: false },
          requested_at: MOMENT,
          plan: { from: MOMENT, problem: null, needs_confirmation: false },
          is_overtaken: false,
        },
        {
          setting: asked,
          requested_at: MOMENT,
          plan: { from: MOMENT, problem: null, needs_confirmation: true },
          is_overtaken: false,
        },
      ],
    },
    [
      'staging: everybody gets 1.1.0',
      CHANGE,
      '  Planned for 2026-07-03 04:05 UTC: switched off (Release 1.2.0)',
      '  Planned for 2026-07-03 04:05 UTC: everybody gets 1.2.0 (Release 1.2.0). A second person has to confirm it before',
    ],
  ],
  [
    'what was asked for and comes to nothing',
    {
      requests: [
        {
          setting: asked,
          requested_at: MOMENT,
          plan: { from: MOMENT, problem: 'No second person has confirmed it.', needs_confirmation: true },
          is_overtaken: false,
        },
        { setting: asked, requested_at: MOMENT, plan: null, is_overtaken: true },
      ],
    },
    [
      'staging: everybody gets 1.1.0',
      CHANGE,
      '  Planned for 2026-07-03 04:05 UTC: everybody gets 1.2.0 (Release 1.2.0). Not carried out: No second person has confirmed it.',
      '  Asked for, and overtaken by another change: everybody gets 1.2.0 (Release 1.2.0)',
    ],
  ],
  [
    'why a release does not run, and what does instead',
    {
      releases: [
        release('1.1.0', { incompatibilities: ['It needs shell ^2.0.0, but 1.0.0 is running.'], fallback: '1.0.0' }),
        release('1.2.0', { incompatibilities: ['It uses ui/Card.'], is_newest: true }),
      ],
    },
    [
      'staging: everybody gets 1.1.0',
      CHANGE,
      '  1.1.0 does not fit here: It needs shell ^2.0.0, but 1.0.0 is running. Pages take 1.0.0 instead.',
      '  1.2.0 does not fit here: It uses ui/Card.',
    ],
  ],
  [
    'that nothing stands in for a release that does not run',
    { releases: [release('1.1.0', { incompatibilities: ['It uses ui/Card.'] })] },
    ['staging: everybody gets 1.1.0', CHANGE, '  1.1.0 does not fit here: It uses ui/Card. Nothing stands in for it.'],
  ],
  [
    'a halt with its figures, and a release that was revoked',
    {
      releases: [
        release('1.2.0', { halted: { at: MOMENT, reason: 'Halted 1.2.0: 5 of 20 loads failed.' } }),
        release('1.3.0', { is_newest: true, revoked: { at: MOMENT, reason: 'It leaks' } }),
      ],
    },
    [
      'staging: everybody gets 1.1.0',
      CHANGE,
      '  2026-07-03 04:05 UTC, by The platform: Halted 1.2.0: 5 of 20 loads failed.',
      '  1.3.0 was revoked, 2026-07-03 04:05 UTC: It leaks',
    ],
  ],
  [
    'a halt once where it is the last change',
    {
      releases: [release('1.2.0', { halted: { at: SETTING.changed_at, reason: SETTING.reason }, is_newest: true })],
    },
    ['staging: everybody gets 1.1.0', CHANGE],
  ],
  [
    'that the newest release is not selected',
    { releases: [release('1.1.0'), release('1.2.0', { is_newest: true })] },
    ['staging: everybody gets 1.1.0', CHANGE, '  1.2.0, the newest release, is not selected.'],
  ],
  [
    'that its servers are silent',
    { connection: 'silent' },
    ['staging: everybody gets 1.1.0', CHANGE, '  Its servers are silent: they may not have heard of the last change.'],
  ],
  [
    'that nobody here knows',
    { connection: 'not connected', setting: null, releases: [] },
    ['staging: not known, because its servers are not connected to this registry'],
  ],
])('says %s', (_what, given, lines) => {
  expect(situationLines([situation(given)])).toEqual(lines);
});
