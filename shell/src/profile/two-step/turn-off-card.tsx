import { Button, confirmDialog, notify } from '@siteledger/shared-lib/ui';
import { useSecondFactorReplaceCodesMutation, useSecondFactorTurnOffMutation } from './second-factor-api';
import { refused, type StepProps } from './step-props';

type Props = StepProps & { codesLeft: number; isRequired: boolean };

/** Recovery codes, and a button to turn the second step off if no role requires it. */
export function TurnOffCard({ codesLeft, isRequired, ...step }: Props) {
  const { challenge, onCodes } = step;
  const [replace, { isLoading: isReplacing }] = useSecondFactorReplaceCodesMutation();
  const [turnOff, { isLoading: isTurningOff }] = useSecondFactorTurnOffMutation();

  const onReplace = async () => {
    const content = 'The codes that you have now stop working.';
    if (!(await confirmDialog({ title: 'Create new recovery codes?', content, okText: 'Create codes' }))) return;
    await replace({ challenge })
      .unwrap()
      .then(({ recovery_codes }) => onCodes(recovery_codes))
      .catch((error: unknown) => refused(error, step));
  };
  const onTurnOff = async () => {
    const content = 'Your authenticator app, passkeys and recovery codes are removed.';
    const title = 'Turn off two-step sign-in?';
    if (!(await confirmDialog({ title, content, okText: 'Turn off', destructive: true }))) return;
    await turnOff({ challenge })
      .unwrap()
      .then(({ message }) => notify.success(message))
      .catch((error: unknown) => refused(error, step));
  };

  return (
    <>
      <section className="profile-card" aria-labelledby="recovery-codes">
        <h2 id="recovery-codes">Recovery codes</h2>
        <p>{codesLeft === 1 ? '1 code left.' : `${codesLeft} codes left.`}</p>
        <Button loading={isReplacing} onClick={() => void onReplace()}>
          Create new codes
        </Button>
      </section>
      <section className="profile-card" aria-labelledby="turn-off">
        <h2 id="turn-off">Turn off</h2>
        {isRequired ? (
          <p>Your role requires two-step sign-in.</p>
        ) : (
          <Button danger loading={isTurningOff} onClick={() => void onTurnOff()}>
            Turn off two-step sign-in
          </Button>
        )}
      </section>
    </>
  );
}
