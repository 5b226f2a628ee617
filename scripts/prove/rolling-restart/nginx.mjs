import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../../run/failure.mjs';
import { inRoot } from '../../run/root.mjs';

/** Whether this machine has nginx. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;

// Fault: a slow payment is repeated on the other server while the first is still working on it.
const rerunWrites = (text) =>
  text.replace(
    'location / {',
    `location = /api/v2/payments {
      proxy_next_upstream error timeout non_idempotent;
      proxy_read_timeout 5ms;
      proxy_pass http://siteledger;
    }
    location / {`,
  );

const FAULTS = { 'reruns-writes': rerunWrites };

// The repository's own configuration, with only addresses and paths changed to this machine's.
const configuration = ({ folder, port, tlsPort, servers, fault }) => {
  const read = (name) => readFileSync(inRoot('docker/nginx', name), 'utf8');
  const own = read('nginx.conf')
    .replace('include /etc/nginx/listen/*.conf;', read('tls.conf'))
    .replace('listen 8443', `listen 127.0.0.1:${tlsPort}`)
    .replaceAll('/etc/nginx/tls/', '')
    // Older nginx versions use a different syntax for this.
    .replace('http2 on;', '')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('api-1:3000', `127.0.0.1:${servers[0]}`)
    .replace('api-2:3000', `127.0.0.1:${servers[1]}`)
    // All load comes from this one address.
    .replace('rate=100r/s', 'rate=10000r/s')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll(/\/dev\/std(?:out|err)/g, (stream) => join(folder, stream.slice(5)));
  return (FAULTS[fault] ?? ((text) => text))(own);
};

const makeCertificate = (folder) =>
  spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=IP:127.0.0.1'],
      ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );

/** Starts nginx on a port in front of the servers' ports, with its files in a folder. */
export async function startNginx({ folder, ...where }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration({ folder, ...where }));
  makeCertificate(folder);
  // Started as root, its workers would run as a user without access to the temporary folder.
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const parameters = ['-p', folder, '-c', file, '-e', join(folder, 'stderr'), '-g', `daemon off;${user}`];
  const child = spawn('nginx', parameters, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${where.port}`;
  while (!(await fetch(`${url}/health/live`).catch(() => undefined))) {
    if (child.exitCode !== null)
      throw new Failure(`nginx did not start:\n${readFileSync(join(folder, 'stderr'), 'utf8')}`);
    await wait(50);
  }
  return {
    url,
    tls: { url: `https://127.0.0.1:${where.tlsPort}`, ca: readFileSync(join(folder, 'fullchain.pem')) },
    pid: child.pid,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      // nginx would otherwise wait for event streams that are still open.
      setTimeout(() => child.kill('SIGTERM'), 2000).unref();
      await ended;
    },
  };
}
