import {
  type EnvironmentName,
  lostFills,
  type RemoteRelease,
  type RemoteSetting,
  type SettingImpact,
  type SettingPreviewInput,
} from '@siteledger/platform/contract';
import { type Db } from '../store/tables';
import { type Context } from '../product';
import { waitsForSecond } from '../change/second-person';
import { settingProblems } from '../change/change-setting';
import { type Target } from '../change/target';
import { selectActiveSessions } from '../store/health-reports.queries';
import { requireRelease } from '../change/refuse-change';
import { releaseForUser, type Visitor } from '../releases/release-for-user';
import { findRelease, selectReleasesByVersion } from '../store/releases.queries';
import { findSetting, selectSettings } from '../store/settings.queries';

/** Computes what a change of a setting would remove and which users it would affect; changes nothing. */
export async function readImpact(context: Context, target: Target, input: SettingPreviewInput): Promise<SettingImpact> {
  const { db, now, product } = context;
  const { environment, remote } = target;
  const present = await findSetting(db, environment, remote);
  const { release: next } = await requireRelease(db, remote, input.release, 'release');
  const before = present?.enabled ? (await findRelease(db, remote, present.release))?.release : undefined;
  const after = input.enabled ? next : undefined;
  return {
    menu_lost: lost(before, after, (release) =>
      release.nav.map(({ section, title }) => [`${section} › ${title}`, `${section} › ${title}`]),
    ),
    routes_lost: lost(before, after, (release) =>
      release.routes.map(({ path, title }) => [path, `${title} (${path})`]),
    ),
    slots_lost: lost(before, after, (release) =>
      (release.slots ?? []).map(({ slot, id, title }) => [`${slot} ${id}`, `${title} (${slot})`]),
    ),
    fills_lost: lostFills(before, after, await selectRunningBeside(db, environment, remote)),
    active_sessions: await product.countLiveSessions(db, await selectActiveSessions(db, environment, remote, now)),
    users_changing_release: countChanging(await product.selectVisitors(db, environment), remote, present, input),
    problems: after ? await problemsWith(db, target, after, input) : [],
    needs_second_person: await waitsForSecond(context, db, target, { ...input, rollout: input.rollout ?? null }),
  };
}

async function problemsWith(db: Db, target: Target, release: RemoteRelease, { rollout }: SettingPreviewInput) {
  const other = rollout && (await findRelease(db, target.remote, rollout.release));
  const problems = await settingProblems(db, target, release);
  return other ? [...new Set([...problems, ...(await settingProblems(db, target, other.release))])] : problems;
}

async function selectRunningBeside(db: Db, environment: EnvironmentName, remote: string): Promise<RemoteRelease[]> {
  const settings = (await selectSettings(db, environment)).filter((one) => one.enabled && one.remote !== remote);
  const running = settings.map(({ remote: name, release: version }) => ({ name, version }));
  return (await selectReleasesByVersion(db, running)).map(({ release }) => release);
}

type Named = readonly [key: string, text: string];

// A screen with a new title is not lost.
function lost(
  before: RemoteRelease | undefined,
  after: RemoteRelease | undefined,
  partsOf: (release: RemoteRelease) => Named[],
) {
  const kept = new Set((after ? partsOf(after) : []).map(([key]) => key));
  return (before ? partsOf(before) : []).filter(([key]) => !kept.has(key)).map(([, text]) => text);
}

function countChanging(
  visitors: readonly Visitor[],
  remote: string,
  present: RemoteSetting | undefined,
  input: SettingPreviewInput,
) {
  const wanted = { release: input.release, rollout: input.rollout ?? null };
  const isOther = (visitor: Visitor) =>
    (present?.enabled ? releaseForUser(remote, present, visitor) : undefined) !==
    (input.enabled ? releaseForUser(remote, wanted, visitor) : undefined);
  return visitors.filter(isOther).length;
}
