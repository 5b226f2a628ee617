import type { HostFacts } from './host-facts';
import { type RunningRelease, upgradeReport } from './upgrade';

const hostFacts: HostFacts = {
  host: { versions: { shell: '2.0.0', sharedLib: '1.0.0', api: '2.0.0' }, permissions: [], reservedPaths: [] },
  doors: { react: '19.3.1', names: { ui: ['Button'] } },
  operations: [],
};

const running = (remote: string, shell: string, used = 'Button'): RunningRelease => ({
  environment: 'production',
  remote,
  version: '1.2.0',
  needs: { requires: { shell, sharedLib: '^1.0.0', api: '^2.0.0' }, uses: { ui: [used] }, react: '19.3.1' },
});

test('an upgrade that breaks nothing says how many releases fit', () => {
  expect(upgradeReport([running('mfe-cranes', '>=1.0.0')], hostFacts)).toEqual({
    isSound: true,
    lines: ['Nothing breaks: 1 running release fits this version.'],
  });
});

test('every release that breaks is named with its environment and all reasons', () => {
  const all = [
    running('mfe-cranes', '^1.0.0', 'Gauge'),
    running('mfe-lifts', '>=1.0.0'),
    running('mfe-hire', '^1.0.0'),
  ];

  expect(upgradeReport(all, hostFacts)).toEqual({
    isSound: false,
    lines: [
      '2 running releases break when this version runs:',
      '  mfe-cranes 1.2.0 in production: It needs shell ^1.0.0, but 2.0.0 is running. It uses ui/Gauge, which the running shell does not have.',
      '  mfe-hire 1.2.0 in production: It needs shell ^1.0.0, but 2.0.0 is running.',
    ],
  });
});
