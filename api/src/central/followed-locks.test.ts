import { at, follow, historyOf, runningCranes, seen, settingOf } from '../testing/remotes/followed-cranes';
import { withRegistries } from '../testing/remotes/registries';
import { databaseNow } from '../testing/databases/test-database';

jest.setTimeout(300_000);

const registries = withRegistries();

test('a lock holds at a central registry, for a pipeline, and in the installation’s own copy until it is lifted', async () => {
  const { central, production, owner, team } = await runningCranes(registries());
  const staging = await follow(registries(), central, 'staging', ['production']);
  const ravi = await staging.as('ADMIN', { name: 'Ravi' });
  const lock = `${at('production')}/lock`;
  const { revision } = await settingOf(ravi, 'production');
  const until = new Date(databaseNow() + 30 * 86_400_000).toISOString();

  const locked = await ravi.put(lock, { until, reason: 'Year end' }, seen(revision));
  await production.follower.look();
  const refused = await team.post(`${at('production')}/selection`, { release: '1.1.0', reason: 'Merged' });

  expect(locked).toMatchObject({ status: 200, body: { data: { lock: { by: 'Ravi', until } } } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { release: [expect.stringContaining('by Ravi')] } } });
  expect(await settingOf(owner, 'production')).toMatchObject({ lock: { by: 'Ravi', reason: 'Year end' } });

  const lifted = await owner.put(lock, { until: null, reason: 'Closed' }, seen(locked.body.data.revision));
  await production.follower.look();

  expect(lifted.status).toBe(200);
  expect(await historyOf(owner, 'production')).toMatchObject([
    { lock: null },
    { lock: { by: 'Ravi' } },
    { lock: null },
  ]);
});
