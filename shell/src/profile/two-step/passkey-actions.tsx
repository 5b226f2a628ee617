import { PASSKEY_NAME_MAX, type Passkey } from '@siteledger/shared-lib/domain';
import { Button, confirmDialog, Flex, Input, notify } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { useSecondFactorRemovePasskeyMutation, useSecondFactorRenamePasskeyMutation } from './second-factor-api';
import { refused, type StepProps } from './step-props';

type Props = { passkey: Passkey; step: StepProps };

/** Renames or removes one passkey. */
export function PasskeyActions({ passkey: { uuid, name }, step }: Props) {
  const { challenge } = step;
  const [typed, setTyped] = useState<string | null>(null);
  const [rename, { isLoading: isRenaming }] = useSecondFactorRenamePasskeyMutation();
  const [remove, { isLoading: isRemoving }] = useSecondFactorRemovePasskeyMutation();

  const onRename = () =>
    rename({ challenge, uuid, name: typed?.trim() ?? '' })
      .unwrap()
      .then(() => setTyped(null))
      .catch((error: unknown) => refused(error, step));
  const onRemove = async () => {
    if (!(await confirmDialog({ title: `Remove the passkey "${name}"?`, okText: 'Remove', destructive: true }))) return;
    await remove({ challenge, uuid })
      .unwrap()
      .then(({ message }) => notify.success(message))
      .catch((error: unknown) => refused(error, step));
  };

  if (typed !== null)
    return (
      <Flex gap={8} wrap>
        <Input
          aria-label={`New name of ${name}`}
          maxLength={PASSKEY_NAME_MAX}
          value={typed}
          autoFocus
          onChange={(event) => setTyped(event.target.value)}
          style={{ maxWidth: 200 }}
        />
        <Button size="small" loading={isRenaming} disabled={typed.trim() === ''} onClick={() => void onRename()}>
          Save
        </Button>
        <Button size="small" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </Flex>
    );
  return (
    <Flex gap={8}>
      <Button size="small" aria-label={`Rename ${name}`} onClick={() => setTyped(name)}>
        Rename
      </Button>
      <Button size="small" danger aria-label={`Remove ${name}`} loading={isRemoving} onClick={() => void onRemove()}>
        Remove
      </Button>
    </Flex>
  );
}
