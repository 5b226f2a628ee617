import { useLeaveImpersonationMutation } from '@siteledger/shared-lib/api';
import type { CurrentUser } from '@siteledger/shared-lib/domain';
import { browserLocation, clearImpersonation, impersonationId } from '@siteledger/shared-lib/session';
import { Button, UserSwitchOutlined } from '@siteledger/shared-lib/ui';

/** Says as whom one acts, with the way back. Specification §1 and §4. */
export function ImpersonationBanner({ user }: { user: CurrentUser }) {
  const [leave, { isLoading }] = useLeaveImpersonationMutation();
  if (!user.impersonated_by) return null;

  const onExit = async () => {
    // Whatever the server says, this browser stops using the token; it ends by itself within the hour.
    await leave(impersonationId() ?? '');
    clearImpersonation();
    browserLocation.goTo('/');
  };

  return (
    <div className="impersonation" role="status">
      <UserSwitchOutlined aria-hidden />
      <span>
        {user.impersonated_by.name}, you are impersonating <strong>{user.name}</strong>
      </span>
      <Button size="small" loading={isLoading} onClick={onExit}>
        Exit
      </Button>
    </div>
  );
}
