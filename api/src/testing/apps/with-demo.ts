import { type Day } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db, type OpenDatabase } from '../../db/database';
import { seedDemo } from '../../db/seed/seed-demo';
import { openTestDatabase } from '../databases/test-database';

type Row = Record<string, string | number | null>;

export type Demo = {
  readonly db: Db;
  /** Opens another database with the demo of a day. */
  another: (day: Day, scale?: number) => Promise<Db>;
  rows: (query: string, from?: Db) => Promise<Row[]>;
  /** Counts the rows of a table; a condition may follow the name. */
  count: (table: string, from?: Db) => Promise<unknown>;
};

/** The demo of a day, at 23:30, for tests that only read. */
export function withDemo(day: Day): Demo {
  const opened: OpenDatabase[] = [];
  const another = async (today: Day, scale = 1) => {
    const database = await openTestDatabase();
    opened.push(database);
    await seedDemo(database.db, { scale, clock: () => new Date(`${today}T23:30:00+08:00`) });
    return database.db;
  };
  let db: Db;
  beforeAll(async () => {
    db = await another(day);
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
  });
  const rows = async (query: string, from = db) => (await sql.raw<Row>(query).execute(from)).rows;
  return {
    get db() {
      return db;
    },
    another,
    rows,
    count: async (table, from) => (await rows(`select count(*) as count from ${table}`, from))[0]?.count,
  };
}
