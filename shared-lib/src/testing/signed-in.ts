import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { storeTokens } from '@siteledger/shared-lib/session';
import { buildCurrentUser, buildTokenPair } from './builders/session';
import { answers } from './fake-network';

/** Signs somebody in: tokens in the browser, and a network that knows who it is. An owner unless the test says otherwise. */
export function signedIn(user: Partial<CurrentUser> = {}): CurrentUser {
  const current = buildCurrentUser(user);
  storeTokens(buildTokenPair());
  answers('GET /user/details', { data: current });
  return current;
}

/** The permissions of the current user as user details carry them: `holding('project.*')`. */
export const holding = (...names: string[]) => ({ permissions: names.map((name) => ({ name })) });
