import { setImmediate as nextRound, setTimeout as sleep } from 'node:timers/promises';
import { type App } from './http/request/fastify-types';
import { type Lifecycle } from './http/lifecycle';

const SHUTDOWN_MS = 10_000;

/**
 * Ends the process in good order when it is told to: it is not ready any more, whoever sends requests is sent away, the socket
 * closes, requests under way end. A second signal, or ten seconds after the draining, ends the rest.
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

/** Serves on for a while as one who is leaving, then closes the socket and waits for the requests under way. */
export async function drainAndClose(app: App, lifecycle: Lifecycle, drainMs: number) {
  lifecycle.isDraining = true;
  await sleep(drainMs / 2);
  lifecycle.isSendingAway = true;
  await sleep(drainMs / 2);
  // Right after the waiting connections were taken in: what waits when the socket closes is lost.
  setImmediate(() => app.server.close());
  await nextRound();
  await app.close();
}
