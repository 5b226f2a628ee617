import { type RemoteLockInput, type RemoteSetting } from '@siteledger/platform/contract';
import { conflict, invalid } from '../errors';
import { type Context } from '../product';
import { changeTarget, type Changed } from './change-setting';
import { type Target } from './target';

const LOCKED_DAYS_MAX = 366;
const DAY_MS = 86_400_000;

/**
 * Locks the release of a remote in an environment until a moment, or lifts the lock; the rest of the setting stays.
 * docs/remotes.md#lock-a-release
 */
export const changeLock = (context: Context, target: Target, { until, reason }: RemoteLockInput): Promise<Changed> =>
  changeTarget(context, target, until ? 'remote.lock' : 'remote.unlock', (_db, present) => {
    if (!present) throw conflict(`${target.remote} was never set in ${target.environment}: select a release first.`);
    if (!until) return Promise.resolve(lifted(present, reason));
    const ahead = Date.parse(until) - context.now.getTime();
    if (ahead <= 0) throw invalid({ until: ['Until must be in the future.'] });
    if (ahead > LOCKED_DAYS_MAX * DAY_MS) throw invalid({ until: [`Until must be within ${LOCKED_DAYS_MAX} days.`] });
    const lock = { until: new Date(until).toISOString(), reason, by: context.user.name };
    return Promise.resolve({ ...present, reason, lock });
  });

const lifted = (present: RemoteSetting, reason: string) =>
  present.lock ? { ...present, reason, lock: null } : present;
