import { type Caller } from './testing/caller';
import { at, change, CRANES, publicationOfCranes, publish, teamOf, versionsFor } from './testing/cranes';
import { withInstallation } from './testing/installation';

const environment = 'development';
const installation = withInstallation({ environment });

let owner: Caller;
let lim: Caller;
let team: Awaited<ReturnType<typeof teamOf>>;

beforeEach(async () => {
  owner = installation().as('Aisyah', 'manage', 'publish');
  lim = installation().as('Lim', 'manage');
  team = await teamOf(installation(), owner);
});

const somebody = () => versionsFor(installation().anonymous);

test('a release runs once it is published, and somebody has selected it', async () => {
  await publish(team, '1.0.0');
  expect(await somebody()).toEqual([]);

  const { status, body } = await change(lim, environment, { release: '1.0.0' });

  expect([status, body.data]).toMatchObject([200, { enabled: true, release: '1.0.0', changed_by: 'Lim' }]);
  expect(await somebody()).toEqual(['1.0.0']);
  expect(installation().trail).toEqual(
    expect.arrayContaining(['Publish token “Cranes”: remote.publish', 'Lim: remote.change']),
  );
});

test('a token that is for another remote, or was revoked, publishes nothing, and neither does a person', async () => {
  const publishAs = async (caller: Caller, name: string) => {
    const { status, body } = await caller.post(`/remotes/${name}/releases`, publicationOfCranes('1.0.0'));
    return [status, body.problem];
  };

  expect(await publishAs(owner, CRANES)).toEqual([403, expect.stringContaining('Publish with a publish token')]);
  expect(await publishAs(team, 'mfe-trucks')).toEqual([403, expect.stringContaining('mfe-trucks')]);
  await owner.post(`/remotes/tokens/${team.uuid}/revocation`);
  expect(await publishAs(team, CRANES)).toEqual([403, expect.stringContaining('revoked')]);
});

test('a release that breaks a rule of the gate is refused with a sentence of it, and is not kept', async () => {
  const { release, files } = publicationOfCranes('1.0.0');
  const taking = { ...release, paths: ['/login'] };

  const { status, body } = await team.post(`/remotes/${CRANES}/releases`, { release: taking, files });

  expect([status, body.fields.release]).toEqual([422, expect.arrayContaining([expect.stringContaining('/login')])]);
  expect((await lim.get(`${at(environment)}/history`)).status).toBe(404);
});

test('a change that is based on a revision that is over is refused by whose change that was', async () => {
  await publish(team, '1.0.0', '1.1.0');
  const first = (await change(lim, environment, { release: '1.0.0' })).body.data;
  await change(owner, environment, { release: '1.1.0' });

  const late = await lim.put(
    at(environment),
    { enabled: false, release: '1.0.0', reason: 'Because' },
    { 'if-match': String(first.revision) },
  );

  expect([late.status, late.body.problem]).toEqual([409, expect.stringContaining('Changed by Aisyah')]);
  expect(await somebody()).toEqual(['1.1.0']);
});

test('a rollout reaches its share of the people and nobody who is not signed in; rolled back, everybody has the one before', async () => {
  await publish(team, '1.0.0', '1.1.0');
  const { revision } = (await change(lim, environment, { release: '1.0.0' })).body.data;
  const people = Array.from({ length: 40 }, (_, index) => installation().as(`Clerk ${index}`));
  const versions = async () => (await Promise.all(people.map(versionsFor))).flat();

  await change(lim, environment, { release: '1.0.0', rollout: { release: '1.1.0', percent: 50, roles: [] } });

  const reached = (await versions()).filter((version) => version === '1.1.0').length;
  // 40 people with even chances; the result lies outside this range once in a hundred million runs.
  expect(reached).toBeGreaterThan(3);
  expect(reached).toBeLessThan(37);
  expect(await somebody()).toEqual(['1.0.0']);

  const [{ revision: present }] = (await lim.get(`${at(environment)}/history`)).body.data;
  const seen = { 'if-match': String(present) };
  expect((await lim.post(`${at(environment)}/rollback`, { revision, reason: 'Because' }, seen)).status).toBe(200);

  expect(new Set(await versions())).toEqual(new Set(['1.0.0']));
});

test('a rollout by stages that its pipeline begins once more goes on from where it is', async () => {
  await publish(team, '1.0.0', '1.1.0');
  await change(lim, environment, { release: '1.0.0' });
  const stages = { minutes: 60, loads: 20 };
  const begin = async () => {
    const selection = { release: '1.1.0', percent: 1, stages, reason: 'Because' };
    return (await team.post(`${at(environment)}/selection`, selection)).body.data;
  };
  expect(await begin()).toMatchObject({ release: '1.0.0', rollout: { release: '1.1.0', percent: 1 } });
  const rollout = { release: '1.1.0', percent: 50, roles: [], stages };
  const { revision } = (await change(lim, environment, { release: '1.0.0', rollout })).body.data;

  expect(await begin()).toMatchObject({ revision, release: '1.0.0', rollout: { percent: 50, stages } });
  const done = (await change(lim, environment, { release: '1.1.0' })).body.data;
  expect(await begin()).toMatchObject({ revision: done.revision, release: '1.1.0', rollout: null });
});

test('a remote that is switched off is listed as paused, with what staff read and not who did it for strangers', async () => {
  await publish(team, '1.0.0');
  await change(lim, environment, { release: '1.0.0' });

  await change(lim, environment, { enabled: false, release: '1.0.0', disable_mode: 'now', message: 'Month end' });

  const pausedFor = async (caller: Caller) => (await caller.get('/remotes')).body.data.paused;
  expect(await pausedFor(installation().anonymous)).toMatchObject([
    { name: CRANES, message: 'Month end', changed_by: null },
  ]);
  expect(await pausedFor(installation().as('Siti'))).toMatchObject([{ changed_by: 'Lim' }]);
});

test('refuses changes without permission to manage remotes, and asks strangers to sign in', async () => {
  await publish(team, '1.0.0');

  expect((await change(owner, environment, { release: '1.0.0' })).status).toBe(200);
  const wanted = { enabled: false, release: '1.0.0', reason: 'Because' };
  expect((await installation().as('Clerk').put(at(environment), wanted)).status).toBe(403);
  expect((await installation().anonymous.put(at(environment), wanted)).status).toBe(401);
  expect(await somebody()).toEqual(['1.0.0']);
});
