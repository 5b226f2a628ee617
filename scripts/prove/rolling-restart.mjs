// node scripts/prove/rolling-restart.mjs [--seed 7] [--fault no-drain|killed|reruns-writes]: two servers behind the
// repository's nginx on a temporary PostgreSQL, restarted one after the other under load. With a fault the gate must
// fail.
import { parseArgs } from 'node:util';
import { orExit } from '../run/failure.mjs';
import { hasPostgres } from '../run/postgres.mjs';
import { startStage } from './rolling-restart/stage.mjs';
import { tell } from './rolling-restart/tally.mjs';
import { hasNginx } from './rolling-restart/nginx.mjs';
import { checkBodies } from './rolling-restart/bodies.mjs';
import { checkHeaders } from './rolling-restart/headers.mjs';
import { startLoad } from './rolling-restart/load.mjs';
import { restartEach } from './rolling-restart/restarts.mjs';
import { checkWrites } from './rolling-restart/writes.mjs';

const NAME = 'rolling restart';

/** Runs the gate; `count` is the number of requests, restarts and headers checked. */
export async function prove({ seed = Date.now() % 100_000, log = console.log, fault } = {}) {
  if (!hasPostgres()) return notRun('no PostgreSQL on this machine');
  if (!hasNginx()) return notRun('no nginx on this machine (apt-get install nginx)');
  const tally = tell(log);
  const stage = await startStage({ log, fault });
  try {
    await checkHeaders(stage, tally);
    const load = startLoad(stage, tally, seed);
    await restartEach(stage, tally, seed, log);
    await checkWrites(stage, tally, await load.stop());
    // Last, because it uses up the rate limit of callers without a session.
    await checkBodies(stage, tally);
  } finally {
    await stage.stop();
  }
  return { name: NAME, passed: tally.passed, failed: tally.failed, count: tally.passed + tally.failed };
}

const notRun = (reason) => ({ name: NAME, passed: 0, failed: 0, count: 0, notRun: reason });

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { seed: { type: 'string', default: '7' }, fault: { type: 'string' } } });
  await orExit(async () => {
    const outcome = await prove({ seed: Number(values.seed), fault: values.fault });
    const { passed, count, failed } = outcome;
    console.log(
      outcome.notRun ? `NOT RUN: ${outcome.notRun}` : `gate ${NAME}: ${passed}/${count} answers, seed ${values.seed}`,
    );
    process.exitCode = failed === 0 && count > 0 ? 0 : 1;
  });
}
