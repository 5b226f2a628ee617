import fs from 'node:fs';
import { openSession } from '../../db/pglite/pglite-session';

// Runs in a process of its own: counts how often the embedded database asks the disk to keep what is committed.
const COMMITS = 20;

async function countFlushes(dataDir: string) {
  const session = await openSession({ dataDir });
  await session.query('create table cranes (name text)', []);
  let flushes = 0;
  const flush = fs.fsyncSync;
  fs.fsyncSync = (file) => {
    flushes++;
    flush(file);
  };
  for (let commit = 0; commit < COMMITS; commit++) await session.query('insert into cranes values ($1)', ['Liebherr']);
  // Closing flushes everything once more; only what was flushed until here counts.
  process.stdout.write(JSON.stringify({ commits: COMMITS, flushes }));
  await session.close();
}

void countFlushes(process.argv[2] ?? '');
