import { counted } from './counted';
import { lockInForce, lockText } from './lock';
import { momentText } from './moment-text';
import { releasesInUse } from './request';
import { PLATFORM_AUTHOR, type RemoteRollout } from './setting';
import type { ReleaseSituation, RemoteSituation, RequestSituation } from './situation';
import { nextStage } from './stages';

/** Why people see what they see of a remote, environment by environment: lines for a terminal. */
export const situationLines = (situations: readonly RemoteSituation[]) =>
  situations.flatMap((situation) => [
    `${situation.environment}: ${headline(situation)}`,
    ...details(situation).map((line) => `  ${line}`),
  ]);

function headline({ connection, setting }: RemoteSituation) {
  if (connection === 'not connected') return 'not known, because its servers are not connected to this registry';
  return setting ? settingText(setting) : 'nothing, because no release was ever selected';
}

type Shown = { enabled: boolean; release: string; rollout: RemoteRollout | null; until: string | null };

function settingText({ enabled, until, ...reach }: Shown) {
  if (enabled) return reachText(reach);
  return until ? `switched off until ${momentText(until)}` : 'switched off';
}

function reachText({ release, rollout }: Pick<Shown, 'release' | 'rollout'>) {
  if (!rollout) return `everybody gets ${release}`;
  const share = rollout.percent > 0 && `${rollout.percent}% of the users`;
  const roles = rollout.roles.length > 0 && `everybody with role ${rollout.roles.join(' or ')}`;
  const reached = [share, roles].filter(Boolean).join(' and ');
  return reached
    ? `${reached} get ${rollout.release}, the others ${release}`
    : `everybody gets ${release}, nobody ${rollout.release} yet`;
}

const details = (situation: RemoteSituation) => [
  ...settingLines(situation),
  ...rolloutLines(situation),
  ...(situation.connection === 'silent' ? ['Its servers are silent: they may not have heard of the last change.'] : []),
  ...situation.requests.map(requestLine),
  ...situation.releases.flatMap((release) => releaseLines(release, situation)),
];

function settingLines({ setting }: RemoteSituation) {
  if (!setting) return [];
  const lock = lockInForce(setting, new Date());
  const { revision, changed_at, changed_by, reason } = setting;
  const change = `Revision ${revision}, ${momentText(changed_at)}, by ${changed_by}: ${reason}`;
  const locked = lock ? [lockText(lock, momentText)] : [];
  return [change, ...locked, ...(setting.enabled ? [] : pauseLines(setting))];
}

const pauseLines = ({ message, disable_mode, ...reach }: NonNullable<RemoteSituation['setting']>) => [
  ...(message ? [`Its screens say: ${message}`] : []),
  ...(disable_mode === 'drain' ? ['People already in it can finish.'] : []),
  `Once it is on, ${reachText(reach)}.`,
];

function rolloutLines({ setting, rollout }: RemoteSituation) {
  if (!setting?.rollout || !rollout) return [];
  const { release, percent, stages } = setting.rollout;
  const since = rollout.since ? ` since ${momentText(rollout.since)}` : '';
  const reached = `${release} is for ${counted(rollout.users, 'person', 'people')}${since}`;
  if (!stages) return [reached];
  const next = nextStage(percent);
  const whom = next === 100 ? 'everybody' : `${next}%`;
  const after = `${counted(stages.minutes, 'minute')} and ${counted(stages.loads, 'clean load')}`;
  return [`${reached}; ${whom} next, after ${after}`];
}

function requestLine({ setting, requested_at, plan, is_overtaken }: RequestSituation) {
  const wanted = `${settingText(setting)} (${setting.reason})`;
  if (is_overtaken) return `Asked for, and overtaken by another change: ${wanted}`;
  if (!plan) return `Waits for a second person since ${momentText(requested_at)}: ${wanted}`;
  const planned = `Planned for ${momentText(plan.from)}: ${wanted}`;
  if (plan.problem) return `${planned}. Not carried out: ${plan.problem}`;
  return plan.needs_confirmation ? `${planned}. A second person has to confirm it before` : planned;
}

function releaseLines(release: ReleaseSituation, situation: RemoteSituation) {
  const lines = [...endLines(release, situation), ...misfitLines(release, situation)];
  return lines.length === 0 && isLeftOut(release, situation)
    ? [`${release.version}, the newest release, is not selected.`]
    : lines;
}

const endLines = ({ version, halted, revoked }: ReleaseSituation, { setting }: RemoteSituation) => [
  ...(revoked ? [`${version} was revoked, ${momentText(revoked.at)}: ${revoked.reason}`] : []),
  // Where it is the change in force, that says so already.
  ...(halted && halted.at !== setting?.changed_at
    ? [`${momentText(halted.at)}, by ${PLATFORM_AUTHOR}: ${halted.reason}`]
    : []),
];

function misfitLines({ version, incompatibilities, fallback }: ReleaseSituation, { setting }: RemoteSituation) {
  if (incompatibilities.length === 0) return [];
  const instead = fallback ? `Pages take ${fallback} instead.` : 'Nothing stands in for it.';
  const isInUse = setting !== null && releasesInUse(setting).includes(version);
  return [[`${version} does not fit here:`, ...incompatibilities, ...(isInUse ? [instead] : [])].join(' ')];
}

function isLeftOut({ version, is_newest, halted }: ReleaseSituation, { setting, requests }: RemoteSituation) {
  const stated = [...(setting ? [setting] : []), ...requests.map((request) => request.setting)];
  const isStated = stated.some(({ release, rollout }) => release === version || rollout?.release === version);
  return is_newest && !halted && !isStated;
}
