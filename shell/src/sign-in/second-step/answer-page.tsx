import { answerCode, answerPasskey, askForPasskey, type Refusal } from '@siteledger/shared-lib/session';
import { useState } from 'react';
import { provePasskey } from '../../passkey';
import { Entrance } from '../entrance';
import { CodeForm } from './code-form';
import { StepButton } from './step-button';
import type { SecondStepProps } from './second-step-props';
import { StartAgain } from './start-again';

const NO_PASSKEY = { message: 'The passkey was not used. Try again, or use another way.' };

async function signInByPasskey(challenge: string): Promise<Refusal | null> {
  const { body, refusal } = await askForPasskey({ challenge });
  if (!body) return refusal;
  const credential = await provePasskey(body.data);
  return credential ? answerPasskey({ challenge, credential }) : NO_PASSKEY;
}

const LEADS = {
  totp: 'Enter the code from your authenticator app.',
  recovery_code: 'Enter one of your recovery codes. Each works once.',
  passkey: 'Use your passkey to finish signing in.',
} as const;

/** The second step of sign-in by passkey, authenticator app or recovery code. */
export function AnswerPage({ step: { challenge, methods }, onSignedIn }: SecondStepProps) {
  const first = methods.includes('totp') ? 'totp' : (methods[0] ?? 'totp');
  const [way, setWay] = useState(first);
  const done = (refusal: Refusal | null) => {
    if (!refusal) onSignedIn();
    return refusal;
  };
  const other = way === 'recovery_code' ? first : 'recovery_code';

  return (
    <Entrance title="Two-step sign-in" lead={LEADS[way]}>
      {way !== 'passkey' && (
        <CodeForm
          key={way}
          challenge={challenge}
          label={way === 'totp' ? 'Code' : 'Recovery code'}
          kind={way === 'totp' ? 'digits' : 'recovery'}
          act="Sign in"
          acting="Signing in…"
          send={async (code) => done(await answerCode({ challenge, code }))}
        />
      )}
      {methods.includes('passkey') && (
        <StepButton
          act="Use a passkey"
          isQuiet={way !== 'passkey'}
          autoFocus={way === 'passkey'}
          onUse={async () => done(await signInByPasskey(challenge))}
        />
      )}
      {methods.includes(other) && (
        <p className="aside">
          <button type="button" className="link" onClick={() => setWay(other)}>
            {other === 'recovery_code' ? 'Use a recovery code' : 'Use another way'}
          </button>
        </p>
      )}
      <StartAgain />
    </Entrance>
  );
}
