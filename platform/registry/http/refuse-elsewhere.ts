import { type EnvironmentName } from '@siteledger/platform/contract';
import { conflict } from '../errors';

/** Refuses changes of an environment run by other servers, because the change would not reach them. */
export function refuseElsewhere(own: EnvironmentName, environment: EnvironmentName) {
  if (environment !== own)
    throw conflict(
      `This server runs ${own} only: to change ${environment} from here, let the servers of both follow one central registry, by REGISTRY_URL and REGISTRY_TOKEN.`,
    );
}
