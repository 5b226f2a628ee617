import { tellOutcome } from '@siteledger/shared-lib/api';
import type { User } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog } from '@siteledger/shared-lib/ui';
import { useUsersEndSessionsMutation } from './users-api';

/** Button that signs a user out on all devices after confirmation; shows a refusal's text. */
export function EndSessionsButton({ user: { uuid, name } }: { user: User }) {
  const [end, { isLoading }] = useUsersEndSessionsMutation();
  const onEnd = async () => {
    const isSure = await confirmDialog({
      title: `Sign out "${name}" everywhere?`,
      content: 'They can sign in again at any time.',
      okText: 'Sign out',
      destructive: true,
    });
    if (!isSure) return;
    await tellOutcome(end(uuid).unwrap());
  };
  return (
    <Button loading={isLoading} onClick={() => void onEnd()}>
      Sign out everywhere
    </Button>
  );
}
