import { fingerprint } from '../testing/contract/fingerprint';
import { validCall } from '../testing/contract/valid-calls';
import { addSide, buildWorld, type Side, type World } from '../testing/contract/world';
import { type Client } from '../testing/client';
import { readDescription } from '../testing/described-operations';
import { withApp } from '../testing/with-app';

const server = withApp();

const NOW = new Date('2026-07-01T10:00:00+08:00');
const enter = () => buildWorld(server.app, server.db, NOW);

type Case = [
  what: string,
  method: 'post' | 'put',
  path: (own: Side) => string,
  body: (own: Side, other: Side, foreign: Side) => object,
];

const works = [{ description: 'Works', qty: '1', unit_price: '1.00' }];
const bill = { ref_no: 'X-1', invoice_date: '2026-05-01', invoice_amt: '1.00' };
const certificate = { invoice_date: '2026-05-01', work_done_certified: '9999.00' };
const variation = { title: 'More', type: 'addition', amount: '1.00' };
const between = (from: Side, to: Side) => ({ from_project_id: from.project, to_project_id: to.project });

const MOVES = [
  ['invoices', 'invoice_ids', 'invoice'],
  ['expenses', 'expenses_ids', 'expense'],
  ['contractors', 'contractor_ids', 'contractor'],
  ['purchase-orders', 'po_ids', 'order'],
  ['variation-orders', 'vo_ids', 'variation'],
] as const;

const CASES: Case[] = [
  ['a certificate on it', 'post', () => '/invoices', (_, { project }) => ({ ...certificate, project_uuid: project })],
  [
    'a bill on it',
    'post',
    () => '/expenses',
    ({ contractor }, { project }) => ({ ...bill, contractor_uuid: contractor, project_uuid: project }),
  ],
  [
    'a bill on its order',
    'post',
    () => '/expenses',
    (own, { order }, { contractor }) => ({
      ...bill,
      contractor_uuid: contractor,
      project_uuid: own.project,
      purchase_order_uuid: order,
    }),
  ],
  [
    'a bill moved to its order',
    'put',
    ({ expense }) => `/expenses/${expense}`,
    (_, { order }) => ({ purchase_order_uuid: order }),
  ],
  [
    'a bill moved to it',
    'put',
    ({ expense }) => `/expenses/${expense}`,
    (_, { project }) => ({ project_uuid: project }),
  ],
  [
    'an invoice moved to it',
    'put',
    ({ invoice }) => `/invoices/${invoice}`,
    (_, { project }) => ({ project_uuid: project }),
  ],
  [
    'an order on it',
    'post',
    () => '/purchaseOrders',
    ({ contractor }, { project }) => ({
      issued_date: '2026-05-01',
      lines: works,
      contractor_uuid: contractor,
      project_uuid: project,
    }),
  ],
  [
    'an order moved to it',
    'put',
    ({ order }) => `/purchaseOrders/${order}`,
    (_, { project }) => ({ project_uuid: project }),
  ],
  [
    'a variation on it',
    'post',
    () => '/variationOrders',
    (_, { project }) => ({ ...variation, project_uuid: project }),
  ],
  [
    'a variation moved to it',
    'put',
    (own) => `/variationOrders/${own.variation}`,
    (_, { project }) => ({ project_uuid: project }),
  ],
  ...MOVES.flatMap(([path, field, record]): Case[] => [
    [
      `${path} moved to it`,
      'post',
      () => `/move/${path}`,
      (own, foreign) => ({ [field]: [own[record]], ...between(own, foreign) }),
    ],
    [
      `${path} moved from it`,
      'post',
      () => `/move/${path}`,
      (own, foreign) => ({ [field]: [foreign[record]], ...between(foreign, own) }),
    ],
    [
      `its ${path} as one's own`,
      'post',
      () => `/move/${path}`,
      (own, foreign) => ({ [field]: [foreign[record]], from_project_id: own.project, to_project_id: own.spare }),
    ],
  ]),
];

const NOTHING = '00000000-0000-4000-8000-000000000000';
const nowhere = (side: Side) => Object.fromEntries(Object.keys(side).map((key) => [key, NOTHING])) as Side;

test('answers a body that names the project of another manager as if there were none, and changes nothing', async () => {
  const { own, foreign, callers } = await enter();
  const untouched = await fingerprint(server.db);
  const send = async ([, method, path, body]: Case, other: Side) => {
    const reply = await callers.PROJECT_MANAGER[method](path(own), body(own, other, foreign));
    return { status: reply.status, body: reply.body as unknown };
  };

  const told: unknown[] = [];
  for (const one of CASES) {
    const answer = await send(one, foreign);
    const isHidden = answer.status === 404 || answer.status === 422;
    if (!isHidden || JSON.stringify(answer) !== JSON.stringify(await send(one, nowhere(foreign))))
      told.push([one[0], answer]);
  }

  process.stdout.write(`ids in bodies: ${CASES.length - told.length}/${CASES.length} cases\n`);
  expect(told).toEqual([]);
  expect(await fingerprint(server.db)).toEqual(untouched);
});

// Contractors and the names of clients are everybody's.
const SHARED = ['/contractors', '/organisations', '/projects/clients'];

/** Every GET of the server, as the manager of one's own project would call it. */
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
  process.stdout.write(`canary: ${paths.length} readings, ${moved.length} of which show it to an admin\n`);
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

/** How much of the canary a list shows: by a search, and by a filter for its project. */
async function hits(api: Client, list: string, { project }: Side) {
  const searched = await api.get(`${list}?search=canary`);
  const filtered = await api.get(`${list}?project=${project}`);
  const count = list === '/projects' ? 0 : ((filtered.body.total as number | undefined) ?? 0);
  return [searched.body.total as number, count, list];
}
