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

/** Starts a server's script on the port that its settings name, and waits until it is ready; `stop` ends it. */
export const startServer = async (script, env) => {
  const url = `http://127.0.0.1:${env.PORT}`;
  const child = spawn(process.execPath, [inRoot(script)], {
    cwd: root,
    // Benches run on the real day, also when `npm run prove` gives its tests another one.
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

/** Calls the API of a running product; gives the reply's JSON, or throws with method, path, status and body. */
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

/** Signs a demo user in, the owner unless said otherwise; gives what the session holds. */
export const signIn = async (url, email = 'owner@demo.test') => {
  const body = { email, password: 'siteledger' };
  return (await callApi(url, '/login', { method: 'POST', body })).data;
};
