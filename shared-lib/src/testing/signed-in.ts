import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { storeTokens } from '@siteledger/shared-lib/session';
import { buildCurrentUser, buildTokenPair } from './builders/session';
import { answers } from './fake-network';

/** Signs in a user, by default an owner: stores tokens, and mocks the user's details. */
export function signedIn(user: Partial<CurrentUser> = {}): CurrentUser {
  const current = buildCurrentUser(user);
  storeTokens(buildTokenPair());
  answers('GET /user/details', { data: current });
  return current;
}

/** These permissions in the shape of the user's details: `holding('project.*')`. */
export const holding = (...names: string[]) => ({ permissions: names.map((name) => ({ name })) });
