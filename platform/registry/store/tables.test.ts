import { join } from 'node:path';
import { declaredTables, tablesOf } from '@siteledger/platform/testing/tables';
import { openDatabase } from '../testing/open-database';

test('the types of the tables say what the migrations make', async () => {
  const db = await openDatabase();

  const made = await tablesOf(db, ['registry']);
  await db.destroy();

  expect(declaredTables([join(__dirname, 'tables.ts')])).toEqual(made);
});
