import type { PasskeyOptions, SecondFactorAdded, TokenPair, TotpSetup } from '@siteledger/shared-lib/domain';
import { postPublic, type Outcome, type Refusal } from './public-call';
import { clearImpersonation, storeTokens } from './tokens';

/** Stores the session of a user who has just signed in. */
export function keepSession(tokens: TokenPair) {
  // An impersonation begun in this tab belongs to the previous session.
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

/**
 * Finishes a sign-in by an authenticator code or a recovery code: null when the session is stored, else the refusal.
 */
export const answerCode = (answer: Step & { code: string }) => finish('/login/second-factor', answer);

/** Finishes a sign-in by a passkey: null when the session is stored, else the refusal. */
export const answerPasskey = (answer: Step & { credential: object }) => finish('/login/passkey', answer);

/** Requests the browser's options to prove a passkey. */
export const askForPasskey = (step: Step): Promise<Outcome<{ data: PasskeyOptions }>> =>
  postPublic('/login/passkey/options', step);

/** Requests a new secret for an authenticator app. */
export const beginTotp = (step: Step): Promise<Outcome<{ data: TotpSetup }>> => postPublic('/second-factor/totp', step);

/** Adds the authenticator app that shows this code. */
export const confirmTotp = (answer: Step & { code: string }): Promise<Outcome<{ data: SecondFactorAdded }>> =>
  postPublic('/second-factor/totp/confirm', answer);

/** Requests the browser's options to create a passkey. */
export const beginPasskey = (step: Step): Promise<Outcome<{ data: PasskeyOptions }>> =>
  postPublic('/second-factor/passkeys/options', step);

/** Adds the passkey created by the browser. */
export const addPasskey = (
  answer: Step & { name: string; credential: object },
): Promise<Outcome<{ data: SecondFactorAdded }>> => postPublic('/second-factor/passkeys', answer);
