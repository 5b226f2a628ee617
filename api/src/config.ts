import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { type CentralAddress } from '@siteledger/platform/registry';
import { type Day, type RoleId, ROLES } from '@siteledger/shared-lib/domain';
import { ConfigError } from './config-error';
import { databaseSettings } from './config-database';
import { type ReleaseSettings, releaseSettings } from './config-releases';
import { readGivenDay } from './given-day/read-given-day';
import { LOG_LEVELS, oneOf, wholeNumber } from './config-values';

const ENVIRONMENTS = ['development', 'staging', 'production'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export type Config = ReleaseSettings & {
  port: number;
  host: string;
  environment: Environment;
  /** Folder of the embedded database, the releases and the generated secret key. */
  dataDir: string;
  /** Folder of the files of published remotes. */
  releasesDir: string;
  /** PostgreSQL address; undefined selects the embedded database. */
  databaseUrl: string | undefined;
  /** The same database for the role that owns its tables and migrates; `databaseUrl` then only serves. */
  databaseOwnerUrl: string | undefined;
  /** PEM file of the Ed25519 key that signs the heads of the audit chain. */
  auditKeyFile: string | undefined;
  /**
   * PEM file of further public keys that may have signed heads: earlier ones, or all where this server does not sign.
   */
  auditPublicKeysFile: string | undefined;
  /** Folder in which each server appends its heads of the audit chain to its own file. */
  auditHeadsDir: string | undefined;
  /** URL to which each head of the audit chain is posted. */
  auditHeadsUrl: string | undefined;
  /** Whether to start on a database that a newer version has migrated, as after going back a version. */
  newerDatabase: 'refuse' | 'accept';
  seed: 'demo' | 'none';
  seedScale: number;
  /** The day in Kuala Lumpur that the server uses as today instead of the real one. */
  today: Day | undefined;
  /** The repository's root, where the builds of the shell and the remotes are found. */
  rootDir: string;
  /** How the menu applies permissions; the API checks every call either way. */
  accessFilter: 'gated' | 'open';
  /** Origins of developers' own remotes, in addition to ours. */
  remoteOrigins: readonly string[];
  corsOrigins: readonly string[];
  /** Reverse proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** Requests a minute, except GET, from one address to each route that is open without a session or takes reports. */
  callsAMinute: number;
  /** The central registry that this installation follows; undefined if it decides alone. */
  central: CentralAddress | undefined;
  logLevel: string;
  /** Port for Prometheus metrics, separate from the public port; undefined disables them. */
  metricsPort: number | undefined;
  /** How long a stopping server keeps serving, until load balancers have noticed. */
  drainSeconds: number;
  /** The product's public address, used in mails. No trailing slash. */
  publicUrl: string;
  /** Undefined keeps mails in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Encrypts secrets stored in the database; undefined uses the key in `dataDir`. Read it with `secretKeyOf`. */
  secretKey: Buffer | undefined;
  /** Ids of the roles that require a second factor. */
  secondFactorRoles: readonly RoleId[];
};

// Outside production a developer may run a build of their own machine in place of a remote.
const DEVELOPERS = ['http://localhost:*', 'http://127.0.0.1:*'];

const ROOT = resolve(__dirname, '../..');

/** Reads the server's settings from the environment. Throws a `ConfigError` that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const environment = oneOf(env, 'APP_ENV', ENVIRONMENTS, 'development');
  const seed = oneOf(env, 'SEED', ['demo', 'none'], environment === 'production' ? 'none' : 'demo');
  if (seed === 'demo' && environment === 'production') {
    throw new ConfigError('SEED=demo is refused in production: demo users have a public password.');
  }
  const dataDir = resolve(ROOT, env.DATA_DIR || '.data');
  const port = wholeNumber(env, 'PORT', 3000, 65_535);
  return {
    port,
    // The demo's passwords are public, so a development server listens on localhost unless HOST says otherwise.
    host: env.HOST || (environment === 'development' ? '127.0.0.1' : '0.0.0.0'),
    environment,
    dataDir,
    releasesDir: join(dataDir, 'releases'),
    ...databaseSettings(env),
    ...auditSettings(env),
    newerDatabase: oneOf(env, 'NEWER_DATABASE', ['refuse', 'accept'], 'refuse'),
    seed,
    seedScale: wholeNumber(env, 'SEED_SCALE', 1, 1000),
    today: readGivenDay(env),
    rootDir: ROOT,
    accessFilter: oneOf(env, 'ACCESS_FILTER', ['gated', 'open'], 'gated'),
    remoteOrigins: environment === 'production' ? [] : DEVELOPERS,
    corsOrigins: origins(env, 'CORS_ORIGINS'),
    trustedProxies: networks(env, 'TRUSTED_PROXIES'),
    callsAMinute: wholeNumber(env, 'CALLS_A_MINUTE', 300, 100_000),
    ...releaseSettings(env),
    central: centralAddress(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, environment === 'production' ? 'info' : 'warn'),
    metricsPort: env.METRICS_PORT ? wholeNumber(env, 'METRICS_PORT', 0, 65_535) : undefined,
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', environment === 'production' ? 5 : 0, 60),
    ...mailSettings(env, { port, environment }),
    secretKey: secretKey(env, environment),
    secondFactorRoles: secondFactorRoles(env, environment),
  };
}

/** Parses a base64 key of 32 bytes; `name` is the setting or file that contains it. */
export function parseSecretKey(text: string, name: string): Buffer {
  const key = Buffer.from(text, 'base64');
  // The value is a secret, so the message omits it.
  if (key.length !== 32)
    throw new ConfigError(`${name} must be 32 bytes in base64, such as of: openssl rand -base64 32`);
  return key;
}

function secretKey(env: NodeJS.ProcessEnv, environment: Environment) {
  if (env.SECRET_KEY) return parseSecretKey(env.SECRET_KEY, 'SECRET_KEY');
  // Otherwise each server would generate its own key and could not decrypt the others' secrets.
  if (environment === 'production' && env.DATABASE_URL)
    throw new ConfigError(
      'SECRET_KEY must be set in production with DATABASE_URL: all servers share it. Generate one: openssl rand -base64 32',
    );
  return undefined;
}

const ROLE_NAMES = Object.keys(ROLES) as (keyof typeof ROLES)[];

// Users and roles can be changed by these roles, so production asks them for a second factor; the demo does not.
function secondFactorRoles(env: NodeJS.ProcessEnv, environment: Environment): RoleId[] {
  const value = env.SECOND_FACTOR_ROLES || (environment === 'production' ? 'SUPER_ADMIN,ADMIN' : 'none');
  if (value === 'none') return [];
  return listed({ SECOND_FACTOR_ROLES: value }, 'SECOND_FACTOR_ROLES').map((name) => {
    const role = ROLE_NAMES.find((one) => one === name);
    if (!role)
      throw new ConfigError(`SECOND_FACTOR_ROLES has "${name}", but takes none or any of ${ROLE_NAMES.join(', ')}.`);
    return ROLES[role];
  });
}

function auditSettings(env: NodeJS.ProcessEnv) {
  const place = (value: string | undefined) => (value ? resolve(ROOT, value) : undefined);
  const auditHeadsUrl = env.AUDIT_HEADS_URL || undefined;
  // The value may contain a password, so the message omits it.
  if (auditHeadsUrl && !isUrlOf(auditHeadsUrl, ['http:', 'https:']))
    throw new ConfigError('AUDIT_HEADS_URL must be an address such as https://audit.example.com/heads.');
  return {
    auditKeyFile: place(env.AUDIT_KEY_FILE),
    auditPublicKeysFile: place(env.AUDIT_PUBLIC_KEYS_FILE),
    auditHeadsDir: place(env.AUDIT_HEADS_DIR),
    auditHeadsUrl,
  };
}

function publicAddress(env: NodeJS.ProcessEnv, port: number): string {
  const address = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/{1,9}$/, '');
  if (!isUrlOf(address, ['http:', 'https:']) || /[?#\s]/.test(address))
    throw new ConfigError(`PUBLIC_URL is "${address}", but must be an address such as https://siteledger.example.com.`);
  if (new URL(address).pathname !== '/')
    throw new ConfigError(
      `PUBLIC_URL is "${address}", but Siteledger is not served below a path: give it a host name of its own, such as https://siteledger.example.com.`,
    );
  return address;
}

function mailSettings(env: NodeJS.ProcessEnv, { port, environment }: Pick<Config, 'port' | 'environment'>) {
  const publicUrl = publicAddress(env, port);
  const smtpUrl = env.SMTP_URL || undefined;
  // The value may contain a password, so the message omits it.
  if (smtpUrl && !isUrlOf(smtpUrl, ['smtp:', 'smtps:']))
    throw new ConfigError('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.');
  if (smtpUrl && !env.PUBLIC_URL && environment === 'production')
    throw new ConfigError('PUBLIC_URL must be set in production when SMTP_URL is: mails link to it.');
  const mailFrom = env.MAIL_FROM || `Siteledger <no-reply@${new URL(publicUrl).hostname}>`;
  if (!/^[^<>\r\n]{0,200}<?[^\s<>@]{1,100}@[^\s<>@]{1,200}>?$/.test(mailFrom))
    throw new ConfigError(
      `MAIL_FROM is "${mailFrom}", but must be an address such as Siteledger <no-reply@example.com>.`,
    );
  return { publicUrl, smtpUrl, mailFrom };
}

function centralAddress(env: NodeJS.ProcessEnv): CentralAddress | undefined {
  const { REGISTRY_URL: url = '', REGISTRY_TOKEN: token = '' } = env;
  if (!url && !token) return undefined;
  if (!url || !token)
    throw new ConfigError(
      'REGISTRY_URL and REGISTRY_TOKEN go together: "npm run registry -- connect" prints both for an environment.',
    );
  if (!isUrlOf(url, ['http:', 'https:']) || /[?#\s]/.test(url))
    throw new ConfigError(`REGISTRY_URL is "${url}", but must be an address such as https://registry.example.com.`);
  // The value is a secret, so the message omits it.
  if (!/^slin_[\w-]{20,200}$/.test(token))
    throw new ConfigError('REGISTRY_TOKEN must be a token of the central registry, which begins with slin_.');
  return { url: url.replace(/\/{1,9}$/, ''), token };
}

const isUrlOf = (value: string, protocols: readonly string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const listed = (env: NodeJS.ProcessEnv, name: string) =>
  (env[name] ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

// Formats that the address check accepts: "10.0.0.7", "10.0.0.0/8", "fd00::/8".
const isNetwork = (value: string) => {
  const [address = '', bits, ...more] = value.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return (
    most !== undefined && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
  );
};

function networks(env: NodeJS.ProcessEnv, name: string) {
  const values = listed(env, name);
  const wrong = values.find((value) => !isNetwork(value));
  if (wrong) throw new ConfigError(`${name} has "${wrong}", but takes addresses and networks such as 10.0.0.0/8.`);
  return values;
}

function origins(env: NodeJS.ProcessEnv, name: string) {
  const values = listed(env, name);
  const wrong = values.find((value) => !URL.canParse(value) || new URL(value).origin !== value);
  if (wrong)
    throw new ConfigError(`${name} has "${wrong}", which is not an origin such as https://remotes.example.com.`);
  return values;
}
