import type { ReleaseForOthers, Visibility } from './explanation';
import type { PausedRemote } from './listing';

/** Title of each rule. */
export const VISIBILITY_TITLES: Record<Visibility['rule'], string> = {
  visible: 'Shown',
  permission: 'No permission',
  paused: 'Switched off',
  rollout: 'Not in the rollout',
  incompatible: 'Incompatible',
  'off in place': 'Switched off here',
};

type Words = {
  /** "you", or the name of the user in question. */
  whom: string;
  permissionText: (permission: string) => string;
  formatInstant: (instant: string) => string;
};

/** Describes a rule in a sentence; empty for what is shown. */
export function visibilityText(visibility: Visibility, { whom, permissionText, formatInstant }: Words): string {
  switch (visibility.rule) {
    case 'visible':
      return '';
    case 'permission':
      return `It asks for ${permissionText(visibility.permission)}, which ${whom} ${whom === 'you' ? 'do' : 'does'} not have.`;
    case 'paused':
      return pausedText(visibility.paused, formatInstant);
    case 'rollout':
      return `It is part of release ${reachText(visibility.release)}.`;
    case 'incompatible':
      return visibility.reasons.join(' ');
    case 'off in place':
      return 'An admin switched it off in this place, for everybody.';
  }
}

const pausedText = ({ changed_by, until, message }: PausedRemote, formatInstant: Words['formatInstant']) =>
  [
    `${changed_by ?? 'Someone'} switched it off${until ? ` until ${formatInstant(until)}` : ' for the time being'}.`,
    ...(message ? [`“${message}”`] : []),
  ].join(' ');

/** "1.1.0, which goes to 25% of the users and to some roles so far". */
export function reachText({ version, rollout }: Pick<ReleaseForOthers, 'version' | 'rollout'>) {
  if (!rollout) return `${version}, which everyone outside the current rollout has`;
  const { percent, roles } = rollout;
  const reached = [percent > 0 && `${percent}% of the users`, roles.length > 0 && 'some roles'].filter(Boolean);
  return `${version}, which goes to ${reached.join(' and to ')} so far`;
}
