import { useLeaveImpersonationMutation } from '@siteledger/shared-lib/api';
import type { CurrentUser } from '@siteledger/shared-lib/domain';
import {
  browserLocation,
  clearImpersonation,
  impersonationId,
  takeImpersonationStart,
} from '@siteledger/shared-lib/session';
import { Button, notify, UserSwitchOutlined } from '@siteledger/shared-lib/ui';
import { useEffect } from 'react';

/**
 * Shows who the user is impersonating and a button to end it; also announced on the first page of an impersonation.
 * docs/domain/sessions.md#impersonation-in-the-browser
 */
export function ImpersonationBanner({ user }: { user: CurrentUser }) {
  const [leave, { isLoading }] = useLeaveImpersonationMutation();
  const isImpersonated = user.impersonated_by !== undefined;

  useEffect(() => {
    const name = isImpersonated && takeImpersonationStart();
    if (name) notify.success(`You are now impersonating ${name}`);
  }, [isImpersonated]);

  if (!user.impersonated_by) return null;

  const onExit = async () => {
    // Whatever the server answers, this browser stops using the token, which expires within the hour.
    await leave(impersonationId() ?? '');
    clearImpersonation();
    browserLocation.goTo('/');
  };

  return (
    <div className="impersonation" role="status">
      <UserSwitchOutlined aria-hidden />
      <p>
        {user.impersonated_by.name}, you are impersonating <strong>{user.name}</strong> ({user.email}).{' '}
        <small>You have their permissions, but cannot change passwords, roles or remotes.</small>
      </p>
      <Button size="small" loading={isLoading} onClick={onExit}>
        Exit
      </Button>
    </div>
  );
}
