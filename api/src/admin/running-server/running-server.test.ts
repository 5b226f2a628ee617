import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../config-error';
import { operatorOf } from '../../testing/databases/operator';
import { TEST_CONFIG, withApp } from '../../testing/apps/with-app';
import { commandSocket, lineOf } from './command-socket';
import { takeCommands } from './take-commands';

const dataDir = mkdtempSync(join(tmpdir(), 'siteledger-commands-'));
const socket = commandSocket({ dataDir });

const server = withApp();
const command = operatorOf(server);
const errors: unknown[] = [];
let stop = async () => undefined as void;

// The error another process gets while a server holds the folder.
const inUse = () =>
  Promise.reject(new ConfigError(`The data folder ${dataDir} is used by another Siteledger process.`));

const admin = (words: readonly string[], password?: string) =>
  command(words, { password, open: inUse, config: { dataDir, publicUrl: 'http://localhost:1' } });

// The socket works the same on both databases.
const start = async (publicUrl = 'https://siteledger.example.test') => {
  stop = await takeCommands({
    config: { ...TEST_CONFIG, dataDir, publicUrl },
    database: { ...server.database, kind: 'pglite' },
    clock: () => new Date('2026-07-01T02:00:00Z'),
    log: { error: (error: unknown) => void errors.push(error) },
  });
};

afterEach(async () => {
  await stop();
  errors.length = 0;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a Super Admin is created while the server runs, with the password that the command asked for', async () => {
  await start();

  const { code, said } = await admin(['create-super-admin', 'siti@example.test', '--name', 'Siti'], 'a good horse');

  expect([code, said]).toEqual([0, ['Siti <siti@example.test> is a Super Admin.']]);
  const signIn = await server.anonymous.post('/login', { email: 'siti@example.test', password: 'a good horse' });
  expect(signIn.status).toBe(200);
});

test('the link leads to where the running server is, not to where the command believes it to be', async () => {
  await start('http://localhost:3456');

  const { code, text } = await admin(['create-super-admin', 'siti@example.test', '--link']);

  expect(code).toBe(0);
  expect(text).toMatch(/\nhttp:\/\/localhost:3456\/password\/reset\/siti%40example\.test\/[\w-]{43}$/);
});

test('says of what the server refuses the same as without it', async () => {
  await start();

  const common = await admin(['create-super-admin', 'siti@example.test'], 'letmein');
  const unknown = await admin(['reset-second-factor', 'nobody@example.test']);
  const misused = await admin(['create-super-admin', 'siti@example.test', '--force']);

  expect(common).toMatchObject({ code: 2, said: ['Password is too common.'] });
  expect(unknown).toMatchObject({ code: 2, said: ['No user has the e-mail nobody@example.test.'] });
  expect(misused).toMatchObject({ code: 2, text: expect.stringContaining('There is no option --force here.') });
});

test('a command that needs the database for itself is not handed over', async () => {
  await start();

  expect(await admin(['rebuild-figures'])).toMatchObject({
    code: 2,
    said: [expect.stringContaining('is used by another Siteledger process')],
  });
});

test('the server carries out nothing else, whoever asks for it', async () => {
  await start();

  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const caller = connect(socket, () => caller.write(lineOf({ parameters: ['drop-releases'] })));
    caller.on('data', (data) => (text += data.toString()));
    caller.on('close', () => resolve(text));
  });

  expect(answer).toBe('');
  expect(errors).toEqual([expect.objectContaining({ message: 'The server does not carry out drop-releases.' })]);
});

test('takes the place of a server that was killed, for this user alone, and leaves nothing behind', async () => {
  writeFileSync(socket, '');
  await start();
  expect(statSync(socket).mode & 0o777).toBe(0o600);

  await stop();

  expect(statSync(socket, { throwIfNoEntry: false })).toBeUndefined();
  expect(await admin(['create-super-admin', 'siti@example.test', '--link'])).toMatchObject({ code: 2 });
});
