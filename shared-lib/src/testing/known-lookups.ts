import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { answers, listOf } from './fake-network';
import { signedIn } from './signed-in';

/** Signs somebody in, an owner unless the test says otherwise, on a network whose filters have nothing to choose from. */
export function signedInWithLookups(user: Partial<CurrentUser> = {}) {
  signedIn(user);
  for (const lookup of ['projects', 'clients', 'contractors']) answers(`GET /${lookup}`, listOf([]));
}
