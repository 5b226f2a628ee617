import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { registrySeries } from '../migrations/registry-series';
import { runMigrations } from '../migrations/run-migrations';
import { type RegistryTables } from '../store/tables';

type Result = { rows: Record<string, unknown>[]; rowCount: number; jsonColumns: string[] };
type Reply = { id: number; result: Result } | { id: number; error: { message: string } };
type Pending = { resolve: (result: Result) => void; reject: (error: Error) => void };

/** A temporary registry database with its migrations, or only those before the named one. */
export async function openDatabase(before?: string) {
  const db = new Kysely<RegistryTables>({ dialect: new PostgresDialect({ pool: embedded() }) });
  await migrate(db, before);
  return db;
}

/** Migrates such a database fully, or to its state before a migration. */
export function migrate(db: Kysely<RegistryTables>, before = '9999') {
  const series = registrySeries({ newerDatabase: 'refuse', newerText: () => '', noRightText: '' });
  const migrations = series.migrations.filter(({ name }) => name < before);
  return runMigrations(db, (work) => db.transaction().execute(work), { ...series, migrations });
}

// A single connection: callers wait until it is free.
function embedded(): PostgresPool {
  const thread = new Worker(join(__dirname, 'database-thread.mjs'));
  const query = queriesTo(thread);
  let free = Promise.resolve();
  return {
    connect: async () => {
      const before = free;
      let release = () => undefined as void;
      free = new Promise((resolve) => (release = resolve));
      await before;
      // Kysely needs the command to know whether `rowCount` counts changed rows.
      const run = async (text: string, values: readonly unknown[] = []) => {
        const { rows, rowCount, jsonColumns } = await query(text, values);
        return { command: 'UPDATE', rowCount, rows: rows.map((row) => withJson(row, jsonColumns)) };
      };
      return { query: run as never, release };
    },
    end: async () => void (await thread.terminate()),
  };
}

const withJson = (row: Record<string, unknown>, columns: readonly string[]) => ({
  ...row,
  ...Object.fromEntries(columns.map((name) => [name, parsed(row[name])])),
});

const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

function queriesTo(thread: Worker) {
  const pending = new Map<number, Pending>();
  thread.on('message', (reply: Reply) => {
    const asked = pending.get(reply.id);
    pending.delete(reply.id);
    if ('error' in reply) asked?.reject(Object.assign(new Error(reply.error.message), reply.error));
    else asked?.resolve(reply.result);
  });
  let last = 0;
  return (text: string, values: readonly unknown[]) =>
    new Promise<Result>((resolve, reject) => {
      last += 1;
      pending.set(last, { resolve, reject });
      thread.postMessage({ id: last, text, values });
    });
}
