import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ROLES, WORK_MAX } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { buildApp } from '../app';
import { type OpenDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/postgres/postgres';
import { type App } from '../http/request/fastify-types';
import { addUser } from '../testing/records/add-user';
import { type Client, client, type Reply } from '../testing/apps/client';
import { brokenRules } from '../testing/contract/money/rules';
import { type Cluster, startCluster } from '../testing/databases/postgres-cluster';
import { addContractor, addExpense, addProject } from '../testing/records/records';
import { tellGate } from '../testing/tell-gate';
import { TEST_DATABASE } from '../testing/databases/test-database';
import { TEST_CONFIG } from '../testing/apps/with-app';

const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;

const ROUNDS = process.env.PROVE === '1' ? 5 : 1;
// Five seconds, plus time for a busy machine to respond.
const HANGING_MS = 6_000;
const RECOVERY_MS = 2_000;
const FROZEN_MS = 7_000;
const AT_ONCE = 12;
// Enough people that nobody exceeds their own limit, so that only the database can refuse.
const PEOPLE = (2 * AT_ONCE) / WORK_MAX.person.working;

type Asked = { what: string; reply: Reply; ms: number };

let cluster: Cluster;
let database: OpenDatabase;
let app: App;
let people: Client[];
let turns = 0;
let expense_uuid: string;
const asked: Asked[] = [];
const problems: string[] = [];

beforeAll(async () => {
  if (TEST_DATABASE !== 'postgres') return;
  // Committed data need only survive the server's end, not the machine's.
  cluster = startCluster(['fsync=off']);
  database = await openPostgres(cluster.url('postgres'));
  await migrate(database.db);
  const now = new Date('2026-07-01T10:00:00+08:00');
  app = await buildApp({ config: TEST_CONFIG, database, clock: () => now });
  const addOwner = () => addUser(database.db, now, { roles: [ROLES.BUSINESS_OWNER] });
  const user = await addOwner();
  const others = await Promise.all(Array.from({ length: PEOPLE - 1 }, addOwner));
  people = [user, ...others].map(({ token }) => client(app, token));
  const owner = { ...client(app, user.token), user };
  const { uuid: project_uuid } = await addProject(owner);
  const { uuid: contractor_uuid } = await addContractor(owner);
  expense_uuid = (await addExpense(owner, { project_uuid, contractor_uuid, invoice_amt: '1000000.00' })).uuid;
}, 120_000);

afterAll(async () => {
  if (TEST_DATABASE !== 'postgres') return;
  await app.close();
  await database.close();
  cluster.stop();
});

async function ask(what: string, call: () => Promise<Reply>) {
  const since = performance.now();
  const reply = await call();
  asked.push({ what, reply, ms: performance.now() - since });
  return reply;
}

/** People take turns. */
function next() {
  const person = people[turns++ % PEOPLE];
  if (!person) throw new Error('Nobody is there to ask.');
  return person;
}

const pay = () =>
  next().post(
    '/payments',
    { expense_uuid, payment_date: '2026-06-01', payment_amt: '1.00' },
    { 'idempotency-key': randomUUID() },
  );

/** Sends reads and payments, several of each, simultaneously. */
const askAll = (what: string) =>
  Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) =>
      ask(what, () => (index % 2 === 0 ? pay() : next().get('/expenses?per_page=15'))),
    ),
  );

/** Fails when the database is not used again soon after its return. */
async function expectRecovery(what: string) {
  const since = performance.now();
  let reply = await ask(`${what}, back`, () => pay());
  while (reply.status === 503 && performance.now() - since < 2 * RECOVERY_MS) {
    await pause(20);
    reply = await ask(`${what}, back`, () => pay());
  }
  const ms = performance.now() - since;
  if (reply.status !== 201 || ms > RECOVERY_MS)
    problems.push(`${what}: ${reply.status} ${Math.round(ms)} ms after its return`);
}

const refused = (replies: readonly Reply[], what: string) => {
  if (!replies.some(({ status }) => status === 503)) problems.push(`${what}: nobody was asked to come back`);
};

async function restart() {
  const meanwhile = askAll('restart');
  cluster.halt();
  refused([...(await meanwhile), ...(await askAll('restart'))], 'restart');
  cluster.start();
  await expectRecovery('restart');
}

async function freeze() {
  cluster.freeze();
  const meanwhile = askAll('freeze');
  await pause(FROZEN_MS);
  cluster.thaw();
  refused(await meanwhile, 'freeze');
  await expectRecovery('freeze');
}

async function exhaust() {
  const other = await openPostgres(cluster.url('postgres'));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const holding = other.db.transaction().execute(async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`select from expenses for update`.execute(trx);
    await held;
  });
  const paying = Promise.all(Array.from({ length: 2 * AT_ONCE }, () => ask('exhaustion', () => pay())));
  const alive = await ask('exhaustion, alive', () => next().get('//health/live'));
  if (alive.status !== 200) problems.push('exhaustion: the process does not say that it is alive');
  refused(await paying, 'exhaustion');
  letGo();
  await holding;
  await other.close();
  await expectRecovery('exhaustion');
}

/** Makes the database abort each transaction `times` times; a fifth attempt is not made. */
async function giveUp(code: string, times: number) {
  await sql`
    create sequence tries;
    create function give_up() returns trigger language plpgsql as $$
    begin
      if nextval('tries') <= ${sql.lit(times)} then raise exception 'Given up' using errcode = ${sql.lit(code)}; end if;
      return new;
    end $$;
    create trigger given_up before insert on payments for each row execute function give_up()`.execute(database.db);
  const reply = await ask(`given up ${times} times with ${code}`, () => pay());
  await sql`drop function give_up cascade; drop sequence tries`.execute(database.db);
  const expected = times < 4 ? 201 : 503;
  if (reply.status !== expected) problems.push(`given up ${times} times with ${code}: ${reply.status}`);
}

const wrongWith = ({ what, reply: { status, headers }, ms }: Asked) => {
  if (![200, 201, 503].includes(status)) return `${what}: ${status}`;
  if (status === 503 && headers['retry-after'] !== '2') return `${what}: 503 without Retry-After`;
  return ms > HANGING_MS ? `${what}: ${status} after ${Math.round(ms)} ms` : undefined;
};

onServer(
  'asks to come back while the database is away, and hangs nowhere, loses nothing, is back at once',
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await restart();
      await freeze();
      await exhaust();
      for (const code of ['40001', '40P01']) {
        await giveUp(code, 2);
        await giveUp(code, 9);
      }
    }

    const wrong = asked.flatMap((one) => wrongWith(one) ?? []);
    const broken = await brokenRules(database.db);
    problems.push(...wrong, ...broken);
    const known = asked.filter(({ reply }) => reply.status === 201).length;
    const { rows } = await sql<{ count: number }>`select count(*) as count from payments`.execute(database.db);
    // What was stored and not answered may be there; what was answered has to be.
    if (Number(rows[0]?.count) < known)
      problems.push(`${known} payments were acknowledged, ${rows[0]?.count} are there`);
    tellGate('database', { passed: Math.max(0, asked.length - problems.length), tried: asked.length, of: 'requests' });
    expect(problems).toEqual([]);
  },
  600_000,
);
