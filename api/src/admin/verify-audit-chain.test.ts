import { sql } from 'kysely';
import { sealAudit } from '../db/audit-chain';
import { operatorOf } from '../testing/operator';
import { addProject } from '../testing/records';
import { withApp } from '../testing/with-app';

const server = withApp();
const admin = operatorOf(server);

/** Writes as somebody with every right on the database would, past what keeps the audit trail from changing. */
const tamper = (statement: string) =>
  server.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql.raw(statement).execute(db);
  });

test('links every row of the audit trail, and finds nothing wrong with one that nobody touched', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  await Promise.all([1, 2, 3, 4, 5].map(() => addProject(owner)));

  const first = await admin(['verify-audit-chain']);
  await addProject(owner);
  const second = await admin(['verify-audit-chain', '--head', /Head: (.+)/.exec(first.text)?.[1] ?? '']);

  expect(first).toMatchObject({
    code: 0,
    text: expect.stringContaining('10 rows are linked, 0 wait for it, 0 faults.'),
  });
  expect(second).toMatchObject({
    code: 0,
    text: expect.stringContaining('12 rows are linked, 0 wait for it, 0 faults.'),
  });
});

test('loses no row when servers link while others write', async () => {
  const owner = await server.as('BUSINESS_OWNER');
  const writers = Array.from({ length: 12 }, () => addProject(owner));
  const linkers = Array.from({ length: 6 }, () => sealAudit(server.db));

  await Promise.all([...writers, ...linkers]);

  expect(await admin(['verify-audit-chain'])).toMatchObject({
    code: 0,
    text: expect.stringContaining('24 rows are linked, 0 wait for it, 0 faults.'),
  });
});

test.each([
  ['changed', 'update audit_log set after = \'{"contract_sum":"1.00"}\' where id = 2', 'Row 2 (link 2) is not what'],
  ['made somebody else’s', "update audit_log set user_name = 'Lim' where id = 3", 'Row 3 (link 3) is not what'],
  [
    'moved in time',
    "update audit_log set at = at - interval '1 microsecond' where id = 1",
    'Row 1 (link 1) is not what',
  ],
  ['taken out', 'delete from audit_log where id = 2', 'Row 2 (link 2) is gone'],
  [
    'taken out with its link',
    'delete from audit_chain where audit_id = 2; delete from audit_log where id = 2',
    'Row 3 (link 3) has no link before it',
  ],
  ['put in', "insert into audit_log (action, entity) values ('user.create', 'user')", 'was put in without the server'],
])('finds a row of the audit trail that was %s', async (_, statement, finding) => {
  const owner = await server.as('BUSINESS_OWNER');
  await addProject(owner);
  await addProject(owner);
  await admin(['verify-audit-chain']);

  await tamper(statement);

  expect(await admin(['verify-audit-chain'])).toMatchObject({ code: 1, text: expect.stringContaining(finding) });
});

test('finds a chain that was written anew, by a head that was told before', async () => {
  await addProject(await server.as('BUSINESS_OWNER'));
  const head = /Head: (.+)/.exec((await admin(['verify-audit-chain'])).text)?.[1] ?? '';
  await tamper(`update audit_log set user_name = 'Lim' where id = 1; delete from audit_chain;
    insert into audit_waiting select id from audit_log`);

  const byItself = await admin(['verify-audit-chain']);
  const byHead = await admin(['verify-audit-chain', '--head', head]);

  expect(byItself.code).toBe(0);
  expect(byHead).toMatchObject({ code: 1, text: expect.stringContaining('the chain was rewritten') });
  expect((await admin(['verify-audit-chain', '--head', 'x'])).code).toBe(2);
});
