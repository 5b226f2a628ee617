import { type KyselyPlugin } from 'kysely';
import { buildApp } from '../../app';
import { type OpenDatabase } from '../../db/database';
import { openTestDatabase, TEST_DATABASE } from '../../testing/databases/test-database';
import { TEST_CONFIG } from '../../testing/apps/with-app';
import { type App } from '../request/fastify-types';
import { startMetrics } from './metrics-server';
import { RequestMetrics } from './request-metrics';
import { databaseMetrics } from './server-metrics';

let database: OpenDatabase;
let app: App;
let metrics: Awaited<ReturnType<typeof startMetrics>>;
const requests = new RequestMetrics();

beforeAll(async () => {
  database = await openTestDatabase();
  app = await buildApp({ config: TEST_CONFIG, database, clock: () => new Date(), requests });
  metrics = await startMetrics({ port: 0, host: '127.0.0.1', database, requests });
});
afterAll(async () => {
  await metrics.close();
  await app.close();
  await database.close();
});

const read = (path = '/metrics') => fetch(`http://127.0.0.1:${metrics.port}${path}`);
const text = async () => (await read()).text();

// The value of a metric by name and labels, in any order.
function valueIn(metricsText: string, name: string, labels: Record<string, string> = {}) {
  const pairs = Object.entries(labels).map(([label, of]) => `${label}="${of}"`);
  const line = metricsText
    .split('\n')
    .find((one) => /^\w+/.exec(one)?.[0] === name && pairs.every((pair) => one.includes(pair)));
  return Number(line?.split(' ').at(-1));
}
const value = async (name: string, labels?: Record<string, string>) => valueIn(await text(), name, labels);

test('counts answers by method, route pattern and status, and in which time they came', async () => {
  for (const id of [1, 2, 3]) await app.inject({ url: `/api/v2/projects/${id}` });
  await app.inject({ url: '/nowhere.txt' });

  const labels = { method: 'GET', route: '/api/v2/projects/:id', status: '418' };
  const [answered, fast, all, elsewhere] = [
    await value('http_request_duration_seconds_count', labels),
    await value('http_request_duration_seconds_bucket', { ...labels, le: '10' }),
    await value('http_request_duration_seconds_bucket', { ...labels, le: '+Inf' }),
    await value('http_request_duration_seconds_count', { method: 'GET', route: '/*', status: '404' }),
  ];

  expect([answered, fast, all, elsewhere]).toEqual([3, 3, 3, 1]);
  expect(await value('http_request_duration_seconds_sum', labels)).toBeGreaterThan(0);
  expect(await value('http_requests_in_flight')).toBe(0);
});

test('puts an answer into every bucket that is long enough for it', async () => {
  const some = new RequestMetrics();
  const call = { method: 'GET', route: '/', status: '200' };
  for (const seconds of [0.004, 0.2, 60]) some.answered(call, seconds);

  const buckets = (await some.registry.metrics()).matchAll(/_bucket\{le="(.+?)".+\} (\d+)/g);

  expect([...buckets].map(([, bound, count]) => [bound, Number(count)])).toEqual([
    ...['0.005', '0.01', '0.025', '0.05', '0.1'].map((bound) => [bound, 1]),
    ...['0.25', '0.5', '1', '2.5', '5', '10'].map((bound) => [bound, 2]),
    ['+Inf', 3],
  ]);
});

test('tells about the process, its event loop and the database', async () => {
  expect(await value('database_up')).toBe(1);
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(await value('nodejs_eventloop_lag_seconds', { quantile: '0.99' })).toBeGreaterThanOrEqual(0);
  expect(await value('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect((await text()).includes('database_connections{state="waiting"} 0')).toBe(TEST_DATABASE === 'postgres');
});

test('does not count its own question to the database as one that waits', async () => {
  let questions = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => (questions++, node),
    transformResult: ({ result }) => Promise.resolve((questions--, result)),
  };
  const connections = () => ({ used: 0, idle: 0, waiting: questions });

  const registry = databaseMetrics({ ...database, db: database.db.withPlugin(counting), connections });

  expect(await registry.metrics()).toContain('database_connections{state="waiting"} 0');
});

test('is Prometheus text of which every line can be read', async () => {
  const reply = await read();
  const lines = (await reply.text()).trimEnd().split(/\n+/);

  const wrong = lines.filter(
    (line) => !/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[^{}]+\})? -?\d[\d.e+-]*)$/.test(line),
  );

  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
});

test('keeps the names and types that alerts and docs/operations.md name', async () => {
  const types = (await text()).matchAll(/^# TYPE (\w+) (\w+)$/gm);

  expect([...types].map(([, name, type]) => `${name} ${type}`)).toEqual([
    'http_request_duration_seconds histogram',
    'http_requests_in_flight gauge',
    'database_connections gauge',
    'database_up gauge',
    'remote_files_bytes gauge',
    'nodejs_eventloop_lag_seconds gauge',
    'process_resident_memory_bytes gauge',
    'nodejs_heap_used_bytes gauge',
    'process_cpu_seconds_total counter',
    'process_start_time_seconds gauge',
  ]);
});

test('measures each server by itself and reads the process again each time', async () => {
  const other = await startMetrics({ port: 0, host: '127.0.0.1', database, requests: new RequestMetrics() });
  const readOther = async () => (await fetch(`http://127.0.0.1:${other.port}/metrics`)).text();

  const [first, second] = [await readOther(), await readOther()];
  await other.close();

  expect(first).not.toContain('/api/v2/projects/:id');
  const cpu = [first, second].map((one) => valueIn(one, 'process_cpu_seconds_total'));
  expect(cpu[1]).toBeGreaterThanOrEqual(cpu[0]!);
  expect(cpu[1]).toBeLessThan(cpu[0]! * 1.9);
});

test('is not to be had where people are served, and its own port serves nothing else', async () => {
  const inside = await app.inject({ url: '/metrics' });
  const others = await Promise.all(['/', '/api/v2/projects', '/metrics?x=1'].map(read));

  expect(inside.body).not.toContain('process_resident_memory_bytes');
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});
