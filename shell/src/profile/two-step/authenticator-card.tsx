import { totpCodeSchema, type TotpSetup } from '@siteledger/shared-lib/domain';
import { DialogActions, Form, TextField } from '@siteledger/shared-lib/form';
import { Button, confirmDialog, Flex, notify } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import {
  useSecondFactorBeginTotpMutation,
  useSecondFactorConfirmTotpMutation,
  useSecondFactorRemoveTotpMutation,
} from './second-factor-api';
import { refused, type StepProps } from './step-props';

type Props = StepProps & { isSetUp: boolean };

/** The authenticator app: set up by QR code, replace, remove. */
export function AuthenticatorCard({ isSetUp, ...step }: Props) {
  const { challenge, onCodes } = step;
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [begin, { isLoading: isBeginning }] = useSecondFactorBeginTotpMutation();
  const [confirm] = useSecondFactorConfirmTotpMutation();
  const [remove, { isLoading: isRemoving }] = useSecondFactorRemoveTotpMutation();

  const onBegin = () =>
    begin({ challenge })
      .unwrap()
      .then(setSetup)
      .catch((error: unknown) => refused(error, step));
  const onConfirm = async ({ code }: { code: string }) => {
    const { recovery_codes } = await confirm({ challenge, code }).unwrap();
    setSetup(null);
    notify.success('Authenticator app set up.');
    if (recovery_codes) onCodes(recovery_codes);
  };
  const onRemove = async () => {
    const title = 'Remove the authenticator app?';
    if (!(await confirmDialog({ title, okText: 'Remove', destructive: true }))) return;
    await remove({ challenge })
      .unwrap()
      .then(({ message }) => notify.success(message))
      .catch((error: unknown) => refused(error, step));
  };

  return (
    <section className="profile-card" aria-labelledby="authenticator-app">
      <h2 id="authenticator-app">Authenticator app</h2>
      <p>{isSetUp ? 'Set up.' : 'Not set up.'}</p>
      {setup ? (
        <>
          <p>Scan the QR code with your app, then enter the code that it shows.</p>
          <img
            className="profile-qr"
            src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
            alt="QR code for your authenticator app"
          />
          <p>
            Cannot scan it? Enter this key:{' '}
            <code className="profile-secret">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
          </p>
          <Form
            label="Confirm the authenticator app"
            schema={totpCodeSchema}
            initialValues={{ challenge, code: '' }}
            onSubmit={onConfirm}
          >
            <TextField name="code" autoComplete="one-time-code" isWide />
            <DialogActions onCancel={() => setSetup(null)}>Confirm</DialogActions>
          </Form>
        </>
      ) : (
        <Flex gap={8} wrap>
          <Button loading={isBeginning} onClick={() => void onBegin()}>
            {isSetUp ? 'Replace authenticator app' : 'Set up authenticator app'}
          </Button>
          {isSetUp && (
            <Button danger loading={isRemoving} onClick={() => void onRemove()}>
              Remove authenticator app
            </Button>
          )}
        </Flex>
      )}
    </section>
  );
}
