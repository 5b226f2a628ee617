import { sql } from 'kysely';
import { sealAudit } from '../db/audit/seal-audit';
import { keptOpen, operatorOf } from '../testing/databases/operator';
import { openAsServer, TEST_DATABASE } from '../testing/databases/test-database';
import { addProject } from '../testing/records/records';
import { withApp } from '../testing/apps/with-app';

const server = withApp();
const admin = operatorOf(server);

/** Writes with full database rights, bypassing the triggers that protect the audit trail. */
const tamper = (statement: string) =>
  server.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql.raw(statement).execute(db);
  });

const seal = () => sealAudit(server.db);

test('links every row of the audit trail, and finds nothing wrong with one that nobody touched', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  await Promise.all([1, 2, 3, 4, 5].map(() => addProject(owner)));
  await seal();

  const first = await admin(['verify-audit-chain']);
  await addProject(owner);
  const second = await admin(['verify-audit-chain', '--head', /Head: (.+)/.exec(first.text)?.[1] ?? '']);
  await seal();
  const third = await admin(['verify-audit-chain']);

  const covering = (text: string) => ({ code: 0, text: expect.stringContaining(text) });
  expect(first).toMatchObject(covering('10 rows are linked, 0 wait for it, 0 faults.'));
  expect(second).toMatchObject(covering('10 rows are linked, 2 wait for it, 0 faults.'));
  expect(third).toMatchObject(covering('12 rows are linked, 0 wait for it, 0 faults.'));
});

test('loses no row when servers link while others write', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const writers = Array.from({ length: 12 }, () => addProject(owner));
  const linkers = Array.from({ length: 6 }, seal);

  await Promise.all([...writers, ...linkers]);
  await seal();

  expect(await admin(['verify-audit-chain'])).toMatchObject({
    code: 0,
    text: expect.stringContaining('24 rows are linked, 0 wait for it, 0 faults.'),
  });
});

test.each([
  ['changed', 'update audit_log set after = \'{"contract_sum":"1.00"}\' where id = 2', 'Row 2 (link 2) has changed'],
  ['made somebody else’s', "update audit_log set user_name = 'Lim' where id = 3", 'Row 3 (link 3) has changed'],
  [
    'moved in time',
    "update audit_log set at = at - interval '1 microsecond' where id = 1",
    'Row 1 (link 1) has changed',
  ],
  ['removed', 'delete from audit_log where id = 2', 'Row 2 (link 2) is missing'],
  [
    'removed with its link',
    'delete from audit_chain where audit_id = 2; delete from audit_log where id = 2',
    'Link 3 follows link 1',
  ],
  ['inserted', "insert into audit_log (action, entity) values ('user.create', 'user')", 'was inserted without'],
])('finds a row of the audit trail that was %s', async (_, statement, finding) => {
  const owner = await server.as('BUSINESS_OWNER');
  await addProject(owner);
  await addProject(owner);
  await seal();

  await tamper(statement);

  expect(await admin(['verify-audit-chain'])).toMatchObject({ code: 1, text: expect.stringContaining(finding) });
});

test('finds a row that no server has linked for longer than ten minutes, unless the database was restored', async () => {
  await addProject(await server.as('BUSINESS_OWNER'));
  await tamper("update audit_log set at = at - interval '11 minutes' where id = 1");

  const found = await admin(['verify-audit-chain']);
  const restored = await admin(['verify-audit-chain', '--restored']);

  expect(found).toMatchObject({ code: 1, text: expect.stringContaining('Row 1 has waited longer than 10 minutes') });
  expect(restored).toMatchObject({ code: 0, text: expect.stringContaining('2 wait for it, 0 faults.') });
});

test('finds a chain that was rewritten as a whole, by a head that left before', async () => {
  await addProject(await server.as('BUSINESS_OWNER'));
  await seal();
  const head = /Head: (.+)/.exec((await admin(['verify-audit-chain'])).text)?.[1] ?? '';
  await tamper(`update audit_log set user_name = 'Lim' where id = 1; delete from audit_chain; delete from audit_heads;
    insert into audit_waiting select id from audit_log`);
  await seal();

  const byItself = await admin(['verify-audit-chain']);
  const byHead = await admin(['verify-audit-chain', '--head', head]);

  expect(byItself).toMatchObject({ code: 0, text: expect.stringContaining('No head that left was compared') });
  expect(byHead).toMatchObject({ code: 1, text: expect.stringContaining('the chain was rewritten') });
  expect((await admin(['verify-audit-chain', '--head', 'x'])).code).toBe(2);
});

test('finds a changed row although a function of the database reports none', async () => {
  await addProject(await server.as('BUSINESS_OWNER'));
  await seal();
  await tamper("update audit_log set user_name = 'Lim' where id = 1");
  const lie = sql`create function audit_faults() returns table (fault text, place bigint, audit_id bigint)
    language sql stable as $$ select 'changed', 1::bigint, 1::bigint where false $$`;

  await lie.execute(server.db);
  const found = await admin(['verify-audit-chain']);
  await sql`drop function audit_faults()`.execute(server.db);

  expect(found).toMatchObject({ code: 1, text: expect.stringContaining('Row 1 (link 1) has changed') });
});

test.each(['audit_log, audit_chain', 'audit_heads', 'audit_waiting', 'users cascade'])(
  'refuses to truncate %s',
  async (tables) => {
    await addProject(await server.as('BUSINESS_OWNER'));

    await expect(sql.raw(`truncate ${tables}`).execute(server.db)).rejects.toThrow('is append-only');
  },
);

test('says in a sentence that row security hides rows, and ends with 1', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  await addProject(owner);
  await seal();
  await sql`alter table audit_log enable row level security`.execute(server.db);
  const served = await openAsServer(server.database);

  const { code, said, text } = await admin(['verify-audit-chain'], { open: async () => keptOpen(served) });
  await sql`alter table audit_log disable row level security`.execute(server.db);
  if (served !== server.database) await served.close();

  expect(code).toBe(1);
  expect(said[0]).toContain('row security');
  expect(text).not.toMatch(/^\s+at /m);
  if (TEST_DATABASE === 'postgres') expect(text).toContain('Row security, which is no part of the product, hides rows');
});
