import { type Day, isDay } from '@siteledger/shared-lib/domain';
import { ConfigError } from '../config-error';

/** The day of TODAY, which `use-given-day` applies; undefined when the real date is used. */
export function readGivenDay({ TODAY, APP_ENV }: NodeJS.ProcessEnv): Day | undefined {
  if (!TODAY) return undefined;
  if (APP_ENV === 'production')
    throw new ConfigError('TODAY is refused in production: it would give every record a wrong time.');
  const isKnown: boolean = isDay(TODAY);
  if (!isKnown) throw new ConfigError(`TODAY is "${TODAY}", but must be a day such as 2026-11-18.`);
  return TODAY;
}
