import { resolve } from 'node:path';
import { type Config } from '../config';
import { databaseSettings } from '../config-database';
import { releaseSettings } from '../config-releases';
import { readGivenDay } from '../given-day/read-given-day';
import { LOG_LEVELS, oneOf, wholeNumber } from '../config-values';

/** The settings of a central registry. */
export type CentralConfig = Pick<
  Config,
  | 'port'
  | 'host'
  | 'dataDir'
  | 'databaseUrl'
  | 'newerDatabase'
  | 'today'
  | 'stableAfter'
  | 'halt'
  | 'logLevel'
  | 'drainSeconds'
>;

const ROOT = resolve(__dirname, '../../..');

/** Reads the settings of a central registry from the environment. Throws a `ConfigError` that names the variable. */
export const readCentralConfig = (env: NodeJS.ProcessEnv): CentralConfig => ({
  port: wholeNumber(env, 'PORT', 3300, 65_535),
  host: env.HOST || '0.0.0.0',
  dataDir: resolve(ROOT, env.DATA_DIR || '.data-registry'),
  databaseUrl: databaseSettings(env).databaseUrl,
  newerDatabase: oneOf(env, 'NEWER_DATABASE', ['refuse', 'accept'], 'refuse'),
  today: readGivenDay(env),
  ...releaseSettings(env),
  logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
  drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, 60),
});
