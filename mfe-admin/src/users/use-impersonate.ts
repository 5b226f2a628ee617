import { notifyError } from '@siteledger/shared-lib/api';
import { browserLocation, storeImpersonation } from '@siteledger/shared-lib/session';
import { useUsersImpersonateMutation } from './users-api';

/**
 * Starts acting as the user of an e-mail: a fresh page, with their menu, says so. A refusal's text is shown.
 * docs/domain/sessions.md#impersonation-in-the-browser
 */
export function useImpersonate() {
  const [take, { isLoading }] = useUsersImpersonateMutation();

  const impersonate = async (email: string) => {
    try {
      storeImpersonation(await take(email).unwrap());
      browserLocation.goTo('/');
    } catch (error) {
      notifyError(error);
    }
  };

  return { impersonate, isStarting: isLoading };
}
