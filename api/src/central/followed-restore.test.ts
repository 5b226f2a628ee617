import { publicationOf, buildRelease } from '@siteledger/platform/testing/releases';
import { at, follow, IN_A_MONTH, REMOTE, setting, versionsOf } from '../testing/remotes/followed-cranes';
import { operatorOf } from '../testing/databases/operator';
import { publisherBy } from '../testing/remotes/publisher';
import { type Installation, withRegistries } from '../testing/remotes/registries';

jest.setTimeout(300_000);

const registries = withRegistries();

/** Staging runs a release of cranes that Mei selected. */
async function running(staging: Installation, version: string) {
  const mei = await staging.as('SUPER_ADMIN', { name: 'Mei' });
  const issued = { remotes: [REMOTE], environments: ['staging'], ends_on: IN_A_MONTH };
  const team = await publisherBy(staging.app, mei, issued);
  await team.post(`/remotes/${REMOTE}/releases`, publicationOf(buildRelease(REMOTE, { version })));
  expect((await mei.put(at('staging'), setting(version))).status).toBe(200);
}

test('keeps the state that a central registry replaced, and an operator can restore it', async () => {
  const own = await registries().installation('staging', {});
  await running(own, '1.0.0');
  const { database } = own;
  await own.stop();
  const central = await registries().central();
  const elsewhere = await follow(registries(), central, 'staging');
  await running(elsewhere, '2.0.0');
  const token = await central.connect('staging');
  const address = { url: central.url, token };
  const following = await registries().installation('staging', { database, central: address });
  const taken = await versionsOf(following.anonymous);
  const replaced = (await following.trail()).at(-1);
  await following.stop();

  const admin = operatorOf({ database });
  const config = { environment: 'staging' as const };
  const whileFollowed = await admin(['remotes', 'restore'], { config: { ...config, central: address } });
  const restored = await admin(['remotes', 'restore'], { config });
  const alone = await registries().installation('staging', { database });
  const back = await versionsOf(alone.anonymous);
  const again = await admin(['remotes', 'restore'], { config });

  expect(taken).toEqual(['2.0.0']);
  expect(replaced).toEqual(['remote.replace', null, 'The platform']);
  expect(whileFollowed).toMatchObject({ code: 2, text: expect.stringContaining('without REGISTRY_URL') });
  expect(restored).toMatchObject({
    code: 0,
    text: expect.stringContaining('Brought back the state of 1 remote from before'),
  });
  expect(back).toEqual(['1.0.0']);
  expect(again.code).toBe(0);
  expect(await versionsOf(alone.anonymous)).toEqual(['2.0.0']);
});

test('says so where no central registry has replaced anything', async () => {
  const alone = await registries().installation('staging', {});
  await running(alone, '1.0.0');

  expect(await operatorOf(alone)(['remotes', 'restore'], { config: { environment: 'staging' } })).toMatchObject({
    code: 2,
    text: expect.stringContaining('No central registry has replaced anything in staging.'),
  });
});
