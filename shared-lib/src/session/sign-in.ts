import type { SecondFactorStep, SignedIn } from '@siteledger/shared-lib/domain';
import { postPublic, type Refusal } from './public-call';
import { keepSession } from './second-factor';

/** Outcome of a sign-in: refused, waiting for the second factor, or done when both are null. */
export type SignInOutcome = { refusal: Refusal | null; step: SecondFactorStep | null };

/**
 * Signs in by password: stores the session, or returns the refusal or the next step. Never throws. sessions.md#calls
 */
export async function signIn(credentials: { email: string; password: string }): Promise<SignInOutcome> {
  const { body, refusal } = await postPublic<{ data: SignedIn }>('/login', credentials);
  if (refusal) return { refusal, step: null };
  if ('second_factor' in body.data) return { refusal: null, step: body.data.second_factor };
  keepSession(body.data);
  return { refusal: null, step: null };
}
