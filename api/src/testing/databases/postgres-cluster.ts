import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server for tests, on a socket in a temporary folder. */
export type Cluster = {
  url: (database: string) => string;
  start: () => void;
  halt: () => void;
  /** Suspends every process of the server until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Halts the server and removes its data. */
  stop: () => void;
};

const INSTALLED = '/usr/lib/postgresql';
const SPEED = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/** Folder of the programs of the newest installed PostgreSQL, if any. */
export function postgresPrograms() {
  const versions = existsSync(INSTALLED)
    ? readdirSync(INSTALLED)
        .map(Number)
        .sort((a, b) => b - a)
    : [];
  return versions
    .map((version) => join(INSTALLED, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

/** Starts an empty cluster. Extra settings are written `name=value`. */
export function startCluster(settings: readonly string[] = SPEED): Cluster {
  const programs = postgresPrograms();
  if (!programs) throw new Error(`PostgreSQL is not installed below ${INSTALLED}.`);
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-postgres-'));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, { ...owner, cwd: folder, stdio: 'ignore' });

  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']);
  const options = [`-k ${folder}`, "-c listen_addresses=''", ...settings.map((setting) => `-c ${setting}`)].join(' ');
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const halt = () => {
    spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], { ...owner, cwd: folder });
  };
  const signal = (name: NodeJS.Signals) => processesOf(data).forEach((pid) => process.kill(pid, name));
  start();
  return {
    url: (database) => `postgres://postgres@${encodeURIComponent(folder)}/${database}`,
    start,
    halt,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: () => {
      halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// The main process comes first, followed by the processes that it started.
function processesOf(data: string) {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const others = execFileSync('ps', ['-o', 'pid=', '--ppid', first], { encoding: 'utf8' });
  return [first, ...others.trim().split(/\s+/)].map(Number);
}

// PostgreSQL refuses to run as root.
function serverOwner() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  const user = spawnSync('id', ['postgres']).status === 0 ? 'postgres' : 'nobody';
  return { uid: id('-u', user), gid: id('-g', user) };
}
