import { tellOutcome } from '@siteledger/shared-lib/api';
import type { User } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog } from '@siteledger/shared-lib/ui';
import { useUsersResetSecondFactorMutation } from './users-api';

/** Button that removes a lost second factor after confirmation; shows a refusal's text. */
export function ResetSecondFactorButton({ user: { uuid, name } }: { user: User }) {
  const [reset, { isLoading }] = useUsersResetSecondFactorMutation();
  const onReset = async () => {
    const isSure = await confirmDialog({
      title: `Reset two-step sign-in of "${name}"?`,
      content: 'Their authenticator app, passkeys and recovery codes are removed, and they are signed out everywhere.',
      okText: 'Reset',
      destructive: true,
    });
    if (!isSure) return;
    await tellOutcome(reset(uuid).unwrap());
  };
  return (
    <Button loading={isLoading} onClick={() => void onReset()}>
      Reset two-step sign-in
    </Button>
  );
}
