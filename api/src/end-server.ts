import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { type App } from './http/request/fastify-types';
import { type Lifecycle } from './http/lifecycle';

const SHUTDOWN_MS = 10_000;

/**
 * Shuts down gracefully on a signal: reports not ready, sends new requests to other servers, closes the socket and
 * finishes the requests in progress. A second signal, or ten seconds after draining, ends the process at once.
 */
export function endOnSignals(drainMs: number, stop: () => Promise<void>) {
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

/**
 * Keeps serving for `drainMs` while reporting not ready, in the second half sending proxies' reads away; then closes
 * the socket and waits for the requests in progress.
 */
export async function drainAndClose(app: App, lifecycle: Lifecycle, drainMs: number) {
  lifecycle.isDraining = true;
  await sleep(drainMs / 2);
  lifecycle.isSendingAway = true;
  await sleep(drainMs / 2);
  // Close right after accepting the waiting connections: those still queued when the socket closes are lost.
  setImmediate(() => app.server.close());
  await nextRound();
  await app.close();
}
