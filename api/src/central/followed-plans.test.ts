import { at, clientOf, REMOTE, runningCranes, seen, setting, versionsOf } from '../testing/followed-cranes';
import { withRegistries } from '../testing/registries';
import { databaseNow } from '../testing/test-database';

jest.setTimeout(300_000);

const registries = withRegistries();

test('what is planned in an installation is carried out by the registry, and the copy has it', async () => {
  const { central, production, owner } = await runningCranes(registries());
  const moment = new Date(databaseNow() + 60_000);
  const from = moment.toISOString();
  const other = await production.as('ADMIN', { name: 'Ravi' });
  const asked = await owner.put(at('production'), { ...setting('1.0.0'), enabled: false, from }, seen(1));

  expect([asked.status, asked.body.data.plan]).toMatchObject([202, { from, needs_confirmation: false }]);
  const [row] = (await other.get('/remotes/environments')).body.data.remotes;
  expect(row.requests).toMatchObject([{ plan: { from }, requested_by: 'Mei' }]);
  await production.follower.meet();
  expect(await central.carryOut(new Date(databaseNow()))).toEqual([]);
  expect(await central.carryOut(moment)).toEqual([{ remote: REMOTE, problem: null }]);
  await production.follower.look();
  expect(await versionsOf(production.anonymous)).toEqual([]);
});

test('the registry does not carry out what somebody planned who can sign in nowhere any more', async () => {
  const { central, production, owner } = await runningCranes(registries());
  const lim = await production.as('ADMIN', { name: 'Lim' });
  const moment = new Date(databaseNow() + 60_000);
  const off = { ...setting('1.0.0'), enabled: false, from: moment.toISOString() };
  expect((await lim.put(at('production'), off, seen(1))).status).toBe(202);
  await owner.delete(`/users/${lim.user.uuid}`);
  await production.follower.meet();

  expect(await central.carryOut(moment)).toEqual([
    { remote: REMOTE, problem: 'Whoever planned it may not change remotes any more.' },
  ]);
});

test('what an installation carried out while it went by itself does not keep it from following again', async () => {
  const { production, owner } = await runningCranes(registries());
  const { database } = production;
  const moment = new Date(databaseNow() + 60_000);
  const asked = { ...setting('1.0.0'), enabled: false, from: moment.toISOString() };
  expect((await owner.put(at('production'), asked, seen(1))).status).toBe(202);
  await production.stop();

  const alone = await registries().installation('production', { database });
  expect(await alone.carryOut(moment)).toEqual([{ remote: REMOTE, problem: null }]);
  expect(await versionsOf(alone.anonymous)).toEqual([]);
  await alone.stop();
  const again = await registries().installation('production', { database, central: production.central });

  expect(again.follower.problem).toBeUndefined();
  expect(await versionsOf(again.anonymous)).toEqual(['1.0.0']);
  const [row] = (await clientOf(again, owner).get('/remotes/environments')).body.data.remotes;
  expect(row.requests).toMatchObject([{ plan: { problem: null } }]);
});
