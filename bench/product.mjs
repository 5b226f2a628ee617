import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../scripts/run/port.mjs';
import { inRoot, root } from '../scripts/run/root.mjs';

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a built server on the port that its settings name, and waits until it is ready; `stop` ends it. */
export const startServer = async (script, env) => {
  const url = `http://127.0.0.1:${env.PORT}`;
  const child = spawn(process.execPath, [inRoot('api', 'dist', script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers(`${url}/health/ready`))) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    await wait(100);
  }
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await once(child, 'exit');
  };
  return { url, stop, pid: child.pid };
};

/** Starts the built product on a free port and waits until it is ready; `stop` ends it. */
export const startProduct = async (env) =>
  startServer('server.js', { PORT: String(await freePort()), APP_ENV: 'development', SEED: 'demo', ...env });

/** Signs a demo user in, the owner unless said otherwise; answers what the session holds. */
export const signIn = async (url, email = 'owner@demo.test') => {
  const answer = await fetch(`${url}/api/v2/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'siteledger' }),
  });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`);
  return (await answer.json()).data;
};
