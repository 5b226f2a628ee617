import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { startHousekeeping } from './db/housekeeping';
import { type Db } from './db/database';
import { type App } from './http/fastify-types';
import { startMailSender } from './mail/mail-sender';
import { ensurePortIsFree, portProblem } from './port';
import { prepareDatabase } from './prepare-database';
import { publishLocalBuilds } from './registry/releases/publish-local-builds';

const SHUTDOWN_MS = 10_000;

const clock = () => new Date();
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function start() {
  const config = readConfig(process.env);
  await ensurePortIsFree(config);
  const database = await prepareDatabase(config, clock, say);
  if (config.environment !== 'production') await publish(database.db, config);

  const app = await buildApp({ config, database, clock });
  const stopHousekeeping = startHousekeeping(database.db, clock);
  const stopMailSender = startMailSender(database.db, config, clock);
  endOnSignals(async () => {
    await app.close();
    await stopMailSender();
    stopHousekeeping();
    await database.close();
  });
  await listen(app, config);
}

async function publish(db: Db, { rootDir, environment }: Config) {
  for (const { name, version, problem } of await publishLocalBuilds({ db, rootDir, environment })) {
    if (problem) process.stderr.write(`Remote ${name} ${version} is not published: ${problem}.\n`);
  }
}

async function listen(app: App, { port, host, seed }: Config) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw portProblem(error, port) ?? error;
  }
  say(`\nSiteledger: http://localhost:${port}`);
  if (seed === 'demo')
    say('Demo sign-ins: super@demo.test, admin@demo.test, owner@demo.test, pm@demo.test (password: siteledger)');
}

// Requests in flight end first; a second signal, or ten seconds, end the rest.
function endOnSignals(stop: () => Promise<void>) {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
