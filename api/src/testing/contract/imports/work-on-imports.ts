import { openPostgres } from '../../../db/postgres/postgres';
import { runWaitingImports } from '../../../resources/imports/run/run-waiting-imports';

const report = (error: unknown) => {
  throw error;
};

/** A server's background work on imports, as a process of its own that a test can kill. */
async function work(url: string, now: string) {
  const { db, close } = await openPostgres(url);
  process.stdout.write('ready\n');
  await runWaitingImports(db, { clock: () => new Date(now), report });
  await close();
}

const [url = '', now = ''] = process.argv.slice(2);
void work(url, now);
