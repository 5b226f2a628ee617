import type { PasskeyOptions, SecondFactorAdded, TokenPair, TotpSetup } from '@siteledger/shared-lib/domain';
import { postPublic, type Outcome, type Refusal } from './public-call';
import { clearImpersonation, storeTokens } from './tokens';

/** Stores the session of somebody who has just signed in. */
export function keepSession(tokens: TokenPair) {
  // One that was begun in this tab belongs to the session before.
  clearImpersonation();
  storeTokens(tokens);
}

type Step = { challenge: string };

async function finish(path: string, sent: object): Promise<Refusal | null> {
  const { body, refusal } = await postPublic<{ data: TokenPair }>(path, sent);
  if (refusal) return refusal;
  keepSession(body.data);
  return null;
}

/** Finishes a sign-in by a code of the authenticator app or a recovery code: null when the session is stored, else why not. */
export const answerCode = (answer: Step & { code: string }) => finish('/login/second-factor', answer);

/** Finishes a sign-in by a passkey: null when the session is stored, else why not. */
export const answerPasskey = (answer: Step & { credential: object }) => finish('/login/passkey', answer);

/** What the browser needs to prove a passkey. */
export const askForPasskey = (step: Step): Promise<Outcome<{ data: PasskeyOptions }>> =>
  postPublic('/login/passkey/options', step);

/** A new secret for an authenticator app. */
export const beginTotp = (step: Step): Promise<Outcome<{ data: TotpSetup }>> => postPublic('/second-factor/totp', step);

/** Adds the authenticator app that shows this code. */
export const confirmTotp = (answer: Step & { code: string }): Promise<Outcome<{ data: SecondFactorAdded }>> =>
  postPublic('/second-factor/totp/confirm', answer);

/** What the browser needs to make a passkey. */
export const beginPasskey = (step: Step): Promise<Outcome<{ data: PasskeyOptions }>> =>
  postPublic('/second-factor/passkeys/options', step);

/** Adds the passkey that the browser has made. */
export const addPasskey = (
  answer: Step & { name: string; credential: object },
): Promise<Outcome<{ data: SecondFactorAdded }>> => postPublic('/second-factor/passkeys', answer);
