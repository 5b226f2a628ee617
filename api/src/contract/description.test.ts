import { buildWorld } from '../testing/contract/world';
import { validCall } from '../testing/contract/valid-calls';
import { type Operation, readDescription } from '../testing/apps/described-operations';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

type Reading = { path: string; operation: Operation };
type Schema = { properties?: Record<string, object> };

const NONSENSE = 'no such thing';

const at = (path: string, query: string) => `${path}${path.includes('?') ? '&' : '?'}${query}`;

const successOf = ({ responses }: Operation): Schema | undefined =>
  responses[200]?.content?.['application/json']?.schema;
const queryOf = ({ operation }: Reading) => operation.parameters.filter((parameter) => parameter.in === 'query');

// A list with further fields has its own type; its paging fields identify it.
const isList = (reading: Reading) =>
  successOf(reading.operation)?.properties?.current_page !== undefined ||
  queryOf(reading).some(({ name }) => name === 'page');

/** Every GET, with an address that finds something. */
async function readings() {
  const now = new Date('2026-07-01T10:00:00+08:00');
  const world = await buildWorld(server.app, server.db, now);
  const caller = world.callers.SUPER_ADMIN;
  const { paths } = await readDescription(server.app);
  const found: Reading[] = [];
  for (const [full, { get: operation }] of Object.entries(paths)) {
    if (!operation || !full.startsWith('/api/v2/')) continue;
    const name = `GET ${full.slice('/api/v2'.length)}`;
    found.push({ path: (await validCall(name, { world, side: world.own, caller, db: server.db })).path, operation });
  }
  return { api: caller, found };
}

test('offers in every list the pages, sort keys and filters that its description offers', async () => {
  const { api, found } = await readings();
  const lists = found.filter(isList);
  const wrong: string[] = [];
  let count = 0;
  const refuse = async (path: string, name: string) => {
    const { status, body } = await api.get(at(path, `${name}=${encodeURIComponent(NONSENSE)}`));
    if (status !== 422 || !Object.hasOwn((body.errors ?? {}) as object, name))
      wrong.push(`${path} does not read ${name}`);
  };

  for (const list of lists) {
    const parameters = new Map(queryOf(list).map(({ name, schema }) => [name, schema]));
    for (const sort of parameters.get('sort')?.enum ?? []) {
      const { status, body } = await api.get(at(list.path, `sort=${sort}&order=asc`));
      count++;
      if (status !== 200 || body.current_sorting?.sort !== sort) wrong.push(`${list.path} does not sort by ${sort}`);
    }
    for (const name of ['page', 'per_page', 'sort', 'order', 'search'])
      if (!parameters.has(name)) wrong.push(`${list.path} does not describe ${name}`);
    const checked = [...parameters].filter(
      ([name, schema]) => !['sort', 'order', 'search'].includes(name) && isChecked(schema),
    );
    for (const [name] of checked) await refuse(list.path, name);
    count += checked.length;
  }

  process.stdout.write(`description: ${count - wrong.length}/${count} parameters of ${lists.length} lists\n`);
  expect(wrong).toEqual([]);
  expect(lists.length).toBeGreaterThan(15);
}, 120_000);

// A parameter of free text refuses nothing.
const isChecked = (schema: Operation['parameters'][number]['schema']) =>
  Object.keys(schema).some((key) => ['enum', 'format', 'anyOf', 'items', 'minimum'].includes(key));

test('names what every route answers and takes', async () => {
  const { paths } = await readDescription(server.app);
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method} ${path}`, operation })),
  );

  const silent = routes.filter(
    ({ operation }) => ![200, 201, 202].some((status) => operation.responses[status]?.content),
  );
  const vague = routes.filter(({ operation }) => JSON.stringify(operation.requestBody ?? '').includes('"schema":{}'));

  expect(silent.map(({ route }) => route)).toEqual([]);
  expect(vague.map(({ route }) => route)).toEqual([]);
});
