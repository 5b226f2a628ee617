import { lockText, type RequestedSetting } from '@siteledger/platform/contract';
import { formatInstant } from '@siteledger/shared-lib/domain';
import { arrangementChanges } from '../places/arrangement-changes';
import { MODE_TEXT, type RoleName, rolloutText } from '../setting-words';

type Change = (before: RequestedSetting | undefined, after: RequestedSetting, roleName: RoleName) => string | undefined;

const switched: Change = (before, { enabled, disable_mode }) => {
  if (enabled) return before?.enabled ? undefined : 'Switched on';
  const mode = MODE_TEXT[disable_mode].toLowerCase();
  if (before?.enabled ?? true) return `Switched off, ${mode}`;
  return before?.disable_mode === disable_mode ? undefined : `Still off, ${mode}`;
};

const selected: Change = (before, { release }) => {
  if (!before) return `Release ${release}`;
  return before.release === release ? undefined : `Release ${before.release} → ${release}`;
};

const rolledOut: Change = (before, { rollout }, roleName) => {
  if (JSON.stringify(before?.rollout ?? null) === JSON.stringify(rollout)) return undefined;
  return rollout ? rolloutText(rollout, roleName) : 'Rollout ended';
};

const messaged: Change = (before, { enabled, message }) => {
  if (enabled || (before?.message ?? null) === message) return undefined;
  return message ? `Message: “${message}”` : 'Message removed';
};

const limited: Change = (before, { enabled, until }) => {
  if (enabled || (before?.until ?? null) === until) return undefined;
  return until ? `Off until ${formatInstant(until)}` : 'End time removed';
};

const locked: Change = (before, after) => {
  if (JSON.stringify(before?.lock ?? null) === JSON.stringify(after.lock ?? null)) return undefined;
  return after.lock ? lockText(after.lock, formatInstant) : 'Unlocked';
};

const CHANGES = [switched, selected, rolledOut, messaged, limited, locked];

type Changes = (...args: Parameters<Change>) => string[];

/** Describes the changes of a request to a setting; empty if there are none. */
export const differencesOf: Changes = (before, after, roleName) => [
  ...CHANGES.flatMap((change) => change(before, after, roleName) ?? []),
  ...arrangementChanges(before ?? {}, after),
];

/** Describes what a revision changed, or the initial values for the first one. */
export const changesOf: Changes = (...revisions) => {
  const changes = differencesOf(...revisions);
  return changes.length > 0 ? changes : ['Saved without changes'];
};
