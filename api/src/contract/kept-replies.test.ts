import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { ROLES } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type App } from '../http/request/fastify-types';
import { RESOURCES } from '../routes';
import { readDescription } from '../testing/apps/described-operations';
import { client } from '../testing/apps/client';
import { TEST_CONFIG, withApp } from '../testing/apps/with-app';
import { type Call, sendCall } from '../testing/contract/send-call';
import { validCall } from '../testing/contract/valid-calls';
import { addSide, buildWorld, type Caller, type World } from '../testing/contract/world';
import { tellGate } from '../testing/tell-gate';

const server = withApp();

const NOW = new Date('2026-07-01T10:00:00+08:00');
const enter = () => buildWorld(server.app, server.db, NOW);

/** The routes that declare their replies kept, as `/projects/:id`. */
function keptRoutes() {
  const found: string[] = [];
  const app = fastify({ exposeHeadRoutes: false });
  app.addHook('onRoute', ({ url, config }) => void (config?.isKept && found.push(url)));
  for (const add of RESOURCES) add(app as unknown as App, TEST_CONFIG);
  return found;
}

async function keptPaths(world: World, caller: Caller) {
  const at = { world, side: world.own, caller, db: server.db };
  const calls = keptRoutes().map(async (url) => validCall(`GET ${url.replaceAll(/:(\w+)/g, '{$1}')}`, at));
  return (await Promise.all(calls)).flatMap(({ path }) => [
    path,
    `${path}${path.includes('?') ? '&' : '?'}as_of=2026-06-25`,
  ]);
}

// Every other header belongs to the request, not to its reply.
const OWN_HEADERS = ['x-request-id', 'date'];

async function read({ token }: { token: string | undefined }, path: string, more: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${token}`, ...more };
  const { statusCode, rawPayload, headers: all } = await server.app.inject({ url: `/api/v2${path}`, headers });
  const kept = Object.entries(all).filter(([name]) => !OWN_HEADERS.includes(name));
  return { status: statusCode, headers: Object.fromEntries(kept.sort()), bytes: rawPayload };
}

const text = async (caller: { token: string | undefined }, path: string) => (await read(caller, path)).bytes.toString();

/** After this every reply is read again. */
const renewVersion = () => sql`update data_versions set writer = writer + 1`.execute(server.db);

const UNRELATED =
  /remote|log(in|out)|refresh|password|second-factor|sessions|impersonate|reports|events|saved_views|known_records|factor|passkey|totp|recovery/;

/** The writing routes, deletions last. */
async function writesOf(app: App) {
  const { paths } = await readDescription(app);
  const names = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v2', '')}`),
  );
  return names
    .filter((name) => !name.startsWith('GET') && !UNRELATED.test(name))
    .sort((a, b) => Number(a.startsWith('DELETE')) - Number(b.startsWith('DELETE')));
}

test('gives the same bytes and headers again without reading the data, compressed or not', async () => {
  const world = await enter();
  const owner = world.callers.BUSINESS_OWNER;
  const apart: string[] = [];
  for (const path of await keptPaths(world, owner)) {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const [first, second] = [
        await read(owner, path, { 'accept-encoding': encoding }),
        await read(owner, path, { 'accept-encoding': encoding }),
      ];
      expect([path, first.status]).toEqual([path, 200]);
      if (JSON.stringify(first) !== JSON.stringify(second)) apart.push(`${path} ${encoding}`);
      if (first.headers['content-encoding'] === 'br')
        expect(brotliDecompressSync(first.bytes).toString()).toBe(await text(owner, path));
    }
  }
  expect(apart).toEqual([]);

  const before = await text(owner, '/clients');
  await server.db.transaction().execute(async (trx) => {
    // Without triggers the version stays, and with it the reply.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update clients set name = name || ' & Sons'`.execute(trx);
  });
  expect(await text(owner, '/clients')).toBe(before);
  await renewVersion();
  expect(await text(owner, '/clients')).toContain(' & Sons');
}, 120_000);

test('shows every write of the API at once', async () => {
  const world = await enter();
  const owner = world.callers.BUSINESS_OWNER;
  const paths = (await keptPaths(world, owner)).filter((path) => !path.includes('as_of'));
  const readAll = async () => {
    const found: [path: string, reply: string][] = [];
    for (const path of paths) found.push([path, await text(owner, path)]);
    return new Map(found);
  };
  const changed = new Set<string>();
  const stale: string[] = [];
  let tried = 0;
  const at = { world, side: world.own, caller: world.callers.SUPER_ADMIN, db: server.db };
  const write = async (method: string, call: Call) => {
    const { status } = await sendCall(server.app, method, call, at.caller.token);
    // A refusal changes nothing.
    if (status >= 300) return;
    const shown = await readAll();
    await renewVersion();
    const fresh = await readAll();
    tried += paths.length;
    stale.push(...paths.filter((path) => shown.get(path) !== fresh.get(path)).map((path) => `${call.path}: ${path}`));
    for (const path of paths) if (before.get(path) !== fresh.get(path)) changed.add(path);
    before = fresh;
  };

  let before = await readAll();
  for (const name of await writesOf(server.app)) await write(name.split(' ')[0] ?? '', await validCall(name, at));
  const { user } = world.callers.PROJECT_MANAGER;
  await write('PUT', { path: `/users/${user.uuid}`, body: { name: 'Renamed manager', email: user.email } });
  await write('POST', { path: '/clients', body: { name: 'Client', country: 'MY', end_customer: 'New end customer' } });

  tellGate('kept replies', { passed: tried - stale.length, tried, of: 'replies after writes' });
  expect(stale).toEqual([]);
  expect(paths.filter((path) => !changed.has(path))).toEqual([]);
  expect(before.get('/projects')).toContain('Renamed manager');
}, 300_000);

test('keeps the replies of an owner and of each manager apart', async () => {
  const world = await enter();
  const { BUSINESS_OWNER: owner, PROJECT_MANAGER: manager } = world.callers;
  const foreign = await addSide(world.callers.SUPER_ADMIN, 'Canary', [owner.user.id]);
  const paths = await keptPaths({ ...world, own: foreign }, owner);
  for (const path of paths) await read(owner, path);

  const leaking: string[] = [];
  for (const path of paths) {
    const kept = await read(manager, path);
    await renewVersion();
    await read(owner, path);
    const fresh = await read(manager, path);
    if (kept.status !== fresh.status || !kept.bytes.equals(fresh.bytes)) leaking.push(path);
  }
  expect(leaking).toEqual([]);
  expect((await read(manager, `/projects/${foreign.project}`)).status).toBe(404);
  expect(await text(manager, '/projects')).not.toContain('Canary');
}, 120_000);

test('follows a change of roles and of projects at once', async () => {
  const world = await enter();
  const { staff } = world;
  expect(await text(staff, '/projects')).toContain('Foreign project');

  await server.db
    .updateTable('user_roles')
    .set({ role_id: ROLES.PROJECT_MANAGER })
    .where('user_id', '=', staff.user.id)
    .execute();
  expect(JSON.parse(await text(staff, '/projects')).total).toBe(0);

  await client(server.app, world.callers.SUPER_ADMIN.token).put('/batch-update/usersRoles', {
    data: [{ id: staff.user.id, roles: [ROLES.PROJECT_MANAGER], projects: [world.own.project] }],
  });
  expect(await text(staff, '/projects')).toContain('Own project');

  await server.db.deleteFrom('user_roles').where('user_id', '=', staff.user.id).execute();
  expect((await read(staff, '/projects')).status).toBe(403);
});

test('shows a new day as soon as it begins', async () => {
  const world = await enter();
  const owner = world.callers.BUSINESS_OWNER;
  const overdue = async () => JSON.parse(await text(owner, '/dashboards/overdue-invoices'));
  const today = await overdue();

  server.setTime('2026-07-02');
  const tomorrow = await overdue();

  expect([today.as_of, tomorrow.as_of]).toEqual(['2026-07-01', '2026-07-02']);
  expect(tomorrow.data[0].overdue).toBe(today.data[0].overdue + 1);
  expect(JSON.parse(await text(owner, '/invoices?aged=1')).data).not.toEqual([]);
});

// Written together with the documents that they are computed from, or read for the session.
const FOLLOWING = [
  'project_totals',
  'project_month',
  'project_due_day',
  'document_days',
  'payment_days',
  'document_state_days',
  'project_weeks',
  'expense_states',
  'invoice_states',
  'expense_texts',
  'invoice_texts',
];
const OF_SESSION = ['users', 'user_roles', 'roles', 'sessions', 'session_tokens', 'data_versions'];

test('reads only tables that renew the data version', async () => {
  const world = await enter();
  const owner = world.callers.BUSINESS_OWNER;
  const paths = await keptPaths(world, owner);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and not exists (
      select from pg_trigger join pg_proc on pg_proc.oid = tgfoid
      where tgrelid = format('public.%I', tablename)::regclass and proname = 'renew_data_version')`.execute(server.db);
  const others = rows.map(({ name }) => name).filter((name) => ![...FOLLOWING, ...OF_SESSION].includes(name));
  const rename = (from: string, to: string) =>
    sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(server.db);

  const failed: string[] = [];
  for (const name of others) await rename(name, `${name}_away`);
  try {
    for (const path of paths) if ((await read(owner, path)).status !== 200) failed.push(path);
  } finally {
    for (const name of others) await rename(`${name}_away`, name);
  }

  expect(failed).toEqual([]);
  expect(others).toContain('mails');
}, 120_000);
