import { notifyError } from '@siteledger/shared-lib/api';
import { browserLocation, storeImpersonation } from '@siteledger/shared-lib/session';
import { useUsersImpersonateMutation } from './users-api';

/**
 * Impersonates the user with this e-mail and loads a new page with their menu and a notice. Shows a refusal's text.
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
