import {
  counted,
  isStageDone,
  lockInForce,
  nextSetting,
  type RemoteRollout,
  type RemoteSetting,
  stageStartedAt,
  type StageSeen,
} from '@siteledger/platform/contract';
import { selectRevisions } from '../store/stable-releases.queries';
import { type Halting } from './halt-rollouts';
import { selectLoadsByPerson } from '../store/halts.queries';
import { findCollisions } from '../releases/collisions';
import { selectOpenRequests } from '../store/requests.queries';
import { selectSettings } from '../store/settings.queries';
import { countReached } from '../releases/release-for-user';
import { applyByPlatform } from './apply-by-platform';
import { type Db } from '../store/tables';

/** A rollout that advanced to its next stage, and why. */
export type Advance = { remote: string; version: string; reason: string };

const MINUTE_MS = 60_000;

/** Advances every staged rollout whose stage is done. The servers of an environment may run this concurrently. */
export async function advanceRollouts(db: Db, halting: Halting, now: Date): Promise<Advance[]> {
  const advances: Advance[] = [];
  for (const setting of await selectSettings(db, halting.environment)) {
    const advance = await findAdvance(db, setting, { ...halting, now });
    if (!advance) continue;
    const { version, reason, ...next } = advance;
    const decision = { action: 'remote.advance', wanted: { ...next, reason } } as const;
    if (await applyByPlatform(halting.product, db, setting, decision, now))
      advances.push({ remote: setting.remote, version, reason });
  }
  return advances;
}

async function findAdvance(db: Db, setting: RemoteSetting, { budget, product, now }: Halting & { now: Date }) {
  const { enabled, release, rollout } = setting;
  if (!enabled || !rollout?.stages || lockInForce(setting, now)) return undefined;
  // An open request is based on this revision, so no automatic revision may follow it.
  if ((await selectOpenRequests(db, setting)).length > 0) return undefined;
  const seen = await readStage(db, setting, rollout, { product, now });
  if (!isStageDone(rollout.stages, seen, budget.failedPercent)) return undefined;
  const next = nextSetting(rollout, release);
  if ((await findCollisions(db, setting, { enabled, ...next })).length > 0) return undefined;
  return { ...next, version: rollout.release, reason: reasonOf(rollout, next.rollout, seen) };
}

async function readStage(
  db: Db,
  { environment, remote, release }: RemoteSetting,
  rollout: RemoteRollout,
  { product, now }: Pick<Halting, 'product'> & { now: Date },
): Promise<StageSeen> {
  const since = stageStartedAt(await selectRevisions(db, { environment, remote })) ?? null;
  const version = rollout.release;
  const people = await selectLoadsByPerson(db, { environment, remote, version }, { now, since });
  const visitors = await product.selectVisitors(db, environment);
  return {
    users: countReached(visitors, { remote, release, rollout }),
    minutes: since === null ? 0 : Math.floor((now.getTime() - Date.parse(since)) / MINUTE_MS),
    loads: people.reduce((sum, { loads }) => sum + loads, 0),
    failures: people.reduce((sum, { failures }) => sum + failures, 0),
  };
}

function reasonOf(rollout: RemoteRollout, next: RemoteRollout | null, { users, minutes, loads, failures }: StageSeen) {
  const to = next ? `to ${next.percent}% of the users` : 'to everybody';
  const seen = users === 0 ? 'no user has it yet' : `${counted(loads, 'load')}, ${failures} failed`;
  return `${rollout.release} goes on from ${rollout.percent}% ${to}: ${seen}, in ${counted(minutes, 'minute')}.`;
}
