import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../scripts/run/failure.mjs';
import { postgresFolder } from '../../scripts/run/postgres.mjs';

// PostgreSQL refuses to run as root, so root runs it as another user.
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const settings = [
  'listen_addresses=',
  'fsync=on',
  'shared_buffers=1GB',
  'max_wal_size=4GB',
  'work_mem=16MB',
  'jit=off',
];

const OTHERS =
  "select count(*) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

/**
 * A temporary PostgreSQL on a socket in a temporary folder: `psql` runs a script, `connections` counts those of others,
 * `stop` removes everything.
 */
export const startCluster = () => {
  const programs = postgresFolder();
  if (!programs) throw new Failure('The api bench needs PostgreSQL on this machine (apt-get install postgresql).');
  const folder = mkdtempSync(join(tmpdir(), 'siteledger-bench-'));
  if (nobody.uid) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, 'data');
  const call = (program, ...parameters) =>
    execFileSync(join(programs, program), parameters, {
      ...nobody,
      cwd: folder,
      env: { LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  call('initdb', '-D', data, '-U', 'siteledger', '--encoding=UTF8', '--locale=C.UTF-8', '--auth=trust');
  call(
    'pg_ctl',
    'start',
    '-w',
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-o',
    `-k ${folder} ${settings.map((setting) => `-c ${setting}`).join(' ')}`,
  );
  call('createdb', '-h', folder, '-U', 'siteledger', 'siteledger');
  const signals = ['SIGINT', 'SIGTERM'];
  const stop = () => {
    for (const signal of signals) process.off(signal, stopAndExit);
    call('pg_ctl', 'stop', '-w', '-m', 'immediate', '-D', data);
    rmSync(folder, { recursive: true });
  };
  const stopAndExit = () => {
    stop();
    process.exit(1);
  };
  // It runs in the background, so it would outlive an interrupted bench.
  for (const signal of signals) process.once(signal, stopAndExit);
  return {
    url: `postgresql://siteledger@localhost/siteledger?host=${encodeURIComponent(folder)}`,
    psql: (script, variables) =>
      execFileSync(
        join(programs, 'psql'),
        [
          ...['-h', folder, '-U', 'siteledger', '-d', 'siteledger', '-q', '-v', 'ON_ERROR_STOP=1'],
          ...Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]),
        ],
        { input: script, stdio: ['pipe', 'ignore', 'inherit'] },
      ),
    connections: () =>
      Number(
        execFileSync(join(programs, 'psql'), ['-h', folder, '-U', 'siteledger', '-d', 'siteledger', '-tAc', OTHERS], {
          encoding: 'utf8',
        }),
      ),
    stop,
  };
};
