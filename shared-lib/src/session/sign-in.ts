import type { FieldMessages, TokenPair } from '@siteledger/shared-lib/domain';
import { postJson } from './post-json';
import { storeTokens } from './tokens';

/** Why a sign-in failed: messages by field (a wrong login is on `email`), else one message. Decision §6. */
export type SignInRefusal = { errors?: FieldMessages; message?: string };

const SOMETHING_WENT_WRONG = 'Something went wrong.';

const OFFLINE = 'You are offline. Check the connection and try again.';

/** Signs in: null when the session is stored, else why not. Never throws. Decision §6. */
export async function signIn(credentials: { email: string; password: string }): Promise<SignInRefusal | null> {
  try {
    const answer = await postJson('/login', credentials);
    const body = (await answer.json()) as { data?: TokenPair } & SignInRefusal;
    if (!answer.ok || !body.data) return refusal(answer.status, body);
    storeTokens(body.data);
    return null;
  } catch {
    return { message: navigator.onLine ? SOMETHING_WENT_WRONG : OFFLINE };
  }
}

// An answer of 500 and above says nothing of the cause, and its text is not for people.
const refusal = (status: number, { errors, message }: SignInRefusal): SignInRefusal =>
  status >= 500 || !(errors || message) ? { message: SOMETHING_WENT_WRONG } : { errors, message };
