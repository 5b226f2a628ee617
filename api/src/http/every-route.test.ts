import { type Client } from '../testing/apps/client';
import { withApp } from '../testing/apps/with-app';

type Route = { method: string; path: string; permissions: string[]; hasBody: boolean; isForPublishers: boolean };
type Operation = { 'x-permission': string[]; requestBody?: unknown; security: object[] };

const api = withApp();

/** Every route of the server, read from its own description. */
async function routes(): Promise<Route[]> {
  const { body } = await api.anonymous.get('/openapi.json');
  const paths = Object.entries((body as { paths: Record<string, Record<string, Operation>> }).paths);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method,
      path,
      permissions: operation['x-permission'],
      hasBody: Boolean(operation.requestBody),
      isForPublishers: operation.security.some((scheme) => 'publishToken' in scheme),
    })),
  );
}

const UUID = '00000000-0000-4000-8000-000000000000';
// Routes for publish tokens are tested in the tests of tokens.
const takesBody = ({ hasBody, isForPublishers }: Route) => hasBody && !isForPublishers;
const isOpen = ({ permissions }: Route) => permissions.includes('public');

const call = (client: Client, { method, path }: Route, body?: unknown) => {
  const url = `/${path.replace(/\{\w+\}/g, UUID)}`;
  if (method === 'post') return client.post(url, body);
  if (method === 'put') return client.put(url, body);
  return method === 'delete' ? client.delete(url) : client.get(url);
};

/** Calls every route of a kind and returns those with an unexpected response. */
async function unexpected(
  kind: (route: Route) => boolean,
  client: Client,
  expected: { status: number; names?: string },
  body?: unknown,
) {
  const chosen = (await routes()).filter(kind);
  const wrong: string[] = [];
  for (const route of chosen) {
    const reply = await call(client, route, body);
    const isNamed =
      expected.names === undefined || expected.names in ((reply.body as { errors?: object }).errors ?? {});
    if (reply.status !== expected.status || !isNamed)
      wrong.push(`${route.method} ${route.path}: ${reply.status} ${JSON.stringify(reply.body).slice(0, 200)}`);
  }
  return { count: chosen.length, wrong };
}

test('asks everybody to sign in, but on the routes that are public', async () => {
  const { count, wrong } = await unexpected((route) => !isOpen(route), api.anonymous, { status: 418 });

  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

test('refuses who has no role, but where being signed in is enough', async () => {
  const nobody = await api.as([]);

  const { count, wrong } = await unexpected(
    (route) => !isOpen(route) && !route.permissions.includes('authenticated'),
    nobody,
    { status: 403 },
  );

  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

test('names a field that it does not know', async () => {
  const superAdmin = await api.as('SUPER_ADMIN');

  const { count, wrong } = await unexpected(
    takesBody,
    superAdmin,
    { status: 422, names: 'balance_of_my_own' },
    { balance_of_my_own: 1 },
  );

  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(5);
});

test('answers a body of the wrong kind with the fields that are wrong, never with a fault', async () => {
  const superAdmin = await api.as('SUPER_ADMIN');
  const bodies = [[], 'text', 7, null, { name: { deep: [] } }, { version: 'one' }];

  for (const body of bodies) {
    const { wrong } = await unexpected(takesBody, superAdmin, { status: 422 }, body);
    expect(wrong).toEqual([]);
  }
});

const ODD_QUERIES = [
  'page=1&page=2&per_page[]=15',
  'search=%00&sort=__proto__&order[]=asc',
  'search=%ff%fe&page=1e400',
  'as_of=2026-02-30&from=x&to=[object%20Object]',
  `search=${encodeURIComponent('%_\\\'"; drop table users; --')}`,
  'status=&status=x&days=-1&project_uuid=1%20or%201=1&contractor_uuid[]=',
];

test('answers odd queries without a fault', async () => {
  const superAdmin = await api.as('SUPER_ADMIN');
  const readable = (await routes()).filter((route) => route.method === 'get' && !isOpen(route));
  const faults: string[] = [];

  for (const { path } of readable) {
    for (const query of ODD_QUERIES) {
      const reply = await superAdmin.get(`/${path.replace(/\{\w+\}/g, UUID)}?${query}`);
      if (reply.status >= 500) faults.push(`${path}?${query}: ${reply.status}`);
    }
  }

  expect(faults).toEqual([]);
  expect(readable.length).toBeGreaterThan(10);
});

test('does not store answers in between, nor let pages be built from them', async () => {
  const reply = await api.anonymous.get('/user/details');

  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
});
