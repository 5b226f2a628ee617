import { ConfigError } from './config-error';

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

/** A setting that must be one of `values`. */
export function oneOf<const Value extends string>(
  env: NodeJS.ProcessEnv,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const value = env[name] || fallback;
  const known = values.find((one) => one === value);
  if (!known) throw new ConfigError(`${name} is "${value}", but must be one of ${values.join(', ')}.`);
  return known;
}

/** A whole number from `min` to `max`. */
export function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number, min = 0) {
  const text = env[name] || String(fallback);
  const value = Number(text);
  if (!/^\d{1,6}$/.test(text) || value > max || value < min)
    throw new ConfigError(
      `${name} is "${text}", but must be a whole number ${min > 0 ? `from ${min} ` : ''}up to ${max}.`,
    );
  return value;
}
