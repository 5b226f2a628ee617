import { createHash } from 'node:crypto';
import { accessSync, constants, mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { ConfigError } from '../../config-error';

/** Releases the folder. */
export type Unlock = () => Promise<void>;

/**
 * Locks a folder for this process, or throws: two processes on one embedded database would lose rows silently. On Linux
 * the kernel releases the lock when the process dies; elsewhere a file with its process id does.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  const path = makeFolder(folder);
  return process.platform === 'linux' ? lockBySocket(path) : lockByFile(path);
}

function makeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    refuseOpen(folder);
    return realpathSync(folder);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new ConfigError(`The data folder ${folder} cannot be written (${code}): set DATA_DIR to another folder.`);
  }
}

// The folder contains password hashes, in the database and in its write-ahead log.
function refuseOpen(folder: string) {
  const isOpen = process.platform !== 'win32' && (statSync(folder).mode & 0o077) !== 0;
  if (isOpen)
    throw new ConfigError(
      `The data folder ${folder} is open to other users of this machine. Close it to them, and start again: chmod 700 ${folder}`,
    );
}

const refusal = (folder: string) =>
  new ConfigError(
    `The data folder ${folder} is used by another Siteledger process: stop that one, or set DATA_DIR to another folder.`,
  );

// An abstract socket has a name but no file. The name may have 107 bytes, a path may be longer.
async function lockBySocket(folder: string): Promise<Unlock> {
  const name = `\0siteledger-${createHash('sha256').update(folder).digest('hex')}`;
  const server = await new Promise<Server>((resolve, reject) => {
    const one = createServer((socket) => socket.destroy());
    one.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? refusal(folder) : error));
    one.listen(name, () => resolve(one));
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** The lock without abstract sockets: a file with the process id, ignored once that process is gone. */
export async function lockByFile(folder: string): Promise<Unlock> {
  const file = join(folder, 'process.lock');
  for (let attempt = 1; ; attempt++) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return async () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (attempt > 1 || isRunning(Number(readFileSync(file, 'utf8')))) throw refusal(folder);
      rmSync(file, { force: true });
    }
  }
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
