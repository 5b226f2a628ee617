import { haltRollouts } from './halt-rollouts';
import { type Caller } from '../testing/caller';
import { change, CRANES, publish, teamOf, versionsFor } from '../testing/cranes';
import { withInstallation } from '../testing/installation';

const environment = 'staging';
const installation = withInstallation({ environment });

const BUDGET = { loads: 20, failedPercent: 2, users: 3, watchHours: 24 };

let lim: Caller;

/** 1.0.0 is stable, and 1.1.0 goes to half of the people. */
beforeEach(async () => {
  const owner = installation().as('Aisyah', 'manage', 'publish');
  lim = installation().as('Lim', 'manage');
  await publish(await teamOf(installation(), owner), '1.0.0', '1.1.0');
  await change(lim, environment, { release: '1.0.0' });
  // Reports count from the selection of a release, whose time the database sets.
  installation().goOn(1_000);
  await report('1.0.0', { kind: 'load' });
  await change(lim, environment, { release: '1.0.0', rollout: { release: '1.1.0', percent: 50, roles: [] } });
  installation().goOn(1_000);
});

/** Three people each send the same report seven times. */
async function report(version: string, seen: object) {
  const one = { remote: CRANES, version, screen: `${CRANES}:/cranes`, ...seen };
  for (const name of ['Mei', 'Siti', 'Ravi']) {
    const { status } = await installation()
      .as(name)
      .post('/remotes/events', { events: Array(7).fill(one) });
    expect(status).toBe(200);
  }
}

const look = () => {
  const { db, product, clock } = installation();
  return haltRollouts(db, { environment, budget: BUDGET, product }, clock());
};

const matrixRow = async () => (await lim.get('/remotes/environments')).body.data.remotes[0];

test('a release is good once enough people have seen it work', async () => {
  const { releases } = await matrixRow();
  const goodOf = (wanted: string) => releases.find((one: { version: string }) => one.version === wanted).good;

  expect(goodOf('1.0.0')).toHaveProperty(environment);
  expect(goodOf('1.1.0')).toEqual({});
});

test('a rollout that fails for its people is taken back by the platform, which says why and tells the product', async () => {
  await report('1.1.0', { kind: 'render', part: 'render' });

  expect(await look()).toMatchObject([{ remote: CRANES, version: '1.1.0' }]);

  const reason = expect.stringMatching(/^Halted 1\.1\.0: 21 of 21 loads failed/);
  expect((await matrixRow()).settings[environment]).toMatchObject({
    ...{ release: '1.0.0', rollout: null, halted: '1.1.0', changed_by: 'The platform', reason },
  });
  expect(installation().halts).toEqual([reason]);
  expect(await look()).toEqual([]);
  for (const name of ['Mei', 'Siti', 'Ravi', 'Devi'])
    expect(await versionsFor(installation().as(name))).toEqual(['1.0.0']);
});

test('a rollout that works, or that fails for one person only, goes on', async () => {
  await report('1.1.0', { kind: 'load' });
  const fallen = { remote: CRANES, version: '1.1.0', kind: 'render', part: 'render', screen: `${CRANES}:/cranes` };
  await installation()
    .as('Mei')
    .post('/remotes/events', { events: Array(50).fill(fallen) });

  expect(await look()).toEqual([]);

  expect((await matrixRow()).settings[environment]).toMatchObject({ rollout: { release: '1.1.0', percent: 50 } });
});
