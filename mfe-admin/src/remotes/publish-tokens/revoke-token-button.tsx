import { tellOutcome } from '@siteledger/shared-lib/api';
import type { PublishToken } from '@siteledger/platform/contract';
import { Button, confirmDialog } from '@siteledger/shared-lib/ui';
import { usePublishTokensRevokeMutation } from './publish-tokens-api';

/** Button that permanently revokes a publish token after confirmation; shows a refusal's text. */
export function RevokeTokenButton({ token: { uuid, name } }: { token: PublishToken }) {
  const [revoke, { isLoading }] = usePublishTokensRevokeMutation();
  const onRevoke = async () => {
    const isSure = await confirmDialog({
      title: `Revoke the publish token “${name}”?`,
      content: 'It stops working immediately and cannot be restored. What it published stays.',
      okText: 'Revoke',
      destructive: true,
    });
    if (!isSure) return;
    await tellOutcome(revoke(uuid).unwrap());
  };
  return (
    <Button size="small" danger loading={isLoading} aria-label={`Revoke ${name}`} onClick={() => void onRevoke()}>
      Revoke
    </Button>
  );
}
