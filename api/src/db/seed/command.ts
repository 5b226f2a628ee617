import '../../given-day/use-given-day';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config';
import { ConfigError } from '../../config-error';
import { openDatabase } from '../open-database';
import { migrate } from '../migrate';
import { MAX_SCALE } from './numbers/counts';
import { seedDemo } from './seed-demo';

function readScale() {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1 || scale > MAX_SCALE)
    throw new ConfigError(`--scale must be a whole number up to ${MAX_SCALE}.`);
  return scale;
}

/** Migrates the configured database and fills it with demo data: `npm run seed -w api -- --scale 10`. */
async function seed() {
  const config = readConfig(process.env);
  if (config.environment === 'production')
    throw new ConfigError('Demo data is refused in production: its users have a public password.');
  const scale = readScale();
  const { db, kind, close } = await openDatabase(config);
  try {
    await migrate(db);
    const started = performance.now();
    const isFilled = await seedDemo(db, { scale, clock: () => new Date() });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const outcome = isFilled ? `Seeded at scale ${scale} in ${seconds} s` : 'Left as it is, for it has users already';
    process.stdout.write(`${outcome} (${kind}).\n`);
  } finally {
    await close();
  }
}

seed().catch((error: unknown) => {
  process.stderr.write(error instanceof ConfigError ? `${error.message}\n` : `${String(error)}\n`);
  process.exitCode = 1;
});
