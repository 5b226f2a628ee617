import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { appendHead } from '../audit-chain/head-files';
import { newestHead } from '../db/audit/heads';
import { sealAudit } from '../db/audit/seal-audit';
import { type Db, type OpenDatabase } from '../db/database';
import { openPostgres } from '../db/postgres/postgres';
import { newKeyPair } from '../testing/records/audit-keys';
import { OWNER_WAYS, type Way } from '../testing/contract/audit/owner-ways';
import { SERVER_WAYS } from '../testing/contract/audit/server-ways';
import { findingsOf, unless } from '../testing/contract/operation/findings';
import { newDatabase } from '../testing/contract/operation/new-database';
import { operatorOf } from '../testing/databases/operator';
import { serverUrl } from '../testing/databases/server-role';
import { openTestDatabase, TEST_DATABASE } from '../testing/databases/test-database';

const isOnServer = TEST_DATABASE === 'postgres';
const ROUNDS = 4;
const ROWS_A_ROUND = 10;

const { problems, found, tell } = findingsOf('audit against the owner');
const folder = mkdtempSync(join(tmpdir(), 'siteledger-audit-'));
const heads = join(folder, 'heads');
const earlierHeads = join(folder, 'earlier-heads');
const { auditPublicKeysFile, keys } = newKeyPair(folder);
const anHourAgo = () => new Date(Date.now() - 3_600_000);
let lastHead = '';
let template = '';

beforeAll(async () => {
  mkdirSync(heads);
  if (!isOnServer) return;
  const original = await newDatabase('siteledger_template');
  const { db, close } = await original.open();
  await fill(db, heads);
  await close();
  template = original.name;
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  tell(`ways on ${TEST_DATABASE}`);
});

/** Adds rows linked and signed by servers an hour ago, in rounds, with published heads. */
async function fill(db: Db, to: string) {
  for (let round = 1; round <= ROUNDS; round++) {
    await sql`
      insert into audit_log (user_name, action, entity, after)
      select 'Siti', 'project.update', 'project', json_build_object('contract_sum', no || '.10')
      from generate_series(1, ${ROWS_A_ROUND}::int) no`.execute(db);
    await sealAudit(db, keys, anHourAgo);
    const head = await newestHead(db);
    if (head) await appendHead(to, join(to, 'server-1.jsonl'), head);
    if (round === ROUNDS / 2) cpSync(to, earlierHeads, { recursive: true });
    lastHead = `${head?.position}:${head?.hash}`;
  }
}

/** An untampered database of the current kind, with its url if it has one. */
async function filled(): Promise<Tampered> {
  if (isOnServer) {
    const copy = await newDatabase(template);
    return { ...(await copy.open()), url: copy.url };
  }
  const database = await openTestDatabase();
  rmSync(heads, { recursive: true });
  await fill(database.db, heads);
  return { ...database, url: '' };
}

/** The nightly verification, on a machine with the public key and the published heads. */
const verify = (database: OpenDatabase, { replaysOldHeads }: Pick<Way, 'replaysOldHeads'> = {}) =>
  operatorOf({ database })(
    [
      'verify-audit-chain',
      '--heads',
      replaysOldHeads ? earlierHeads : heads,
      ...(replaysOldHeads ? ['--head', lastHead] : []),
    ],
    { config: { auditPublicKeysFile } },
  );

const refusal = (db: Db, { statements }: Way) =>
  db
    .transaction()
    .execute((trx) => sql.raw(statements).execute(trx))
    .then(
      () => undefined,
      (error: Error) => error.message,
    );

type Tampered = OpenDatabase & { url: string };

/** Tries each attack on an untampered database: it must be refused or reported with the expected words. */
async function tryAll(who: string, ways: readonly Way[], as: (database: Tampered) => Promise<OpenDatabase>) {
  let database = await filled();
  for (const way of ways) {
    const hand = await as(database);
    const refused = await refusal(hand.db, way);
    if (hand !== database) await hand.close();
    const { code, text } = await verify(database, way);
    const told = refused ?? text;
    // A refused attack leaves no trace; after any other the next starts with a new database.
    const isHeld = code === (refused === undefined ? 1 : 0) && told.includes(way.finding);
    await found(`${who}: ${way.name}`, unless(isHeld, told));
    if (refused === undefined) {
      await database.close();
      database = await filled();
    }
  }
  await database.close();
}

test('finds nothing wrong where nobody tampered', async () => {
  const database = await filled();

  const { code, text } = await verify(database);
  await database.close();

  await found('untouched', unless(code === 0, text));
  expect(text).toContain('40 rows are linked, 0 wait for it, 0 faults.');
  expect(text).toContain('Compared with 4 heads that left, the last one link 40');
}, 60_000);

test('refuses or notices every way in which the owner of the database tampers with the audit trail', async () => {
  await tryAll('owner', OWNER_WAYS, async (database) => database);

  expect(problems).toEqual([]);
}, 600_000);

(isOnServer ? test : test.skip)(
  'refuses or notices every way in which the role of a server tampers with the audit trail',
  async () => {
    await tryAll('server', SERVER_WAYS, ({ url }) => openPostgres(serverUrl(url)));

    expect(problems).toEqual([]);
  },
  600_000,
);
