import { sql } from 'kysely';
import { openEmptyDatabase } from '../../testing/databases/empty-database';
import { migrate, readMigrations } from '../migrate';
import { Faults } from './faults';
import { sealAudit } from './seal-audit';
import { withSnapshot, verifyChain } from './verify-audit';

const COMPUTED_BY_SERVER = '0028';

const ODDITIES = sql`
  insert into audit_log (at, user_name, action, entity, entity_uuid, before, after, request_id) values
  ('1890-01-01 00:00:00.000001+00', E'Lim "O\\\\''Neil" \\b\\f\\n\\r\\t\\u0001\\u001f\\u007f\\u2028 Ä 建築 😀', 'user.create', 'user', null, null, null, null),
  ('2026-07-01 10:00:00+08', null, 'invoice.create', 'invoice', gen_random_uuid(),
    '{"amount": 1.10, "big": 123456789012345678901234567890.10, "small": 1e-20, "é": null, "b": [], "aa": {"z": [1, "x, y"], "a": true}}',
    '"text"', 'a-b_c'),
  ('infinity', '', '', '', null, 'null', '[]', '')`;

test('recomputes the links that a database computed before servers did, whatever the rows hold', async () => {
  const { db, close } = await openEmptyDatabase();
  const migrations = readMigrations();
  await migrate(
    db,
    migrations.filter(({ name }) => name < COMPUTED_BY_SERVER),
  );
  await ODDITIES.execute(db);
  await sql`select seal_audit(1000)`.execute(db);
  await migrate(db, migrations);
  await ODDITIES.execute(db);
  await sealAudit(db);

  const faults = new Faults();
  const coverage = await withSnapshot(db, (trx) => verifyChain(trx, faults));
  await close();

  expect([coverage, faults.lines]).toEqual([{ linked: 6, waiting: 0 }, []]);
});
