import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ROLES } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { buildApp } from '../app';
import { type Db, type OpenDatabase } from '../db/database';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/pglite/pglite';
import { openPostgres } from '../db/postgres/postgres';
import { seedDemo } from '../db/seed/seed-demo';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../db/seed/parties/users';
import { hashPassword } from '../resources/session/password-hash';
import { addUser } from '../testing/records/add-user';
import { type Client, client } from '../testing/apps/client';
import { documented, shell } from '../testing/contract/operation/documented';
import { findingsOf, unless } from '../testing/contract/operation/findings';
import { fillWithOddities, TOKEN } from '../testing/contract/operation/first-release';
import { cellsOf, differences, type Holdings, holdingsOf } from '../testing/contract/operation/holdings';
import { newDatabase } from '../testing/contract/operation/new-database';
import { faultsOfBooks } from '../testing/contract/operation/sound-books';
import { type Cluster, startCluster } from '../testing/databases/postgres-cluster';
import { addContractor, addExpense, addOrder, addPayment } from '../testing/records/records';
import { freePort, startedServer } from '../testing/apps/server-process';
import { TEST_DATABASE } from '../testing/databases/test-database';
import { TEST_CONFIG } from '../testing/apps/with-app';

const isFull = process.env.PROVE === '1';
const isOnServer = TEST_DATABASE === 'postgres';

const NOW = new Date('2026-07-01T10:00:00+08:00');
const WRITERS = 3;
const WORK_MS = 1_000;
const { problems, found, tell } = findingsOf('backup');
const folder = mkdtempSync(join(tmpdir(), 'siteledger-backup-'));
let cells = 0;

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  tell(`checks of ${cells} cells`);
});

const appOn = (database: OpenDatabase) => buildApp({ config: TEST_CONFIG, database, clock: () => NOW });

async function runningProject(db: Db) {
  const running = db
    .selectFrom('projects')
    .select('uuid')
    .where('status', '=', 'On Going')
    .where('deleted_at', 'is', null);
  return (await running.orderBy('id').limit(1).executeTakeFirstOrThrow()).uuid;
}

/** Lets people enter bills and pay them until stopped; returns the number of acknowledged payments. */
async function work(api: Client, project_uuid: string) {
  const { uuid: contractor_uuid } = await addContractor(api);
  let isOver = false;
  let paid = 0;
  await addOrder(api, { project_uuid, contractor_uuid });
  const people = Array.from({ length: WRITERS }, async () => {
    while (!isOver) {
      const { uuid: expense_uuid } = await addExpense(api, { project_uuid, contractor_uuid });
      await addPayment(api, { expense_uuid, payment_amt: '0.01' });
      paid += 1;
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(people);
    return paid;
  };
}

/** Runs the documented dump at an exported snapshot while people work; returns the snapshot's contents. */
async function dump({ db }: OpenDatabase, url: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(trx);
      const command = documented('pg_dump --format').replace('pg_dump ', `pg_dump --snapshot=${rows[0]?.id} `);
      const { code, text } = await shell(command, folder, { DATABASE_URL: url });
      await found('dump', unless(code === 0, text));
      return holdingsOf(trx);
    });
}

/** The documented commands next to this text: those that restore, and those that check. */
function restoring(text: string) {
  const commands = documented(text);
  const [bringBack = '', check = ''] = commands.split(/^(?=export)/m);
  return { commands, bringBack, check };
}

/** Runs the documented restore into a new cluster and returns its contents before anybody works with it. */
async function restore(cluster: Cluster, held: Holdings) {
  const { commands, bringBack, check } = restoring('pg_restore --exit');
  const [read = ''] = /\S+\.dump/.exec(commands) ?? [];
  // There may be an earlier dump besides the new one.
  const dumps = readdirSync(folder).filter((name) => name.endsWith('.dump'));
  const written = dumps.find((name) => name !== read) ?? read;
  renameSync(join(folder, written), join(folder, read));
  const url = cluster.url('siteledger_restored');
  const env = { PGHOST: decodeURIComponent(new URL(url).hostname), PGUSER: 'postgres' };
  const restored = await shell(bringBack, folder, env);
  await found('restore', unless(restored.code === 0, restored.text));
  const database = await openPostgres(url);
  await found('restore, rows', differences(held, await holdingsOf(database.db)));
  const checked = await shell(check.replace(/postgres:\S+siteledger_restored/, `'${url}'`), folder, {});
  await found('checks', unless(isSound(checked), checked.text));
  await found('restore, figures', faultsOfBooks(database.db));
  return { url, ...database };
}

const isSound = ({ code, text }: { code: number; text: string }) =>
  code === 0 && text.includes(' 0 faults.') && text.includes('Every kept sum is right.');

/** Fills a folder's embedded database, stops it and returns its contents. */
async function worked(dataDir: string, fill: typeof fillBooks) {
  const database = await openPglite(dataDir);
  await migrate(database.db);
  const { token, signIn } = await fill(database.db);
  const stop = await work(client(await appOn(database), token), await runningProject(database.db));
  await setTimeout(WORK_MS);
  const paid = await stop();
  await found('people at work', unless(paid >= WRITERS, `${paid} payments`));
  const held = await holdingsOf(database.db);
  await database.close();
  return { token, signIn, held };
}

/** Checks a folder's embedded database for these contents and soundness, and works with it. */
async function foundComeBack(dataDir: string, held: Holdings, token: string, check: () => ReturnType<typeof shell>) {
  const restored = await openPglite(dataDir);
  await found('restore, rows', differences(held, await holdingsOf(restored.db)));
  await found('restore, figures', faultsOfBooks(restored.db));
  await restored.close();
  const checked = await check();
  await found('checks', unless(isSound(checked), checked.text));
  const again = await openPglite(dataDir);
  await foundGoingOn(again, token);
  await again.close();
}

/** Works with the restored database: the session is valid, the next number is free. */
async function foundGoingOn(database: OpenDatabase, token: string) {
  const api = client(await appOn(database), token);
  const last = await sql<{
    no: string;
  }>`select max(po_no) as no from purchase_orders where po_no like 'PO-2026-%'`.execute(database.db);
  const stop = await work(api, await runningProject(database.db));
  const paid = await stop();
  await found('work goes on', unless(paid >= WRITERS, `${paid} payments`));
  const next = (await api.get('/purchaseOrders?per_page=1000')).body.data.map(({ po_no }: { po_no: string }) => po_no);
  const expected = `PO-2026-${String(Number(last.rows[0]?.no.slice(-4)) + 1).padStart(4, '0')}`;
  await found('the next number', unless(next.includes(expected), `${expected} is not among ${next.join()}`));
  const logos = await sql<{ name: string }>`select name from organisation_logos limit 1`.execute(database.db);
  for (const { name } of logos.rows)
    await found('a logo', unless((await api.get(`/logos/${name}`)).status === 200, `${name} is gone`));
}

type SignIn = { email: string; password: string };

/** Starts a server on the restored database and signs in. */
async function signedIn(place: { DATABASE_URL?: string; DATA_DIR: string }, { email, password }: SignIn) {
  const PORT = await freePort();
  // A production server refuses demo users.
  const APP_ENV = email.endsWith(DEMO_DOMAIN) ? 'development' : 'production';
  const env = { ...place, APP_ENV, SECOND_FACTOR_ROLES: 'none', LOG_LEVEL: 'silent', DRAIN_SECONDS: '0' };
  const { child, ended } = await startedServer({ ...env, PORT, HOST: '127.0.0.1' });
  const { status } = await fetch(`http://127.0.0.1:${PORT}/api/v2/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  child.kill('SIGTERM');
  await ended;
  return unless(status === 200, `the sign-in is answered with ${status}`);
}

async function fillBooks(db: Db) {
  await fillWithOddities(db);
  // Not the demo's password, with which no production server starts.
  const signIn = { email: 'siti@first.test', password: 'Padang Besar 1987' };
  const password_hash = await hashPassword(signIn.password);
  await db.updateTable('users').set({ password_hash }).where('id', '=', 1).execute();
  return { token: TOKEN, signIn };
}

async function fillDemo(db: Db) {
  await seedDemo(db, { scale: 1, clock: () => NOW });
  const { token } = await addUser(db, NOW, { roles: [ROLES.BUSINESS_OWNER] });
  return { token, signIn: { email: 'owner@demo.test', password: DEMO_PASSWORD } };
}

const fillings = isFull ? [fillBooks, fillDemo] : [fillBooks];

(isOnServer ? test : test.skip).each(fillings)(
  'comes back from a dump that was taken while people worked, row by row, in another cluster',
  async (fill) => {
    const source = await newDatabase('siteledger_template');
    const database = await source.open();
    const { token, signIn } = await fill(database.db);
    const api = client(await appOn(database), token);
    const stop = await work(api, await runningProject(database.db));

    const held = await dump(database, source.url);
    const paid = await stop();
    await database.close();
    cells += cellsOf(held);

    await found('people at work', unless(paid >= WRITERS, `${paid} payments`));
    const cluster = startCluster();
    const restored = await restore(cluster, held);
    await foundGoingOn(restored, token);
    await found('a server', signedIn({ DATABASE_URL: restored.url, DATA_DIR: folder }, signIn));
    await restored.close();
    cluster.stop();
    expect(problems).toEqual([]);
  },
  600_000,
);

(isOnServer ? test.skip : test).each(fillings)(
  'the embedded database comes back from the archive of its folder, row by row, in another folder',
  async (fill) => {
    const place = mkdtempSync(join(folder, 'embedded-'));
    const DATA_DIR = join(place, 'data');
    const restoredTo = join(place, 'restored');
    const { token, signIn, held } = await worked(DATA_DIR, fill);
    cells += cellsOf(held);

    const packed = await shell(documented('tar -czf'), place, { DATA_DIR });
    await found('archive', unless(packed.code === 0, packed.text));
    rmSync(DATA_DIR, { recursive: true });
    const { bringBack, check } = restoring('tar -xzf');
    const unpacked = await shell(bringBack, place, {});
    await found('restore', unless(unpacked.code === 0, unpacked.text));
    await foundComeBack(restoredTo, held, token, () => shell(check, place, {}));
    await found('a server', signedIn({ DATA_DIR: restoredTo }, signIn));
    expect(problems).toEqual([]);
  },
  600_000,
);
