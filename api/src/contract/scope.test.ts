import { pathOf, readDescription } from '../testing/apps/described-operations';
import { isGrantedAny, permissionsOfRoles, ROLES } from '@siteledger/shared-lib/domain';
import { fingerprint } from '../testing/contract/fingerprint';
import { FOREIGN_BODIES, type ForeignBody } from '../testing/contract/foreign-bodies';
import { tellGate } from '../testing/tell-gate';
import { validCall } from '../testing/contract/valid-calls';
import { addSide, buildWorld, type Side, type World } from '../testing/contract/world';
import { type Client } from '../testing/apps/client';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const NOW = new Date('2026-07-01T10:00:00+08:00');
const enter = () => buildWorld(server.app, server.db, NOW);

const NOTHING = '00000000-0000-4000-8000-000000000000';
const nowhere = (side: Side) => Object.fromEntries(Object.keys(side).map((key) => [key, NOTHING])) as Side;

test('answers a body that names the project of another manager as if there were none, and changes nothing', async () => {
  const { own, foreign, callers } = await enter();
  const untouched = await fingerprint(server.db);
  const send = async ([, method, path, body]: ForeignBody, other: Side) => {
    const reply = await callers.PROJECT_MANAGER[method](path(own), body(own, other, foreign));
    return { status: reply.status, body: reply.body as unknown };
  };

  const told: unknown[] = [];
  for (const one of FOREIGN_BODIES) {
    const answer = await send(one, foreign);
    const isHidden = answer.status === 404 || answer.status === 422;
    if (!isHidden || JSON.stringify(answer) !== JSON.stringify(await send(one, nowhere(foreign))))
      told.push([one[0], answer]);
  }

  tellGate('ids in bodies', {
    passed: FOREIGN_BODIES.length - told.length,
    tried: FOREIGN_BODIES.length,
    of: 'cases',
  });
  expect(told).toEqual([]);
  expect(await fingerprint(server.db)).toEqual(untouched);
});

// Records every user may refer to: parties, account codes, and project managers.
const EVERYBODYS = ['contractor_uuid', 'account_code_uuid', 'client_name', 'project_managers'];
const NAMES_A_RECORD = /(?:_uuid|_ids?|_managers|^client_name|^payments|^projects)$/;

test('has a case for every field of a manager’s calls that names a record', async () => {
  const description = await readDescription(server.app);
  const marked = (word: string) => new Proxy({}, { get: () => word }) as Side;
  const tried = FOREIGN_BODIES.flatMap(([, method, path, body]) => {
    const fields = Object.entries(body(marked('own'), marked('other'), marked('foreign')));
    const named = fields.filter(([, value]) => /other|foreign/.test(JSON.stringify(value)));
    return named.map(([field]) => `${method} ${pathOf(description, method, `/api/v2${path(marked('own'))}`)} ${field}`);
  });

  const fields = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => isGrantedAny(MANAGER, operation['x-permission']))
      .flatMap(([method, operation]) => fieldsOf(operation.requestBody).map((field) => `${method} ${path} ${field}`)),
  );

  const untried = fields.filter((field) => !tried.includes(field) && !EVERYBODYS.includes(field.split(' ')[2] ?? ''));
  expect(untried).toEqual([]);
  expect(fields.length).toBeGreaterThan(15);
});

const MANAGER = permissionsOfRoles([ROLES.PROJECT_MANAGER]);

type Body = { content?: Record<string, { schema: { properties?: object } }> };

const fieldsOf = (body: unknown) =>
  Object.values((body as Body | undefined)?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema.properties ?? {}).filter((field) => NAMES_A_RECORD.test(field)),
  );

// Every user may list contractors and the names of clients.
const SHARED = ['/contractors', '/organisations', '/projects/clients'];

/** Every GET, as a project manager would call it. */
async function readings(world: World) {
  const { paths } = await readDescription(server.app);
  const { callers, own } = world;
  const names = Object.keys(paths)
    .filter(
      (path) => path.startsWith('/api/v2/') && paths[path]?.get && !paths[path].get['x-permission'].includes('public'),
    )
    .map((path) => path.slice('/api/v2'.length).replaceAll(/\{\w+\}/g, '{id}'));
  const calls = await Promise.all(
    names.map(
      async (name) =>
        (await validCall(`GET ${name}`, { world, side: own, caller: callers.PROJECT_MANAGER, db: server.db })).path,
    ),
  );
  return calls.filter((path) => !SHARED.includes(path) && !path.startsWith('/impersonate-user'));
}

const variants = (path: string) => [
  path,
  `${path}${path.includes('?') ? '&' : '?'}totals=1&per_page=1000&as_of=2026-06-25`,
];

async function readAll(api: Client, paths: readonly string[]) {
  const all: Record<string, unknown> = {};
  for (const path of paths.flatMap(variants)) {
    const { status, body } = await api.get(path);
    all[path] = { status, body: body as unknown };
  }
  return all;
}

test("keeps another's project out of every list, total, report, dashboard, export and search of a manager", async () => {
  const world = await enter();
  const manager = world.callers.PROJECT_MANAGER;
  const paths = await readings(world);
  const before = await readAll(manager, paths);
  const adminBefore = await readAll(world.callers.ADMIN, paths);

  const canary = await addSide(world.callers.SUPER_ADMIN, 'Canary', [world.callers.ADMIN.user.id]);
  const after = await readAll(manager, paths);
  const adminAfter = await readAll(world.callers.ADMIN, paths);

  const moved = paths.filter((path) => JSON.stringify(adminBefore[path]) !== JSON.stringify(adminAfter[path]));
  const leaking = paths.filter((path) => JSON.stringify(after[path]) !== JSON.stringify(before[path]));
  tellGate('canary', { passed: paths.length - leaking.length, tried: paths.length, of: 'readings' });
  expect(after).toEqual(before);
  expect(moved.length).toBeGreaterThanOrEqual(12);
  for (const list of [
    '/projects',
    '/invoices',
    '/expenses',
    '/purchaseOrders',
    '/variationOrders',
    '/payments',
    '/payment_records',
  ]) {
    expect(await hits(manager, list, canary)).toEqual([0, 0, list]);
    expect(await hits(world.callers.ADMIN, list, canary)).not.toEqual([0, 0, list]);
  }
});

/** How often a list shows the canary: by search, and by a filter for its project. */
async function hits(api: Client, list: string, { project }: Side) {
  const searched = await api.get(`${list}?search=canary`);
  const filtered = await api.get(`${list}?project=${project}`);
  const count = list === '/projects' ? 0 : ((filtered.body.total as number | undefined) ?? 0);
  return [searched.body.total as number, count, list];
}

const FILTERS: Readonly<Record<string, (keyof Side)[]>> = {
  project: ['project', 'spare'],
  client: ['client'],
  contractor: ['contractor', 'assigned'],
  contractor_uuid: ['contractor'],
  purchase_order: ['order'],
  invoice: ['invoice'],
  expense: ['expense'],
  payment_record: ['record'],
  exclude: ['invoice', 'expense'],
};

test('finds by the number of another’s record what it finds by the number of none', async () => {
  const world = await enter();
  const { paths } = await readDescription(server.app);
  const manager = world.callers.PROJECT_MANAGER;
  const filters = (await readings(world)).flatMap((path) => {
    const described = pathOf({ paths, components: { responses: {} } }, 'get', `/api/v2${path}`) ?? '';
    const names = (paths[described]?.get?.parameters ?? []).map(({ name }) => name);
    return names.flatMap((name) => (FILTERS[name] ?? []).map((record) => ({ path, name, record })));
  });

  const told: unknown[] = [];
  for (const { path, name, record } of filters) {
    const url = new URL(path, 'http://localhost');
    const answers = [];
    for (const id of [world.foreign[record], NOTHING]) {
      url.searchParams.set(name, id);
      const { status, body } = await manager.get(url.pathname + url.search);
      answers.push(JSON.stringify({ status, body: body as unknown }));
    }
    if (answers[0] !== answers[1]) told.push([path, name, record, ...answers]);
  }

  tellGate('ids in queries', { passed: filters.length - told.length, tried: filters.length, of: 'filters' });
  expect(told).toEqual([]);
  expect(filters.length).toBeGreaterThan(50);
});
