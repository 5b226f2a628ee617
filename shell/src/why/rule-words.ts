import { FAILURE_TEXT, type LoadFailure } from '@siteledger/platform/runtime';
import { type Standing, STANDING_TITLES, standingText } from '@siteledger/platform/contract';
import { formatInstant, permissionInWords } from '@siteledger/shared-lib/domain';

/** What decides whether something is shown, with what only this tab knows: that it could not load it. */
export type Rule = Standing | { rule: 'failed'; failure: LoadFailure };

/** What each rule is called. */
export const RULE_TITLES = { ...STANDING_TITLES, failed: 'Failed' };

/** The colour of its tag. */
export const RULE_TONES = {
  visible: 'success',
  permission: 'neutral',
  paused: 'warning',
  rollout: 'info',
  incompatible: 'danger',
  'not in place': 'warning',
  failed: 'danger',
} as const;

/** The rule in a sentence; `whom` is "you" or the name of who is asked about. Nothing is said of what is shown. */
export function ruleText(standing: Rule, whom: string): string {
  if (standing.rule !== 'failed') return standingText(standing, { whom, permissionText, formatInstant });
  const { kind, details } = standing.failure;
  return [`It could not be loaded in this tab.`, FAILURE_TEXT[kind], ...details].join(' ');
}

function permissionText(permission: string) {
  const words = permissionInWords(permission);
  return words ? `“${words}” (${permission})` : `“${permission}”`;
}
