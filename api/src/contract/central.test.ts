import { ENTRY } from '@siteledger/platform/testing/releases';
import {
  at,
  follow,
  IN_A_MONTH,
  published,
  REMOTE,
  seen,
  setting,
  settingOf,
  versionsOf,
} from '../testing/remotes/followed-cranes';
import { readMails } from '../testing/apps/mails';
import { publisherBy } from '../testing/remotes/publisher';
import { type Installation, withRegistries, until } from '../testing/remotes/registries';

// Two installations with their own databases follow one central registry. A release passes through both, and staff
// notice nothing while the registry is unreachable.

jest.setTimeout(300_000);

const registries = withRegistries();

/** Reports failed loads from a member of production's staff, as many as the halt needs. */
async function failFor(installation: Installation, version: string) {
  const screen = `${REMOTE}:/cranes`;
  const failure = { remote: REMOTE, version, kind: 'render', part: 'render', screen };
  for (let person = 0; person < 4; person++) {
    const staff = await installation.as('PROJECT_MANAGER');
    await staff.post('/remotes/events', { events: Array.from({ length: 10 }, () => failure) });
  }
}

async function twoInstallations() {
  const central = await registries().central();
  const staging = await follow(registries(), central, 'staging', ['production']);
  const production = await follow(registries(), central, 'production');
  for (const installation of [staging, production]) installation.follower.start();
  return { central, staging, production };
}

test('a release goes from a token over staging, a promotion and a second person to production, is halted and rolled back', async () => {
  const { central, staging, production } = await twoInstallations();
  const siti = await staging.as('SUPER_ADMIN', { name: 'Siti', email: 'siti@example.test' });
  const lim = await staging.as('ADMIN', { name: 'Lim', email: 'lim@example.test' });
  const team = await publisherBy(staging.app, siti, {
    remotes: [REMOTE],
    environments: ['staging', 'production'],
    ends_on: IN_A_MONTH,
  });

  // The first release, with which production begins.
  expect((await team.post(`/remotes/${REMOTE}/releases`, published('1.0.0'))).status).toBe(201);
  expect((await team.post(`${at('staging')}/selection`, { release: '1.0.0', reason: 'First' })).status).toBe(200);
  const owner = await production.as('SUPER_ADMIN', { name: 'Mei' });
  expect((await owner.put(at('production'), setting('1.0.0'))).status).toBe(200);
  expect(await versionsOf(production.anonymous)).toEqual(['1.0.0']);
  expect((await owner.post(`${at('production')}/releases/1.0.0/good`, { reason: 'Tried' })).status).toBe(200);

  // The next one is published at the central registry directly; staging receives it through the event stream.
  const direct = await fetch(`${central.url}/api/v2/remotes/${REMOTE}/releases`, {
    method: 'POST',
    headers: { authorization: `Bearer ${team.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(published('1.1.0')),
  });
  expect(direct.status).toBe(201);
  const selected = await fetch(`${central.url}/api/v2${at('staging')}/selection`, {
    method: 'POST',
    headers: { authorization: `Bearer ${team.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ release: '1.1.0', reason: 'Next' }),
  });
  expect(selected.status).toBe(200);
  expect(
    await until(
      () => versionsOf(staging.anonymous),
      ([one]) => one === '1.1.0',
    ),
  ).toEqual(['1.1.0']);

  // Accounts are sent every five seconds; this makes sure that all have arrived.
  await staging.follower.meet();
  // Promoting to production needs a second person, not the same person under another account.
  const { revision } = await settingOf(lim, 'production');
  const asked = await lim.put(at('production'), setting('1.1.0', 'Promoted'), seen(revision));
  expect(asked).toMatchObject({ status: 202, body: { data: { releases: ['1.1.0'], requested_by: 'Lim' } } });
  const confirmation = `${at('production')}/requests/${asked.body.data.uuid}/confirmation`;
  const limThere = await production.as('ADMIN', { name: 'Lim Wei', email: 'Lim@example.test' });
  const sitiThere = await production.as('ADMIN', { name: 'Siti', email: 'siti@example.test' });
  const ravi = await production.as('ADMIN', { name: 'Ravi', email: 'ravi@example.test' });
  expect(await limThere.post(confirmation)).toMatchObject({
    status: 403,
    body: { message: 'You asked for this release: someone else has to confirm it.' },
  });
  expect(await sitiThere.post(confirmation)).toMatchObject({ status: 403 });
  expect(await ravi.post(confirmation)).toMatchObject({ status: 200, body: { data: { release: '1.1.0' } } });
  expect(await versionsOf(production.anonymous)).toEqual(['1.1.0']);
  const files = await production.app.inject({ url: `/remotes/${REMOTE}/1.1.0/${ENTRY}` });
  expect(files.body).toBe('var cranes = 1;');

  // Staging sees that production's server runs it.
  const there = (await settingOf(ravi, 'production')).revision;
  const matrix = await until(
    async () => (await lim.get('/remotes/environments')).body.data,
    ({ environments }) => environments[2].servers[0]?.revision === there,
  );
  expect(matrix.registry).toEqual({ kind: 'central', url: central.url, away_since: null, away_because: null });
  expect(matrix.environments).toMatchObject([
    { environment: 'development', connection: 'not connected', can_change: false },
    { environment: 'staging', connection: 'here', can_change: true },
    { environment: 'production', connection: 'connected', can_change: true, servers: [{ revision: there }] },
  ]);

  // It fails for its users, so the registry halts it.
  await failFor(production, '1.1.0');
  await until(
    async () => {
      await central.halt();
      return versionsOf(production.anonymous);
    },
    ([one]) => one === '1.0.0',
  );
  const halted = await settingOf(ravi, 'production');
  expect(halted).toMatchObject({ release: '1.0.0', halted: '1.1.0', changed_by: 'The platform' });

  // Everybody who manages remotes in production gets one mail.
  const about = (mails: { subject: string; recipient: string }[]) =>
    mails.filter(({ subject }) => subject === `${REMOTE} 1.1.0 was halted in production`);
  const told = about(await readMails(production.database.db)).map(({ recipient }) => recipient);
  expect(told).toEqual(expect.arrayContaining([owner.user.email, ravi.user.email]));
  expect(new Set(told).size).toBe(told.length);
  expect(about(await readMails(staging.database.db))).toEqual([]);

  // A person goes back to the previous revision in one step.
  const back = await ravi.post(
    `${at('production')}/rollback`,
    { revision, reason: 'Back to what we know' },
    seen(halted.revision),
  );
  expect(back).toMatchObject({ status: 200, body: { data: { release: '1.0.0', changed_by: 'Ravi' } } });

  // Each audit trail names the author once: by account for local changes, by name for changes made elsewhere.
  expect(await production.trail()).toEqual([
    ['remote.change', owner.user.id, 'Mei'],
    ['remote.call-good', owner.user.id, 'Mei'],
    ['remote.request', null, 'Lim'],
    ['remote.confirm', ravi.user.id, 'Ravi'],
    ['remote.halt', null, 'The platform'],
    ['remote.roll-back', ravi.user.id, 'Ravi'],
  ]);
  const inStaging = await staging.trail();
  expect(inStaging).toContainEqual(['remote.request', lim.user.id, 'Lim']);
  expect(inStaging.filter(([action]) => action === 'remote.request')).toHaveLength(1);
});

test('while the registry is away staff notice nothing and changes are refused; when it is back things go on', async () => {
  const { central, staging, production } = await twoInstallations();
  const siti = await staging.as('SUPER_ADMIN', { name: 'Siti' });
  const team = await publisherBy(staging.app, siti, {
    remotes: [REMOTE],
    environments: ['staging', 'production'],
    ends_on: IN_A_MONTH,
  });
  for (const version of ['1.0.0', '1.1.0']) await team.post(`/remotes/${REMOTE}/releases`, published(version));
  const owner = await production.as('SUPER_ADMIN', { name: 'Mei' });
  await owner.put(at('production'), setting('1.0.0'));
  await team.post(`${at('staging')}/selection`, { release: '1.1.0', reason: 'First' });
  const staff = await production.as('PROJECT_MANAGER');
  const whatStaffGet = async () => [
    (await staff.get('/remotes')).body,
    (await staff.get('/remotes/explanation')).body,
    (await production.app.inject({ url: `/remotes/${REMOTE}/1.0.0/${ENTRY}` })).body,
    (await owner.get(`${at('production')}/history`)).body,
  ];
  const before = await whatStaffGet();
  const present = await settingOf(owner, 'production');

  await central.kill();
  await production.follower.look();

  expect(await whatStaffGet()).toEqual(before);
  expect(
    (await staff.post('/remotes/events', { events: [{ remote: REMOTE, version: '1.0.0', kind: 'active' }] })).status,
  ).toBe(200);
  const away = (await owner.get('/remotes/environments')).body.data;
  expect(away.registry).toEqual({
    kind: 'central',
    url: central.url,
    away_since: expect.any(String),
    away_because: null,
  });
  expect(away.remotes[0].settings.production).toEqual(present);
  expect(away.environments.map(({ connection }: { connection: string }) => connection)).toEqual([
    'unknown',
    'unknown',
    'here',
  ]);
  const off = { ...setting('1.0.0'), enabled: false };
  const refused = await owner.put(at('production'), off, seen(present.revision));
  expect(refused).toMatchObject({ status: 503, body: { message: expect.stringContaining('nothing was changed') } });
  for (const call of [
    owner.post(`${at('production')}/rollback`, { revision: present.revision, reason: 'x' }, seen(present.revision)),
    owner.post(`/remotes/${REMOTE}/releases/1.1.0/revocation`, { reason: 'x' }),
    owner.get('/remotes/tokens'),
    team.post(`/remotes/${REMOTE}/releases`, published('1.2.0')),
    team.post(`${at('staging')}/selection`, { release: '1.0.0', reason: 'x' }),
  ])
    expect((await call).status).toBe(503);
  expect(await versionsOf(staging.anonymous)).toEqual(['1.1.0']);

  await central.start();
  await production.follower.look();
  expect(await owner.put(at('production'), off, seen(present.revision))).toMatchObject({ status: 200 });
  expect(await versionsOf(production.anonymous)).toEqual([]);
  const back = await until(
    async () => (await owner.get('/remotes/environments')).body.data,
    ({ environments }) => environments[2].at_work[REMOTE] === 1,
  );
  expect(back.environments[2].at_work).toEqual({ [REMOTE]: 1 });
  expect(back.registry.away_since).toBeNull();
});
