import { Alert } from '@siteledger/shared-lib/ui';
import { useMemberRights } from './use-member-rights';

/** Notice that nothing can be changed here during an impersonation. roles-and-permissions.md#impersonation */
export function ImpersonationNotice() {
  const { impersonated } = useMemberRights();
  if (impersonated === undefined) return null;
  return (
    <Alert
      className="users-notice"
      type="info"
      title={`You are impersonating ${impersonated}: users and roles cannot be changed until you exit.`}
    />
  );
}
