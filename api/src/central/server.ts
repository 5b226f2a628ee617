import '../close-files';
import '../given-day/use-given-day';
import { hostname } from 'node:os';
import { deleteOldReports, startReleaseMonitor } from '@siteledger/platform/registry';
import { ConfigError } from '../config-error';
import { type OpenDatabase } from '../db/database';
import { openDatabase } from '../db/open-database';
import { migrateRegistry } from '../db/migrate';
import { drainAndClose, endOnSignals } from '../end-server';
import { newLifecycle } from '../http/lifecycle';
import { ensurePortIsFree, portProblem } from '../port';
import { buildCentral, everyEnvironment } from './build-central';
import { runCentralCommand } from './central-commands';
import { type CentralConfig, readCentralConfig } from './central-config';

const HOUR_MS = 3_600_000;

const clock = () => new Date();
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(parameters: readonly string[]) {
  const config = readCentralConfig(process.env);
  if (parameters.length === 0) await ensurePortIsFree(config);
  const database = await openDatabase(config);
  await migrateRegistry(database.db, config.newerDatabase);
  if (parameters.length === 0) return serve(config, database);
  try {
    const url = process.env.PUBLIC_URL || `http://${hostname()}:${config.port}`;
    await runCentralCommand({ db: database.db, now: clock(), say, url }, parameters);
  } finally {
    await database.close();
  }
}

async function serve(config: CentralConfig, database: OpenDatabase) {
  const lifecycle = newLifecycle();
  const app = await buildCentral({ config, database, clock, lifecycle });
  const stopLooking = startReleaseMonitor(database.db, everyEnvironment({ config, database, clock }), clock, app.log);
  // If it fails, the next hour deletes the rest.
  const housekeeping = setInterval(() => void deleteOldReports(database.db, clock()).catch(() => undefined), HOUR_MS);
  endOnSignals(config.drainSeconds * 1000, async () => {
    await drainAndClose(app, lifecycle, config.drainSeconds * 1000);
    clearInterval(housekeeping);
    await stopLooking();
    await database.close();
  });
  await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    throw portProblem(error, config.port) ?? error;
  });
  say(`\nRegistry: http://localhost:${config.port}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
