import { hostname } from 'node:os';
import { buildRelease, publicationOf } from '@siteledger/platform/testing/releases';
import { operatorOf } from '../testing/databases/operator';
import { publisherBy } from '../testing/remotes/publisher';
import { withApp } from '../testing/apps/with-app';

const server = withApp({ environment: 'production' });
const inAnyEnvironment = operatorOf(server);
const admin = (...parameters: string[]) => inAnyEnvironment(parameters, { config: { environment: 'production' } });

const OPERATOR = `Operator of ${hostname()}`;

const listing = async () => (await (await server.as('PROJECT_MANAGER')).get('/remotes')).body.data;
const running = async () => (await listing()).remotes.map(({ version }: { version: string }) => version);

/** Cranes run 1.0.0 first, then 1.1.0. */
async function cranes() {
  const siti = await server.as('SUPER_ADMIN', { name: 'Siti' });
  const team = await publisherBy(server.app, siti, { remotes: ['mfe-cranes'], environments: ['production'] });
  for (const version of ['1.0.0', '1.1.0']) {
    await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version })));
    await server.db
      .insertInto('registry.remote_settings')
      .values({ environment: 'production', remote: 'mfe-cranes', version, reason: 'New tables', changed_by: 'Siti' })
      .execute();
  }
  return siti;
}

test('lists what the environment does with each remote', async () => {
  const before = await admin('remotes');
  await cranes();

  expect(before).toMatchObject({ code: 0, said: ['No remote was ever set in production.'] });
  expect(await admin('remotes')).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/^mfe-cranes: on, 1\.1\.0, by Siti, .*: New tables$/)],
  });
});

test('switches a remote off and on, as the operator with the host, and says so in the audit trail', async () => {
  const siti = await cranes();

  const off = await admin('remotes', 'off', 'mfe-cranes', '--reason', 'It crashes', '--message', 'Back at noon.');
  const paused = (await listing()).paused[0];
  const again = await admin('remotes', 'off', 'mfe-cranes', '--reason', 'It crashes');
  const on = await admin('remotes', 'on', 'mfe-cranes', '--reason', 'Mended');
  const history = (await siti.get('/remotes/mfe-cranes/environments/production/history')).body.data;
  const rows = await server.db.selectFrom('audit_log').selectAll().where('action', '=', 'remote.change').execute();

  expect(off).toMatchObject({ code: 0, text: expect.stringContaining(`mfe-cranes: off, 1.1.0, by ${OPERATOR}, `) });
  expect(paused).toMatchObject({
    name: 'mfe-cranes',
    disable_mode: 'now',
    message: 'Back at noon.',
    changed_by: OPERATOR,
  });
  expect(again).toMatchObject({ code: 2, said: ['mfe-cranes is off already.'] });
  expect(on.code).toBe(0);
  expect(await running()).toEqual(['1.1.0']);
  expect(history.slice(0, 2)).toMatchObject([
    { enabled: true, message: null, reason: 'Mended', changed_by: OPERATOR },
    { enabled: false, message: 'Back at noon.', reason: 'It crashes', changed_by: OPERATOR },
  ]);
  expect(rows.map(({ user_id, user_name }) => [user_id, user_name])).toEqual([
    [null, 'Command line of the server'],
    [null, 'Command line of the server'],
  ]);
});

test('takes a remote back to the last other release that ran, also while it is off, and no further', async () => {
  await cranes();
  await admin('remotes', 'off', 'mfe-cranes', '--reason', 'It crashes');

  const back = await admin('remotes', 'roll-back', 'mfe-cranes', '--reason', 'Totals are wrong');
  const versions = await running();
  const further = await admin('remotes', 'roll-back', 'mfe-cranes', '--reason', 'Further');

  expect(back).toMatchObject({ code: 0, text: expect.stringContaining('mfe-cranes: on, 1.0.0') });
  expect(versions).toEqual(['1.0.0']);
  expect(further).toMatchObject({
    code: 2,
    said: ['No other release of mfe-cranes that could still run has run in production.'],
  });
});

test('brings nobody a release that was selected while the remote was off and waits for a second person', async () => {
  await cranes();
  await admin('remotes', 'off', 'mfe-cranes', '--reason', 'It crashes');
  const siti = await server.as('SUPER_ADMIN', { name: 'Siti' });
  const team = await publisherBy(server.app, siti, { remotes: ['mfe-cranes'], environments: ['production'] });
  await team.post('/remotes/mfe-cranes/releases', publicationOf(buildRelease('mfe-cranes', { version: '1.2.0' })));
  const [{ settings }] = (await siti.get('/remotes/environments')).body.data.remotes;
  const change = { enabled: false, release: '1.2.0', reason: 'For later' };
  const match = { 'if-match': String(settings.production.revision) };
  expect((await siti.put('/remotes/mfe-cranes/environments/production', change, match)).status).toBe(200);

  const on = await admin('remotes', 'on', 'mfe-cranes', '--reason', 'Mended');

  expect(on).toMatchObject({
    code: 2,
    said: [
      'Nobody has had 1.2.0 of mfe-cranes in production: a second person confirms it on the screen Remotes. "roll-back" takes the remote to the last other release that ran.',
    ],
  });
  expect(await running()).toEqual([]);
  expect((await admin('remotes', 'roll-back', 'mfe-cranes', '--reason', 'Needed')).code).toBe(0);
  expect(await running()).toEqual(['1.1.0']);
});

test.each([
  ['no reason', ['off', 'mfe-cranes'], 'A reason is required: --reason "…".'],
  [
    'words for staff of one that runs',
    ['on', 'mfe-cranes', '--reason', 'x', '--message', 'y'],
    '--message is for what staff read while a remote is off.',
  ],
  [
    'a reason that is too long',
    ['off', 'mfe-cranes', '--reason', 'x'.repeat(201)],
    '--reason and --message take at most 200 characters.',
  ],
  ['a remote that is not there', ['off', 'mfe-moon', '--reason', 'x'], 'mfe-moon was never set in production.'],
  [
    'an operation that it does not know',
    ['drop', 'mfe-cranes', '--reason', 'x'],
    expect.stringMatching(/^Usage: remotes /),
  ],
])('refuses %s', async (_, parameters, said) => {
  expect(await admin('remotes', ...parameters)).toMatchObject({ code: 2, said: [said] });
});
