import { FAILURE_TEXT, type LoadFailure } from '@siteledger/platform/runtime';
import { type Visibility, VISIBILITY_TITLES, visibilityText } from '@siteledger/platform/contract';
import { formatInstant, permissionInWords } from '@siteledger/shared-lib/domain';

/** The rule that decides whether something is shown, plus a failed load, which only this tab can detect. */
export type Rule = Visibility | { rule: 'failed'; failure: LoadFailure };

/** Title of each rule. */
export const RULE_TITLES = { ...VISIBILITY_TITLES, failed: 'Failed' };

/** Colour of each rule's tag. */
export const RULE_TONES = {
  visible: 'success',
  permission: 'neutral',
  paused: 'warning',
  rollout: 'info',
  incompatible: 'danger',
  'off in place': 'warning',
  failed: 'danger',
} as const;

/** Describes the rule in a sentence; `whom` is "you" or the user's name. Empty for what is shown. */
export function ruleText(visibility: Rule, whom: string): string {
  if (visibility.rule !== 'failed') return visibilityText(visibility, { whom, permissionText, formatInstant });
  const { kind, details } = visibility.failure;
  return [`It could not be loaded in this tab.`, FAILURE_TEXT[kind], ...details].join(' ');
}

function permissionText(permission: string) {
  const words = permissionInWords(permission);
  return words ? `“${words}” (${permission})` : `“${permission}”`;
}
