import { errorMessage, useUserDetailsQuery } from '@siteledger/shared-lib/api';
import type { SecondFactorState } from '@siteledger/shared-lib/domain';
import { ErrorState, LoadingState, PageHeader } from '@siteledger/shared-lib/ui';
import { useState } from 'react';
import { NotWhileImpersonating } from '../not-while-impersonating';
import '../profile.css';
import { AuthenticatorCard } from './authenticator-card';
import { CodesCard } from './codes-card';
import { PasskeysCard } from './passkeys-card';
import { useSecondFactorQuery } from './second-factor-api';
import { TurnOffCard } from './turn-off-card';
import { UnlockCard } from './unlock-card';

const TITLE = 'Two-step sign-in';

/** The user's own second step: authenticator app, passkeys and recovery codes, after re-entering the password. */
export function TwoStepPage() {
  const { data: self } = useUserDetailsQuery();
  const isImpersonating = self?.impersonated_by !== undefined;
  const { data: state, error, refetch } = useSecondFactorQuery(undefined, { skip: !self || isImpersonating });

  if (self && isImpersonating)
    return <NotWhileImpersonating name={self.name} title={TITLE} action="change your own two-step sign-in" />;
  if (state) return <TwoStep state={state} />;
  return error ? <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} /> : <LoadingState />;
}

function TwoStep({ state }: { state: SecondFactorState }) {
  const [challenge, setChallenge] = useState<string | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const isOn = state.totp !== null || state.passkeys.length > 0;
  const step = challenge === null ? null : { challenge, onExpired: () => setChallenge(null), onCodes: setCodes };
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={isOn ? 'On. You need a second step after the password.' : 'Off. The password is enough to sign in.'}
      />
      {!step && <UnlockCard isOn={isOn} onUnlock={setChallenge} />}
      {codes && <CodesCard codes={codes} onDone={() => setCodes(null)} />}
      {step && (
        <>
          <AuthenticatorCard {...step} isSetUp={state.totp !== null} />
          <PasskeysCard {...step} passkeys={state.passkeys} />
          {isOn && <TurnOffCard {...step} codesLeft={state.recovery_codes_left} isRequired={state.is_required} />}
        </>
      )}
    </>
  );
}
