import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { answers, listOf } from './fake-network';
import { signedIn } from './signed-in';

/** Signs in a user, by default an owner, on a network whose filters have no options. */
export function signedInWithLookups(user: Partial<CurrentUser> = {}) {
  signedIn(user);
  for (const lookup of ['projects', 'clients', 'contractors']) answers(`GET /${lookup}`, listOf([]));
}
