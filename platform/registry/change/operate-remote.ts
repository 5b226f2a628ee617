import {
  revisionToRollBackTo,
  type EnvironmentName,
  incompatibilities,
  type RemoteSetting,
  type RequestedSetting,
  switchedSetting,
} from '@siteledger/platform/contract';
import { ConfigError } from '../errors';
import { type Db } from '../store/tables';
import { type Product } from '../product';
import { releasesClosedToOperator } from './second-person';
import { findCollisions } from '../releases/collisions';
import { selectReleasesByVersion } from '../store/releases.queries';
import { applySetting } from './change-setting';
import { findSetting, lockRemote, selectHistory } from '../store/settings.queries';

type Where = { environment: EnvironmentName; remote: string };

/** An operator's actions on a remote from a terminal. */
export const OPERATIONS = ['off', 'on', 'roll-back'] as const;

export type Operation = (typeof OPERATIONS)[number];

/** An operator's order; `author` is their name in the product's audit trail. */
export type Given = {
  operation: Operation;
  reason: string;
  message: string | null;
  author: string;
  /** Name in the setting's history. */
  by: string;
  now: Date;
};

const HISTORY_LENGTH = 200;

/**
 * Switches a remote off or on, or rolls it back to the last other release that ran. Needs access to the servers instead
 * of an account, and is recorded as the operator with the host. Where a second person is required, it gives users no
 * release of a team that none of them has had.
 */
export const operateRemote = (product: Product, db: Db, where: Where, given: Given): Promise<RemoteSetting> =>
  product.transaction(db, async (trx) => {
    await lockRemote(trx, where.remote);
    const present = await findSetting(trx, where.environment, where.remote);
    if (!present) throw new ConfigError(`${where.remote} was never set in ${where.environment}.`);
    const isBack = given.operation === 'roll-back';
    const wanted = isBack ? await earlierOf(product, trx, where) : switchTo(present, given);
    const collided = isBack ? [] : await findCollisions(trx, where, wanted);
    if (collided.length > 0) throw new ConfigError(collided.join(' '));
    const waiting = await releasesClosedToOperator(trx, where, wanted);
    if (waiting.length > 0) throw new ConfigError(waitingText(where, waiting));
    return applySetting({ now: given.now, audit: product.auditAs(given.author) }, trx, where, {
      action: isBack ? 'remote.roll-back' : 'remote.change',
      present,
      wanted: { ...wanted, reason: given.reason },
      changed_by: given.by,
    });
  });

const waitingText = ({ environment, remote }: Where, versions: readonly string[]) =>
  `Nobody has had ${versions.join(' and ')} of ${remote} in ${environment}: a second person confirms it on the screen Remotes. ` +
  '"roll-back" takes the remote to the last other release that ran.';

function switchTo(present: RemoteSetting, { operation, reason, message }: Given): RequestedSetting {
  const enabled = operation === 'on';
  if (present.enabled === enabled) throw new ConfigError(`${present.remote} is ${operation} already.`);
  const change = { enabled, disable_mode: 'now', message, reason } as const;
  const { message: told = null, until = null } = switchedSetting(present, change);
  return { ...present, ...change, message: told, until };
}

async function earlierOf({ hostIn }: Product, db: Db, { environment, remote }: Where): Promise<RequestedSetting> {
  const history = await selectHistory(db, environment, remote, HISTORY_LENGTH);
  const versions = history.flatMap(({ release, rollout }) => [release, ...(rollout ? [rollout.release] : [])]);
  const stored = await selectReleasesByVersion(
    db,
    [...new Set(versions)].map((version) => ({ name: remote, version })),
  );
  const host = await hostIn(db, environment);
  const releases = stored.map(({ version, revoked, release }) => ({
    version,
    revoked,
    incompatibilities: host ? incompatibilities(release.requires, host.versions) : [],
  }));
  const earlier = revisionToRollBackTo(history, releases);
  if (!earlier) throw new ConfigError(`No other release of ${remote} that could still run has run in ${environment}.`);
  // A lock set since then takes precedence over the earlier revision.
  return { ...earlier, lock: undefined };
}
