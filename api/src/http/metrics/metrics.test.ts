import { buildApp } from '../../app';
import { type OpenDatabase } from '../../db/database';
import { openTestDatabase, TEST_DATABASE } from '../../testing/test-database';
import { TEST_CONFIG } from '../../testing/with-app';
import { type App } from '../fastify-types';
import { exposition } from './exposition';
import { startMetrics } from './metrics-server';
import { RequestMetrics } from './request-metrics';

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
const value = async (name: string) => Number((await text()).split(`\n${name} `)[1]?.split('\n')[0]);

test('counts answers by method, route pattern and status, and in which time they came', async () => {
  for (const id of [1, 2, 3]) await app.inject({ url: `/api/v2/projects/${id}` });
  await app.inject({ url: '/nowhere.txt' });

  const labels = 'method="GET",route="/api/v2/projects/:id",status="418"';
  const [answered, fast, all, elsewhere] = [
    await value(`http_request_duration_seconds_count{${labels}}`),
    await value(`http_request_duration_seconds_bucket{${labels},le="10"}`),
    await value(`http_request_duration_seconds_bucket{${labels},le="+Inf"}`),
    await value('http_request_duration_seconds_count{method="GET",route="/*",status="404"}'),
  ];

  expect([answered, fast, all, elsewhere]).toEqual([3, 3, 3, 1]);
  expect(await value(`http_request_duration_seconds_sum{${labels}}`)).toBeGreaterThan(0);
  expect(await value('http_requests_in_flight')).toBe(0);
});

test('puts an answer into every bucket that is long enough for it', () => {
  const some = new RequestMetrics();
  const call = { method: 'GET', route: '/', status: '200' };
  for (const seconds of [0.004, 0.2, 60]) some.answered(call, seconds);

  const buckets = some.metrics()[0]?.samples.filter(({ part }) => part === '_bucket');

  expect(buckets?.map((bucket) => [bucket.labels?.le, bucket.value])).toEqual([
    ...['0.005', '0.01', '0.025', '0.05', '0.1'].map((bound) => [bound, 1]),
    ...['0.25', '0.5', '1', '2.5', '5', '10'].map((bound) => [bound, 2]),
    ['+Inf', 3],
  ]);
});

test('tells about the process, its event loop and the database', async () => {
  expect(await value('database_up')).toBe(1);
  expect(await value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(await value('nodejs_eventloop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  expect(await value('process_cpu_seconds_total')).toBeGreaterThan(0);
  expect((await text()).includes('database_connections{state="waiting"} 0')).toBe(TEST_DATABASE === 'postgres');
});

test('is Prometheus text of which every line can be read', async () => {
  const reply = await read();
  const lines = (await reply.text()).trimEnd().split('\n');

  const wrong = lines.filter(
    (line) => !/^(?:# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[^{}]+\})? -?\d[\d.e+-]*)$/.test(line),
  );

  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
});

test('escapes what a label may hold', () => {
  const samples = [{ value: 1, labels: { path: 'a"b\\c\nd' } }];

  expect(exposition([{ name: 'x', help: 'h', type: 'gauge', samples }])).toContain('x{path="a\\"b\\\\c\\nd"} 1');
});

test('is not to be had where people are served, and its own port serves nothing else', async () => {
  const inside = await app.inject({ url: '/metrics' });
  const others = await Promise.all(['/', '/api/v2/projects', '/metrics?x=1'].map(read));

  expect(inside.body).not.toContain('process_resident_memory_bytes');
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});
