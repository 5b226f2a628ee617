import type { SecondFactorAdded, TotpSetup } from '@siteledger/shared-lib/domain';
import {
  addPasskey,
  beginPasskey,
  beginTotp,
  confirmTotp,
  keepSession,
  type Refusal,
} from '@siteledger/shared-lib/session';
import { useState } from 'react';
import { makePasskey } from '../../passkey';
import { Entrance } from '../entrance';
import { StepButton } from './step-button';
import { RecoveryCodesPage } from './recovery-codes-page';
import type { SecondStepProps } from './second-step-props';
import { StartAgain } from './start-again';
import { TotpPage } from './totp-page';

const NO_PASSKEY = { message: 'No passkey was created. Try again, or use an authenticator app.' };

/** Sets up the second step that a role requires, before there is a session. */
export function EnrolPage({ step: { challenge }, onSignedIn }: SecondStepProps) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [added, setAdded] = useState<SecondFactorAdded | null>(null);

  const begin = async (): Promise<Refusal | null> => {
    const { body, refusal } = await beginTotp({ challenge });
    if (body) setSetup(body.data);
    return refusal ?? null;
  };
  const confirm = async (code: string): Promise<Refusal | null> => {
    const { body, refusal } = await confirmTotp({ challenge, code });
    if (body) setAdded(body.data);
    return refusal ?? null;
  };
  const makeOne = async (): Promise<Refusal | null> => {
    const asked = await beginPasskey({ challenge });
    if (!asked.body) return asked.refusal;
    const credential = await makePasskey(asked.body.data);
    if (!credential) return NO_PASSKEY;
    const { body, refusal } = await addPasskey({ challenge, name: 'Passkey', credential });
    if (body) setAdded(body.data);
    return refusal ?? null;
  };
  const goOn = () => {
    if (added?.session) keepSession(added.session);
    onSignedIn();
  };

  if (added) return <RecoveryCodesPage codes={added.recovery_codes ?? []} onDone={goOn} />;
  if (setup) return <TotpPage challenge={challenge} setup={setup} onConfirm={confirm} />;
  return (
    <Entrance
      title="Set up two-step sign-in"
      lead="Your role requires a second step after the password. Add one to finish signing in."
    >
      <StepButton act="Use an authenticator app" autoFocus onUse={begin} />
      <StepButton act="Use a passkey" isQuiet onUse={makeOne} />
      <StartAgain />
    </Entrance>
  );
}
