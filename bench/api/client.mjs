import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { signIn } from '../product.mjs';
import { percentile } from '../table.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Access tokens of the users added by `clients.sql`, signed in one after the other because of the sign-in limits. */
export const signInClients = async ({ url }, count) => {
  const tokens = [];
  for (let client = 1; client <= count; client += 1)
    tokens.push((await signIn(url, `bench-client-${client}@demo.test`)).access_token);
  return tokens;
};

/** Calls a server without a browser; returns the milliseconds it took, and a function that reads the body as JSON. */
export const call = (server, token, path, { method = 'GET', body } = {}) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const fail = (error) => reject(new Error(`${method} ${path} failed: ${error.message}`));
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(server.url + path, { agent, method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', fail);
      answer.on('end', () => {
        const milliseconds = performance.now() - started;
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode >= 400) reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`));
        else resolve({ milliseconds, read: () => JSON.parse(text) });
      });
    });
    sent.on('error', fail);
    sent.end(body && JSON.stringify(body));
  });

/**
 * Milliseconds of one call made `count` times, by as many concurrent clients as there are tokens; the first tenth only
 * warms up. `first` is the very first call; `before` runs before each, outside the measured time.
 */
export const measure = async (server, tokens, path, { count, before }) => {
  const samples = [];
  let first;
  const oneClient = async (token, calls) => {
    for (let made = -Math.ceil(calls / 10); made < calls; made += 1) {
      await before?.();
      const { milliseconds } = await call(server, token, path);
      first ??= milliseconds;
      if (made >= 0) samples.push(milliseconds);
    }
  };
  const started = performance.now();
  await Promise.all(tokens.map((token) => oneClient(token, Math.ceil(count / tokens.length))));
  const seconds = (performance.now() - started) / 1000;
  return {
    first,
    p50: percentile(samples, 0.5),
    p95: percentile(samples, 0.95),
    p99: percentile(samples, 0.99),
    perSecond: (samples.length * 1.1) / seconds,
  };
};
