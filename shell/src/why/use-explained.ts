import { firstMenuPath, thisPage, useListing } from '@siteledger/platform/runtime';
import {
  type Explained,
  explainFills,
  explainMenu,
  explainPages,
  explainPath,
  type RemoteExplanation,
} from '@siteledger/platform/contract';
import { isGranted, REMOTE_HOST } from '@siteledger/shared-lib/domain';
import { loaderOf } from '../remote-loaders';
import { RECOVERY_PERMISSION } from '../own-screens';
import { ledOn, type OwnPage, ownPageAt, ownPages } from './own-page';
import type { Rule } from './rule-words';

/** A menu entry, a page or a part of a page, with the rule that decides it. */
export type WithRule = Omit<Explained, 'visibility'> & { visibility: Rule };

const SHELL = 'shell';

/** Explains what a user sees and why, by the same rules as the shell; for oneself, also what failed in this tab. */
export function useExplained(explanation: RemoteExplanation, isSelf: boolean) {
  const failureIn = useFailures();
  const holds = (required: string) => isGranted(explanation.permissions, required);
  const viewer = { isGranted: holds, ...thisPage(REMOTE_HOST.versions) };

  const ruled = (one: Explained): WithRule => {
    const failure = isSelf && one.visibility.rule === 'visible' ? failureIn(one.remote) : undefined;
    return failure ? { ...one, visibility: { rule: 'failed', failure } } : one;
  };
  const ofShell = ({ path, title }: OwnPage): WithRule => {
    const isMissing = path === '/recovery' && !holds(RECOVERY_PERMISSION);
    const visibility: Rule = isMissing ? { rule: 'permission', permission: RECOVERY_PERMISSION } : { rule: 'visible' };
    return { remote: SHELL, title, path, visibility };
  };
  const inRemotes = (path: string) => explainPath(path, explanation, viewer);
  const at = (pathname: string) => {
    const path = ledOn(pathname);
    const own = ownPageAt(path);
    if (own) return ofShell(own);
    const found = inRemotes(path) ?? (path === '/' ? inRemotes(firstMenuPath(explanation.listing, holds)) : undefined);
    return found && ruled(found);
  };
  return {
    menu: explainMenu(explanation, viewer).map(ruled),
    pages: [...explainPages(explanation, viewer).map(ruled), ...ownPages.map(ofShell)],
    parts: explainFills(explanation, viewer).map(ruled),
    at,
  };
}

function useFailures() {
  const { remotes } = useListing();
  return (name: string) => {
    const remote = remotes.find((one) => one.name === name);
    const state = remote && loaderOf(remote).state();
    return state?.status === 'failed' ? state.failure : undefined;
  };
}
