import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/databases/test-database';
import { type Db, type OpenDatabase } from '../database';
import { transaction } from './transaction';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table cranes (name text)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate cranes`.execute(database.db);
});
afterAll(() => database.close());

const add = (db: Db, name: string) => sql`insert into cranes values (${name})`.execute(db);
const names = async () =>
  (await sql<{ name: string }>`select name from cranes order by 1`.execute(database.db)).rows.map(({ name }) => name);

test('stores all of a transaction or nothing', async () => {
  const failing = transaction(database.db, async (db) => {
    await add(db, 'Liebherr');
    throw new Error('no crane');
  });

  await expect(failing).rejects.toThrow('no crane');
  expect(await names()).toEqual([]);
});

test('joins the transaction that is already running', async () => {
  const failing = transaction(database.db, async (db) => {
    await transaction(db, (inner) => add(inner, 'Potain'));
    throw new Error('no crane');
  });

  await expect(failing).rejects.toThrow('no crane');
  expect(await names()).toEqual([]);
});

test('refuses a query that leaves the running transaction, at once', async () => {
  const leaving = transaction(database.db, async (db) => {
    await add(db, 'Liebherr');
    await add(database.db, 'Potain');
  });

  await expect(leaving).rejects.toThrow('A query left the running transaction');
  expect(await names()).toEqual([]);
});

test('lets others wait for their turn', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => transaction(database.db, (db) => add(db, name))));

  expect(await names()).toEqual(['a', 'b', 'c', 'd']);
});

test('runs again what a deadlock or a serialization failure stopped', async () => {
  let tries = 0;

  await transaction(database.db, async (db) => {
    tries++;
    await add(db, `try ${tries}`);
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
  });

  expect(await names()).toEqual(['try 3']);
});

test('gives up what is stopped every time', async () => {
  let tries = 0;
  const failing = transaction(database.db, async () => {
    tries++;
    throw Object.assign(new Error('could not serialize'), { code: '40001' });
  });

  await expect(failing).rejects.toThrow('could not serialize');
  expect(tries).toBe(4);
});
