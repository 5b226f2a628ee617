import './close-files';
import './given-day/use-given-day';
import { join } from 'node:path';
import { type HostFacts } from '@siteledger/platform/contract';
import { type Follower, startReleaseMonitor } from '@siteledger/platform/registry';
import { takeCommands } from './admin/running-server/take-commands';
import { buildApp } from './app';
import { readAuditKeys } from './audit-chain/audit-keys';
import { startAuditTrail } from './audit-chain/audit-trail';
import { type Config, readConfig } from './config';
import { ConfigError } from './config-error';
import { type Db } from './db/database';
import { startRemovingExpired } from './remove-expired.queries';
import { drainAndClose, endOnSignals } from './end-server';
import { type App } from './http/request/fastify-types';
import { newLifecycle } from './http/lifecycle';
import { startMetrics } from './http/metrics/metrics-server';
import { RequestMetrics } from './http/metrics/request-metrics';
import { startMailSender } from './mail/mail-sender';
import { sealReadableMails } from './mail/mails.queries';
import { ensurePortIsFree, portProblem } from './port';
import { prepareDatabase } from './prepare-database';
import { newFollower } from './registry/follow-central';
import { publishImage } from './registry/publish-image';
import { hostFactsIn } from './registry/registry-inputs';
import { haltingOf, REGISTRY_PRODUCT } from './registry/registry-product';
import { startImportRunner } from './resources/imports/run/import-runner';
import { hasUsers } from './resources/users/has-users.queries';
import { secretKeyOf } from './secrets/secret-key';
import { welcome } from './welcome';

type Say = (line: string) => void;

const clock = () => new Date();

// Plain text for people on their own machine; in production one JSON object a line, for log collectors.
const speaker =
  ({ environment }: Config): Say =>
  (line) => {
    const entry = { level: 'info', time: clock().toISOString(), msg: line.trim() };
    process.stdout.write(`${environment === 'production' ? JSON.stringify(entry) : line}\n`);
  };

async function start() {
  const config = readConfig(process.env);
  const say = speaker(config);
  const auditKeys = readAuditKeys(config);
  await ensurePortIsFree(config);
  const database = await prepareDatabase(config, clock, say);
  await sealReadableMails(database.db, secretKeyOf(config));

  const lifecycle = newLifecycle();
  const requests = new RequestMetrics();
  const follower =
    config.central && newFollower({ config, address: config.central, db: database.db, clock, app: () => app });
  const app: App = await buildApp({ config, database, clock, lifecycle, requests, follower });
  await follower?.meet();
  if (config.environment !== 'production')
    await publish(database.db, config, await hostFactsIn(app, join(config.rootDir, 'shell/dist'))(), follower);
  const { metricsPort, host, drainSeconds } = config;
  const metrics = metricsPort && (await startMetrics({ port: metricsPort, host, database, requests }));
  const stopRemovingExpired = startRemovingExpired(database.db, clock);
  // A central registry monitors the releases of all its installations.
  const stopLooking = follower
    ? () => follower.stop()
    : startReleaseMonitor(database.db, [haltingOf(config)], clock, app.log);
  const stopAuditTrail = await startAuditTrail(database, config, auditKeys, clock, app.log);
  const stopMailSender = startMailSender(database.db, config, clock);
  const stopImports = startImportRunner(database.db, {
    clock,
    report: (err) => app.log.error({ err }, 'an import has failed'),
  });
  const stopCommands = await takeCommands({ config, database, clock, log: app.log });
  endOnSignals(drainSeconds * 1000, async () => {
    await drainAndClose(app, lifecycle, drainSeconds * 1000);
    await Promise.all([stopMailSender(), stopLooking(), stopAuditTrail(), stopImports(), stopCommands()]);
    stopRemovingExpired();
    await database.close();
    if (metrics) await metrics.close();
  });
  await listen(app, database.db, config, say);
  follower?.start();
}

async function publish(db: Db, { rootDir, environment }: Config, hostFacts: HostFacts, follower: Follower | undefined) {
  const target = { db, rootDir, hostFacts, environment, product: REGISTRY_PRODUCT };
  for (const { name, version, problem } of await publishImage(target, follower)) {
    if (problem) process.stderr.write(`Remote ${name} ${version} is not published: ${problem}\n`);
  }
}

async function listen(app: App, db: Db, config: Config, say: Say) {
  const { port, host } = config;
  // Read before listening: the server may be stopped at once, and no query should be running then.
  const lines = welcome(config, await hasUsers(db));
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw portProblem(error, port) ?? error;
  }
  for (const line of lines) say(line);
}

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exit(1);
});
