import { revokeInstallationTokens } from '@siteledger/platform/registry';
import { buildRelease, ENTRY, publicationOf } from '@siteledger/platform/testing/releases';
import {
  at,
  clientOf,
  follow,
  historyOf,
  IN_A_MONTH,
  published,
  REMOTE,
  runningCranes,
  seen,
  setting,
  versionsOf,
} from '../testing/remotes/followed-cranes';
import { writeLocalBuild } from '../testing/remotes/local-builds';
import { operatorOf } from '../testing/databases/operator';
import { publisherBy } from '../testing/remotes/publisher';
import { withRegistries } from '../testing/remotes/registries';

jest.setTimeout(300_000);

const registries = withRegistries();

test('bytes that are not those of their hashes are not taken over', async () => {
  const { central, production } = await runningCranes(registries());
  const { db } = central.database;
  const release = buildRelease(REMOTE, { version: '2.0.0' });
  const { id } = await db
    .insertInto('registry.remote_releases')
    .values({
      ...{ name: REMOTE, version: '2.0.0', base_url: `/remotes/${REMOTE}/2.0.0/`, digest: 'x', published_by: 'x' },
      descriptor: JSON.stringify(release),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('registry.remote_files')
    .values({ release_id: id, path: ENTRY, content: Buffer.from('evil') })
    .execute();
  await db
    .insertInto('registry.remote_settings')
    .values({ environment: 'production', remote: REMOTE, version: '2.0.0', reason: 'x', changed_by: 'x' })
    .execute();

  await production.follower.look();

  expect(production.follower.problem?.message).toContain('2.0.0 is damaged');
  expect(await versionsOf(production.anonymous)).toEqual(['1.0.0']);
});

test('a token that was ended opens nothing any more; staff keep what they have', async () => {
  const { central, production, owner } = await runningCranes(registries());
  const end = { environment: 'production' as const, keepsNewest: false, by: 'x', now: new Date() };
  await revokeInstallationTokens(central.database.db, end);

  const refused = await owner.put(at('production'), setting('1.1.0'), seen(1));
  await production.follower.look();

  expect(refused).toMatchObject({ status: 503, body: { message: expect.stringContaining('token') } });
  expect(await owner.put(at('production'), setting('1.1.0'), seen(1))).toMatchObject({
    status: 503,
    body: { message: expect.stringContaining('token') },
  });
  expect(await versionsOf(production.anonymous)).toEqual(['1.0.0']);
});

test('an environment that was not granted is looked at and not changed', async () => {
  const { central, production, team } = await runningCranes(registries());
  const staging = await follow(registries(), central, 'staging');
  const admin = await staging.as('SUPER_ADMIN');

  const refused = await admin.put(at('production'), setting('1.1.0'), seen(1));
  const said =
    'The servers of staging may not change production: whoever runs the central registry grants it, by a new token (connect staging --may-change production).';
  expect(refused).toMatchObject({ status: 403, body: { message: said } });
  expect(await historyOf(admin, 'production')).toMatchObject([{ release: '1.0.0' }]);
  const token = { name: 'Far', remotes: [REMOTE], environments: ['staging', 'production'], ends_on: IN_A_MONTH };
  expect(await admin.post('/remotes/tokens', token)).toMatchObject({ status: 403 });
  expect(await admin.put('/remotes/policies/production', { needs_second_person: false })).toMatchObject({
    status: 403,
  });
  expect(await admin.post(`/remotes/${REMOTE}/releases/1.0.0/revocation`, { reason: 'x' })).toMatchObject({
    status: 403,
  });
  // A token opens only its own environments, whichever installation receives it.
  expect((await team.post(`${at('staging')}/selection`, { release: '1.0.0', reason: 'x' })).status).toBe(403);
  expect(await versionsOf(production.anonymous)).toEqual(['1.0.0']);
});

test('a team asks through an installation what runs in its environment and what its token may do; while the registry is away nobody knows', async () => {
  const { central, production, team } = await runningCranes(registries());
  const own = { remotes: [REMOTE], environments: ['production'], issued_by: 'Mei', ends_on: IN_A_MONTH };

  const running = [{ environment: 'production', remote: REMOTE, version: '1.0.0' }];
  expect((await team.get('/remotes/running')).body.data).toMatchObject(running);
  const before = (await team.get('/remotes/token')).body.data;
  const after = (await team.get('/remotes/token')).body.data;
  expect([before, after]).toMatchObject([own, own]);
  // Counts the use of the previous call: checking the token does not count.
  expect(Date.parse(after.last_used_at)).toBeGreaterThan(Date.parse(before.last_used_at));
  await central.kill();
  await production.follower.look();
  for (const path of ['/remotes/running', '/remotes/token'])
    expect(await team.get(path)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('The central registry is away') },
    });
});

test('of two admins in two installations the second one reads who was first', async () => {
  const { central, owner } = await runningCranes(registries());
  const staging = await follow(registries(), central, 'staging', ['production']);
  const ravi = await staging.as('ADMIN', { name: 'Ravi' });
  const off = { ...setting('1.0.0'), enabled: false };

  const replies = await Promise.all([
    owner.put(at('production'), off, seen(1)),
    ravi.put(at('production'), off, seen(1)),
  ]);

  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = replies.find(({ status }) => status === 200)?.body.data.changed_by;
  const second = replies.find(({ status }) => status === 409)?.body.data.err_msg;
  expect(['Mei', 'Ravi']).toContain(first);
  expect(second).toContain(`Changed by ${first} at `);
});

test('an installation that ran by itself brings everything along, and goes back to itself with everything', async () => {
  const central = await registries().central();
  // The registry and the installation number their users differently.
  const other = await follow(registries(), central, 'staging');
  const siti = await other.as('SUPER_ADMIN');
  const train = await publisherBy(other.app, siti, {
    remotes: ['mfe-sites'],
    environments: ['staging'],
    ends_on: IN_A_MONTH,
  });
  await train.post('/remotes/mfe-sites/releases', publicationOf(buildRelease('mfe-sites', { version: '1.0.0' })));
  await train.post('/remotes/mfe-sites/environments/staging/selection', { release: '1.0.0', reason: 'x' });

  const alone = await registries().installation('production', {});
  const owner = await alone.as('SUPER_ADMIN', { name: 'Mei' });
  const team = await publisherBy(alone.app, owner, {
    remotes: [REMOTE],
    environments: ['production'],
    ends_on: IN_A_MONTH,
  });
  for (const version of ['1.0.0', '1.1.0']) await team.post(`/remotes/${REMOTE}/releases`, published(version));
  await owner.put(at('production'), setting('1.0.0'));
  await owner.post(`${at('production')}/releases/1.0.0/good`, { reason: 'Tried' });
  await owner.put(at('production'), { ...setting('1.0.0'), enabled: false }, seen(1));
  await owner.put(at('production'), setting('1.0.0'), seen(2));
  const listed = (await alone.anonymous.get('/remotes')).body.data.remotes;
  const past = await historyOf(owner, 'production');
  const { database } = alone;
  await alone.app.close();

  const token = await central.connect('production');
  const connected = await registries().installation('production', { database, central: { url: central.url, token } });
  const mei = clientOf(connected, owner);
  const numbered = await historyOf(mei, 'production');

  expect((await connected.anonymous.get('/remotes')).body.data.remotes).toEqual(listed);
  expect(numbered.map(({ revision: _own, ...rest }) => rest)).toEqual(past.map(({ revision: _own, ...rest }) => rest));
  expect(numbered.map(({ revision }) => revision)).toEqual([4, 3, 2]);
  const row = (await mei.get('/remotes/environments')).body.data.remotes.find(
    ({ name }: { name: string }) => name === REMOTE,
  );
  expect(row.releases.find(({ version }: { version: string }) => version === '1.0.0').good.production).toMatchObject({
    by: 'Mei',
    reason: 'Tried',
  });
  // The team's token keeps working, and its request still waits for a second person.
  const again = clientOf(connected, team);
  expect((await again.post(`${at('production')}/selection`, { release: '1.1.0', reason: 'Next' })).status).toBe(202);
  await connected.stop();

  const by = await registries().installation('production', { database });
  const back = clientOf(by, owner);
  const request = (await back.get('/remotes/environments')).body.data.remotes[0].requests[0];
  expect(request).toMatchObject({ setting: { release: '1.1.0' }, not_by_caller: expect.any(String) });
  const off = await back.put(at('production'), { ...setting('1.0.0'), enabled: false }, seen(4));
  expect(off).toMatchObject({ status: 200, body: { data: { enabled: false } } });
  expect(off.body.data.revision).toBeGreaterThan(4);
  expect(await historyOf(back, 'production')).toHaveLength(4);
});

test('an operator’s commands go to the registry, and say how to go on when it is away', async () => {
  const { central, production } = await runningCranes(registries());
  const config = { environment: 'production' as const, central: production.central };
  const admin = (...parameters: string[]) => operatorOf(production)(parameters, { config });

  const off = await admin('remotes', 'off', REMOTE, '--reason', 'It crashes');

  expect(off).toMatchObject({ code: 0, text: expect.stringContaining(`${REMOTE}: off, 1.0.0, by Operator of `) });
  expect(await versionsOf(production.anonymous)).toEqual([]);
  expect((await production.trail()).at(-1)).toEqual(['remote.change', null, 'Command line of the server']);
  expect(await admin('remotes', 'off', REMOTE, '--reason', 'x')).toMatchObject({
    code: 2,
    said: [`${REMOTE} is off already.`],
  });
  await central.kill();
  expect(await admin('remotes', 'on', REMOTE, '--reason', 'x')).toMatchObject({
    code: 2,
    text: expect.stringContaining('start them without REGISTRY_URL'),
  });
  expect(await admin('remotes')).toMatchObject({ code: 0, text: expect.stringContaining(`${REMOTE}: off`) });
});

test('a release of an image that cannot run with its shell and API does not go to the registry', async () => {
  const { production } = await runningCranes(registries());
  const rootDir = registries().folder;
  writeLocalBuild(rootDir, 'mfe-sites', { release: { operations: ['GET /sites'] } });
  const config = { environment: 'production' as const, central: production.central, rootDir };

  const published = await operatorOf(production)(['publish-remotes'], { config });

  expect(published).toMatchObject({
    code: 1,
    text: expect.stringContaining('it calls GET /sites, which the API here'),
  });
  expect(await versionsOf(production.anonymous)).toEqual(['1.0.0']);
});

test('the releases of an image go to the registry as the operator’s, and run there', async () => {
  const { production } = await runningCranes(registries());
  const rootDir = registries().folder;
  writeLocalBuild(rootDir, 'mfe-sites', { version: '3.0.0' });
  const config = { environment: 'production' as const, central: production.central, rootDir };

  const published = await operatorOf(production)(['publish-remotes'], { config });

  expect(published).toMatchObject({ code: 0, said: ['mfe-sites 3.0.0 is published.'] });
  expect((await versionsOf(production.anonymous)).sort()).toEqual(['1.0.0', '3.0.0']);
});
