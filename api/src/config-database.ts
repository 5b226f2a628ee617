import { ConfigError } from './config-error';

/** The database addresses of the serving role and of the owner role. */
export function databaseSettings(env: NodeJS.ProcessEnv) {
  const databaseUrl = databaseAddress(env, 'DATABASE_URL');
  const databaseOwnerUrl = databaseAddress(env, 'DATABASE_OWNER_URL');
  if (databaseOwnerUrl && !databaseUrl)
    throw new ConfigError('DATABASE_OWNER_URL needs DATABASE_URL, the same database for the role that serves.');
  return { databaseUrl, databaseOwnerUrl };
}

function databaseAddress(env: NodeJS.ProcessEnv, name: 'DATABASE_URL' | 'DATABASE_OWNER_URL') {
  const value = env[name];
  if (!value) return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(value))
    throw new ConfigError(`${name} must start with postgres:// or postgresql://.`);
  if (!URL.canParse(value)) throw new ConfigError(`${name} is not a valid address.`);
  return value;
}
