import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { percentile } from '../table.mjs';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Calls the server without the browser's machinery; answers the body, as JSON, and the milliseconds it took. */
export const call = (product, token, path, { method = 'GET', body } = {}) =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(product.url + path, { agent, method, headers }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const milliseconds = performance.now() - started;
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode >= 400) reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text}`));
        else resolve({ milliseconds, read: () => JSON.parse(text) });
      });
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });

/** Milliseconds of one call made over and over by some clients at once; the first tenth only warms up. `first` is the very first. */
export const measure = async (product, token, path, { count, clients = 1 }) => {
  const samples = [];
  let first;
  const oneClient = async (calls) => {
    for (let made = -Math.ceil(calls / 10); made < calls; made += 1) {
      const { milliseconds } = await call(product, token, path);
      first ??= milliseconds;
      if (made >= 0) samples.push(milliseconds);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: clients }, () => oneClient(Math.ceil(count / clients))));
  const seconds = (performance.now() - started) / 1000;
  return {
    first,
    p50: percentile(samples, 0.5),
    p95: percentile(samples, 0.95),
    p99: percentile(samples, 0.99),
    perSecond: (samples.length * 1.1) / seconds,
  };
};
