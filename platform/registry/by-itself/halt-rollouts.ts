import {
  type EnvironmentName,
  type HaltBudget,
  budgetProblem,
  releasesInUse,
  type RemoteSetting,
  type RequestedSetting,
  type RevisionReleases,
  type Trial,
  trialsOf,
} from '@siteledger/platform/contract';
import { type Product } from '../product';
import { type Db } from '../store/tables';
import { selectFallbacks, selectRevisions } from '../store/stable-releases.queries';
import { countWitnesses } from './witnesses';
import { findCollisions } from '../releases/collisions';
import { selectSettings } from '../store/settings.queries';
import { applyByPlatform } from './apply-by-platform';
import { selectLoadsByPerson } from '../store/halts.queries';

/** The environment and the budget for halting releases. */
export type Halting = {
  environment: EnvironmentName;
  budget: HaltBudget & { watchHours: number };
  product: Product;
};

/** A release that was halted, and why. */
export type Halt = { remote: string; version: string; reason: string };

/** Halts every release that exceeds its budget. The servers of an environment may run this concurrently. */
export async function haltRollouts(db: Db, halting: Halting, now: Date): Promise<Halt[]> {
  const halts: Halt[] = [];
  const { environment, product } = halting;
  const revisions = await selectRevisions(db, { environment });
  for (const setting of await selectSettings(db, environment)) {
    const own = revisions.filter(({ remote }) => remote === setting.remote);
    const halt = await findHaltOf(db, setting, { ...halting, now, revisions: own });
    if (!halt) continue;
    const { version: halted, reason, back } = halt;
    const decision = { action: 'remote.halt', wanted: { ...back, reason }, halted } as const;
    if (await applyByPlatform(product, db, setting, decision, now)) halts.push(halt);
  }
  return halts;
}

type Wanted = Halt & { back: Pick<RequestedSetting, 'release' | 'rollout'> };

async function findHaltOf(
  db: Db,
  setting: RemoteSetting,
  { budget: stated, product, now, revisions }: Halting & { now: Date; revisions: readonly RevisionReleases[] },
): Promise<Wanted | undefined> {
  const { environment, remote } = setting;
  const given = releasesInUse(setting);
  const trials = trialsOf(revisions, { now, hours: stated.watchHours }).filter(({ version }) =>
    given.includes(version),
  );
  for (const trial of trials) {
    const back = await wayBack(db, setting, trial);
    if (!back) continue;
    const tried = { environment, remote, version: trial.version };
    const budget = { ...stated, users: await countWitnesses(db, product, tried, stated.users) };
    const reason = budgetProblem(await selectLoadsByPerson(db, tried, { now, since: trial.since }), budget);
    if (!reason) continue;
    const collided = await findCollisions(db, setting, { enabled: true, ...back });
    const text = [`Halted ${trial.version}: ${reason}`, ...collided].join(' ');
    return { remote, version: trial.version, reason: text, back };
  }
  return undefined;
}

// A rollout goes back to the release that everybody else has; that release goes back to the last stable one, if there
// is one.
async function wayBack(
  db: Db,
  { environment, remote, release, rollout }: RemoteSetting,
  { version, isRollout }: Trial,
) {
  if (isRollout) return { release, rollout: null };
  const [last] = await selectFallbacks(db, environment, [{ name: remote, version }]);
  if (!last) return undefined;
  return { release: last.fallback, rollout: rollout?.release === last.fallback ? null : rollout };
}
