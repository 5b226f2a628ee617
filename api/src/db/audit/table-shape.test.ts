import { openTestDatabase } from '../../testing/databases/test-database';
import { EXPECTED_SHAPE } from './expected-shape';
import { withSnapshot } from './verify-audit';
import { shapeOfAuditTables } from './table-shape';

test('the migrations make the tables of the audit trail as the verification expects them', async () => {
  const { db, close } = await openTestDatabase();

  const shape = await withSnapshot(db, shapeOfAuditTables);
  await close();

  expect(shape).toEqual(EXPECTED_SHAPE);
});
