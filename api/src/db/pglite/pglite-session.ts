import { readFile } from 'node:fs/promises';
import { PGlite, type Results } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { type DataSource, IN_MEMORY } from './data-source';
import { DurableFileSystem } from './durable-file-system';
import { SESSION_SETTINGS } from '../session-settings';
import { TYPE_PARSERS } from '../type-parsers';

export type Row = Record<string, unknown>;
export type SessionReply = { rows: Row[]; affected: number };

/** The embedded database's single connection. Statements run one at a time, in order. */
export type PgliteSession = {
  query: (text: string, values: readonly (string | null)[]) => Promise<SessionReply>;
  close: () => Promise<void>;
};

// -F would disable flushing to disk; of the flush methods, only fsync reaches this file system. Without background
// workers the write-ahead log needs an explicit limit.
const START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=64MB'].flatMap((setting) => ['-c', setting]),
];

// Values are text already; PostgreSQL parses them by parameter type, as on a server.
const AS_TEXT = new Proxy<Record<number, (value: string) => string>>({}, { get: () => (value: string) => value });

/** Opens an embedded database in this thread. */
export async function openSession({
  dataDir,
  template,
}: DataSource): Promise<PgliteSession & { dump: () => Promise<Uint8Array> }> {
  const storage = dataDir === IN_MEMORY ? { dataDir } : { fs: new DurableFileSystem(dataDir), startParams: START };
  const loadDataDir = template === undefined ? undefined : new Blob([await readFile(template)]);
  const database = await PGlite.create({
    ...storage,
    loadDataDir,
    extensions: { pg_trgm, btree_gin },
    parsers: TYPE_PARSERS,
  });
  await database.exec(
    Object.entries(SESSION_SETTINGS)
      .map(([name, value]) => `set ${name} = '${value}';`)
      .join(''),
  );
  return {
    query: async (text, values) => {
      // The simple protocol takes one round trip and accepts several statements, as migrations need.
      if (values.length === 0) return reply((await database.exec(text)).at(-1));
      return reply(await database.query(text, [...values], { serializers: AS_TEXT }));
    },
    dump: async () => new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer()),
    close: () => database.close(),
  };
}

const reply = (results: Results | undefined): SessionReply => ({
  rows: results?.rows ?? [],
  affected: results?.affectedRows ?? 0,
});
