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
 * Says as whom one acts, with the way back; the first page of an impersonation also announces it.
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
    // Whatever the server says, this browser stops using the token; it ends by itself within the hour.
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
