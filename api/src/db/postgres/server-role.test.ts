import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { operatorOf } from '../../testing/databases/operator';
import { newKeyPair } from '../../testing/records/audit-keys';
import { newDatabase } from '../../testing/contract/operation/new-database';
import { freePort, startedServer } from '../../testing/apps/server-process';
import { TEST_DATABASE } from '../../testing/databases/test-database';
import { bringUpToDate } from '../bring-up-to-date';
import { openDatabase } from '../open-database';
import { openPostgres } from './postgres';

const onServer = TEST_DATABASE === 'postgres' ? test : test.skip;

const folder = mkdtempSync(join(tmpdir(), 'siteledger-role-'));
const roles: string[] = [];

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

/** A new database with both addresses; the serving role does not exist yet. */
async function twoAddresses() {
  const { url } = await newDatabase();
  const role = `serves_${process.pid}_${roles.length}`;
  roles.push(role);
  const address = new URL(url);
  address.username = role;
  address.password = "it's \\ secret";
  return { databaseOwnerUrl: url, databaseUrl: address.toString(), dataDir: folder, newerDatabase: 'refuse' as const };
}

const admin = operatorOf({
  get database(): never {
    throw new Error('The command opens its own.');
  },
});

onServer(
  'creates the role that serves, which owns nothing and also works with tables of later migrations',
  async () => {
    const settings = await twoAddresses();

    await bringUpToDate(settings);
    await bringUpToDate(settings);

    const owner = await openPostgres(settings.databaseOwnerUrl);
    await sql`create table added_later (id bigint generated always as identity, name text)`.execute(owner.db);
    const server = await openPostgres(settings.databaseUrl);
    await sql`insert into added_later (name) values ('new')`.execute(server.db);
    const { rows } = await sql`select from pg_class where pg_get_userbyid(relowner) = current_user`.execute(server.db);
    expect(rows).toEqual([]);
    await server.close();
    await owner.close();
  },
);

onServer('says who migrates when the role that serves finds migrations waiting', async () => {
  const settings = await twoAddresses();
  const owner = await openPostgres(settings.databaseOwnerUrl);
  await sql`create role ${sql.id(new URL(settings.databaseUrl).username)} login`.execute(owner.db);
  await owner.close();

  const { databaseUrl, dataDir } = settings;
  const refused = await admin(['migrate'], { open: openDatabase, config: { databaseUrl, dataDir } });
  const sameRole = { databaseUrl: settings.databaseOwnerUrl, databaseOwnerUrl: settings.databaseOwnerUrl };
  const twice = await admin(['migrate'], { open: openDatabase, config: sameRole });

  expect(refused).toMatchObject({
    code: 2,
    text: 'The role of DATABASE_URL may not migrate the database: run "node api/dist/admin.js migrate" with DATABASE_OWNER_URL.',
  });
  expect(twice).toMatchObject({ code: 2, text: 'DATABASE_URL and DATABASE_OWNER_URL must name two roles.' });
});

/** The output of a production server from start to end. */
async function served(env: Record<string, string>) {
  const PORT = await freePort();
  const common = { APP_ENV: 'production', HOST: '127.0.0.1', DRAIN_SECONDS: '0', DATA_DIR: folder };
  const { child, said, ended } = await startedServer({ ...common, PORT, ...env });
  child.kill('SIGTERM');
  return {
    code: await ended,
    warnings: [...said.out.matchAll(/"msg":"(The (?:heads|role) [^"]+)"/g)].map(([, one]) => one),
  };
}

onServer(
  'serves with a role that cannot change the audit trail, warns where it can, and hands the last head out at its end',
  async () => {
    const { databaseOwnerUrl, databaseUrl } = await twoAddresses();
    const { auditKeyFile } = newKeyPair(folder);
    const heads = join(folder, 'heads');
    const audit = { AUDIT_KEY_FILE: auditKeyFile, AUDIT_HEADS_DIR: heads };

    const owning = await served({ DATABASE_URL: databaseOwnerUrl });
    const migrating = await served({ DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: databaseOwnerUrl, ...audit });
    const options = { open: openDatabase, password: 'a long passphrase', config: { databaseUrl } };
    await admin(['create-super-admin', 'siti@example.test'], options);
    const serving = await served({ DATABASE_URL: databaseUrl, ...audit });
    const verified = await admin(['verify-audit-chain'], {
      open: openDatabase,
      config: { databaseUrl, auditKeyFile, auditHeadsDir: heads },
    });

    expect(owning).toEqual({
      code: 0,
      warnings: [
        'The heads of the audit chain are not signed: set AUDIT_KEY_FILE.',
        'The heads of the audit chain leave by this log alone: keep it elsewhere, or set AUDIT_HEADS_DIR or AUDIT_HEADS_URL.',
        'The role of DATABASE_URL may change the audit trail: migrate with DATABASE_OWNER_URL, and serve with another role.',
      ],
    });
    expect([migrating, serving]).toEqual([
      { code: 0, warnings: [] },
      { code: 0, warnings: [] },
    ]);
    const lines = readdirSync(heads).flatMap((name) => readFileSync(join(heads, name), 'utf8').trim().split('\n'));
    expect(lines).toEqual([expect.stringContaining('"signature":"')]);
    expect(verified).toMatchObject({ code: 0, text: expect.stringContaining('Compared with 1 heads that left') });
  },
  120_000,
);
