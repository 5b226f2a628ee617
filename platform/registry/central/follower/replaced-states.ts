import { type EnvironmentName } from '@siteledger/platform/contract';
import { selectStableHistory } from '../../store/stable-releases.queries';
import { selectPolicies } from '../../store/policies.queries';
import { selectOpenRequests } from '../../store/requests.queries';
import { selectAllRevisions } from '../../store/settings.queries';
import { type Db } from '../../store/tables';
import { dropOlderReplacedStates, insertReplacedState, type Past } from './following.queries';

const KEPT = 5;

/** Reads an environment's history so far. */
export async function readPast(db: Db, environment: EnvironmentName): Promise<Past> {
  const requests = (await selectOpenRequests(db)).filter((one) => one.environment === environment);
  return {
    settings: await selectAllRevisions(db, environment),
    good: await selectStableHistory(db, environment),
    requests: requests.map(({ uuid, remote, based_on, setting, requested_by, requested_by_uuid, requested_at }) => ({
      ...{ uuid, remote, based_on, setting, requested_by, requested_by_uuid, requested_at },
    })),
    policies: (await selectPolicies(db, environment)).map(({ environment: _own, ...policy }) => policy),
  };
}

type Replacing = { environment: EnvironmentName; url: string; settings: Past['settings'] };

/**
 * Stores the present history before a state replaces it that does not continue it, and returns it. Keeps the last five.
 */
export async function storeReplacedState(db: Db, { environment, url, settings }: Replacing) {
  const past = await readPast(db, environment);
  const known = new Set(settings.map(keyOf));
  if (past.settings.every((setting) => known.has(keyOf(setting)))) return undefined;
  await insertReplacedState(db, { environment, url, past });
  await dropOlderReplacedStates(db, environment, KEPT);
  return past;
}

// The number is left out: another registry numbers revisions differently.
const keyOf = ({ remote, release, changed_at }: Past['settings'][number]) =>
  `${remote} ${release} ${Date.parse(changed_at)}`;
