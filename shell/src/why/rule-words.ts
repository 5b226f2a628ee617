import { FAILURE_TEXT, type LoadFailure } from '@siteledger/platform/runtime';
import { type Standing, STANDING_TITLES, standingText } from '@siteledger/platform/contract';
import { formatInstant, permissionInWords } from '@siteledger/shared-lib/domain';

/** The rule that decides whether something is shown, plus a failed load, which only this tab can detect. */
export type Rule = Standing | { rule: 'failed'; failure: LoadFailure };

/** Title of each rule. */
export const RULE_TITLES = { ...STANDING_TITLES, failed: 'Failed' };

/** Colour of each rule's tag. */
export const RULE_TONES = {
  visible: 'success',
  permission: 'neutral',
  paused: 'warning',
  rollout: 'info',
  incompatible: 'danger',
  'not in place': 'warning',
  failed: 'danger',
} as const;

/** Describes the rule in a sentence; `whom` is "you" or the user's name. Empty for what is shown. */
export function ruleText(standing: Rule, whom: string): string {
  if (standing.rule !== 'failed') return standingText(standing, { whom, permissionText, formatInstant });
  const { kind, details } = standing.failure;
  return [`It could not be loaded in this tab.`, FAILURE_TEXT[kind], ...details].join(' ');
}

function permissionText(permission: string) {
  const words = permissionInWords(permission);
  return words ? `“${words}” (${permission})` : `“${permission}”`;
}
