import { FAILURE_TEXT, type LoadFailure } from '@siteledger/platform/runtime';
import type { PausedRemote, ReleaseForOthers, Standing } from '@siteledger/platform/contract';
import { formatInstant, permissionInWords } from '@siteledger/shared-lib/domain';

/** What decides whether something is shown, with what only this tab knows: that it could not load it. */
export type Rule = Standing | { rule: 'failed'; failure: LoadFailure };

/** The tag of each rule, and its colour. */
export const RULE_TAGS = {
  visible: ['Shown', 'success'],
  permission: ['No permission', 'neutral'],
  paused: ['Switched off', 'warning'],
  rollout: ['Not in the rollout', 'info'],
  incompatible: ['Incompatible', 'danger'],
  'not in place': ['Switched off here', 'warning'],
  failed: ['Failed', 'danger'],
} as const;

/** The rule in a sentence; `whom` is "you" or the name of who is asked about. Nothing is said of what is shown. */
export function ruleText(standing: Rule, whom: string): string {
  switch (standing.rule) {
    case 'visible':
      return '';
    case 'permission':
      return `It asks for ${permissionText(standing.permission)}, which ${whom} ${whom === 'you' ? 'do' : 'does'} not have.`;
    case 'paused':
      return pausedText(standing.paused);
    case 'rollout':
      return rolloutText(standing.release);
    case 'incompatible':
      return standing.reasons.join(' ');
    case 'not in place':
      return 'An admin switched it off in this place, for everybody.';
    case 'failed':
      return [
        `It could not be loaded in this tab.`,
        FAILURE_TEXT[standing.failure.kind],
        ...standing.failure.details,
      ].join(' ');
  }
}

function permissionText(permission: string) {
  const words = permissionInWords(permission);
  return words ? `“${words}” (${permission})` : `“${permission}”`;
}

const pausedText = ({ changed_by, until, message }: PausedRemote) =>
  [
    `${changed_by ?? 'Someone'} switched it off${until ? ` until ${formatInstant(until)}` : ' for the time being'}.`,
    ...(message ? [`“${message}”`] : []),
  ].join(' ');

function rolloutText({ version, rollout }: ReleaseForOthers) {
  if (!rollout) return `It is part of release ${version}, which everyone outside the current rollout has.`;
  const { percent, roles } = rollout;
  const reached = [percent > 0 && `${percent}% of the users`, roles.length > 0 && 'some roles'].filter(Boolean);
  return `It is part of release ${version}, which goes to ${reached.join(' and to ')} so far.`;
}
