import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import { startHousekeeping } from './db/housekeeping';
import { type Db } from './db/database';
import { startAuditSealer } from './db/audit-chain';
import { type App } from './http/fastify-types';
import { type Lifecycle, newLifecycle } from './http/lifecycle';
import { startMetrics } from './http/metrics/metrics-server';
import { RequestMetrics } from './http/metrics/request-metrics';
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

  const lifecycle = newLifecycle();
  const requests = new RequestMetrics();
  const app = await buildApp({ config, database, clock, lifecycle, requests });
  const { metricsPort, host, drainSeconds } = config;
  const metrics = metricsPort && (await startMetrics({ port: metricsPort, host, database, requests }));
  const stopHousekeeping = startHousekeeping(database.db, clock);
  const stopSealer = startAuditSealer(database.db, (head) => app.log.info(head, 'audit trail sealed'));
  const stopMailSender = startMailSender(database.db, config, clock);
  endOnSignals(drainSeconds * 1000, async () => {
    await drain(lifecycle, drainSeconds * 1000);
    // Right after the waiting connections were taken in: what waits when the socket closes is lost.
    setImmediate(() => app.server.close());
    await nextRound();
    await app.close();
    await Promise.all([stopMailSender(), stopSealer()]);
    stopHousekeeping();
    await database.close();
    if (metrics) await metrics.close();
  });
  await listen(app, config);
}

async function drain(lifecycle: Lifecycle, milliseconds: number) {
  lifecycle.isDraining = true;
  await sleep(milliseconds / 2);
  lifecycle.isSendingAway = true;
  await sleep(milliseconds / 2);
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

// Requests in flight end first; a second signal, or ten seconds after the draining, end the rest.
function endOnSignals(drainMs: number, stop: () => Promise<void>) {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), drainMs + SHUTDOWN_MS).unref();
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
