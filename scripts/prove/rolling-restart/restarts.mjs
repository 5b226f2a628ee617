import { setTimeout as wait } from 'node:timers/promises';
import { randomOf } from './random.mjs';

const ROUNDS = 2;
const LOOK_EVERY_MS = 10;

/** The states a load balancer sees of a stopping server: `ready`, then `red`, and `closed` when the port is closed. */
async function watch(url) {
  const seen = [];
  for (;;) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    const now = answer ? (answer.ok ? 'ready' : 'red') : 'closed';
    if (seen.at(-1) !== now) seen.push(now);
    if (now === 'closed') return seen;
    await wait(LOOK_EVERY_MS);
  }
}

/** Restarts one server after the other, two rounds, while the other one serves. */
export async function restartEach({ replicas, signal }, tally, seed, log) {
  const random = randomOf(seed + 1);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, replica] of replicas.entries()) {
      await wait(1000 + random() * 1000);
      const watched = watch(replica.url);
      replica.kill(signal);
      const [seen, code] = await Promise.all([watched, replica.ended]);
      tally.hold(/red closed$/.test(seen.join(' ')), `a server that ends was seen ${seen.join(', then ')}`);
      tally.hold(code === 0, `a server ended with ${code}`);
      await replica.start();
      log(`  round ${round}, server ${index + 1}: ${seen.join(', ')}, ended with ${code}, is back`);
    }
  }
}
