import fs from 'node:fs';
import { openSession } from '../../db/pglite/pglite-session';

// Runs as its own process and counts how often the embedded database flushes commits to the disk.
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
  // Written before closing, which flushes everything once more.
  process.stdout.write(JSON.stringify({ commits: COMMITS, flushes }));
  await session.close();
}

void countFlushes(process.argv[2] ?? '');
