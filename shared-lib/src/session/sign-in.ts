import type { TokenPair } from '@siteledger/shared-lib/domain';
import { postPublic, type Refusal } from './public-call';
import { clearImpersonation, storeTokens } from './tokens';

/** Signs in: null when the session is stored, else why not. Never throws. Decision §6. */
export async function signIn(credentials: { email: string; password: string }): Promise<Refusal | null> {
  const { body, refusal } = await postPublic<{ data: TokenPair }>('/login', credentials);
  if (refusal) return refusal;
  // One that was begun in this tab belongs to the session before.
  clearImpersonation();
  storeTokens(body.data);
  return null;
}
