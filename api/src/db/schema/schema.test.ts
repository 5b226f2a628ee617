import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { declaredTables, tablesOf } from '@siteledger/platform/testing/tables';
import { openTestDatabase } from '../../testing/databases/test-database';

const folder = readdirSync(__dirname).filter((name) => !name.includes('.test.'));
const files = [...folder, '../schema.ts'].map((name) => join(__dirname, name));

test('the types of the tables say what the migrations make', async () => {
  const { db, close } = await openTestDatabase();

  const made = await tablesOf(db, ['public']);
  await close();

  const view = { project_access: expect.anything() as unknown };
  expect(declaredTables(files)).toEqual({ ...made, ...view });
});
