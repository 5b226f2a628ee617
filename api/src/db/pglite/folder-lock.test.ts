import { chmodSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lockByFile, lockFolder } from './folder-lock';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'siteledger-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const LOCKS = [
  ['the system', lockFolder],
  ['a file', lockByFile],
] as const;

test.each(LOCKS)('lets only one have a folder, by %s', async (_, lock) => {
  const unlock = await lock(folder);

  await expect(lock(folder)).rejects.toThrow(`The data folder ${folder} is used by another Siteledger process`);

  await unlock();
  const again = await lock(folder);
  await again();
});

test('knows a folder by where it really is', async () => {
  const alias = join(folder, 'alias');
  symlinkSync(folder, alias);
  const unlock = await lockFolder(folder);

  await expect(lockFolder(alias)).rejects.toThrow('is used by another Siteledger process');

  await unlock();
});

test('takes a lock file over from a process that is gone', async () => {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  writeFileSync(join(folder, 'process.lock'), String(gone.pid));

  const unlock = await lockByFile(folder);

  await unlock();
});

test('says that a folder cannot be written', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');

  await expect(lockFolder(join(file, 'data'))).rejects.toThrow(
    `The data folder ${file}/data cannot be written (ENOTDIR)`,
  );
});

test('makes a folder for its own user alone', async () => {
  const own = join(folder, 'a', 'data');

  const unlock = await lockFolder(own);
  await unlock();

  expect(statSync(own).mode & 0o777).toBe(0o700);
});

test.each([0o755, 0o750, 0o701])(
  'refuses a folder that others can enter or read, and says what closes it: %o',
  async (mode) => {
    chmodSync(folder, mode);

    await expect(lockFolder(folder)).rejects.toThrow(
      `The data folder ${folder} is open to other users of this machine. Close it to them, and start again: chmod 700 ${folder}`,
    );
  },
);
