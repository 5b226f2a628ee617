import { Failure } from '../run/failure.mjs';
import { registryAt } from './registry.mjs';

/** The registry of a server as its user: by a token, or by e-mail and password, with a code where the account has a second step. */
export async function connect({ url, token, email, password, code }) {
  if (token) return registryAt(url, token);
  if (!email || !password)
    throw new Failure('Say who publishes: SITELEDGER_TOKEN, or SITELEDGER_EMAIL and SITELEDGER_PASSWORD.');
  const registry = registryAt(url);
  const signedIn = await registry.signIn(email, password);
  const { access_token } = signedIn.second_factor
    ? await secondStep(registry, signedIn.second_factor, { url, code })
    : signedIn;
  return registryAt(url, access_token);
}

function secondStep(registry, { challenge, purpose }, { url, code }) {
  if (purpose === 'enrol') throw new Failure(`This account needs a second step: sign in at ${url} once and set it up.`);
  if (!code)
    throw new Failure(
      'This account signs in with a second step: set SITELEDGER_CODE to a code of its authenticator app.',
    );
  return registry.answerCode(challenge, code);
}
