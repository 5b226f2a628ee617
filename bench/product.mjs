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

/** Starts a server's script on the port in its settings, and waits until it is ready; `stop` ends it. */
export const startServer = async (script, env) => {
  const url = `http://127.0.0.1:${env.PORT}`;
  const child = spawn(process.execPath, [inRoot(script)], {
    cwd: root,
    // Benches use the real date, even when `npm run prove` sets another for its tests.
    env: { ...process.env, TODAY: '', ...env },
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
  startServer('api/dist/server.js', {
    PORT: String(await freePort()),
    APP_ENV: 'development',
    SEED: 'demo',
    ...env,
  });

/** Calls the API of a running product; returns the reply's JSON, or throws with method, path, status and body. */
export const callApi = async (url, path, { method = 'GET', token, body, headers } = {}) => {
  const answer = await fetch(`${url}/api/v2${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} /api/v2${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** Signs in a demo user, by default the owner; returns the session's data. */
export const signIn = async (url, email = 'owner@demo.test') => {
  const body = { email, password: 'siteledger' };
  return (await callApi(url, '/login', { method: 'POST', body })).data;
};
