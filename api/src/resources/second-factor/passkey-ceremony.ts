import { type PasskeyAnswer, type PasskeyInput, type PasskeyOptions } from '@siteledger/shared-lib/domain';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Owner } from '../session/sessions.queries';
import { type passkeysOf } from './factors.queries';
import { type SecondFactorSettings } from './settings';

type Site = SecondFactorSettings['site'];
export type StoredPasskey = Awaited<ReturnType<typeof passkeysOf>>[number];

// Texts of a wider type on the wire; unknown ones are passed on to the browser, which ignores them.
const transportsOf = ({ transports }: StoredPasskey) => transports as AuthenticatorTransport[];

const descriptor = (passkey: StoredPasskey) => ({ id: passkey.credential_id, transports: transportsOf(passkey) });

/** The options with which a browser makes a passkey, and the random text that its answer must repeat. */
export async function registrationOptions(user: Owner, known: readonly StoredPasskey[], { rpID }: Site) {
  const options = await generateRegistrationOptions({
    rpID,
    rpName: 'Siteledger',
    userName: user.email,
    userDisplayName: user.name,
    // The account's uuid, which says nothing about its owner.
    userID: new Uint8Array(Buffer.from(user.uuid)),
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { challenge: options.challenge, options: { ...options } satisfies PasskeyOptions };
}

/** The options with which a browser proves that it has one of the passkeys. */
export async function authenticationOptions(known: readonly StoredPasskey[], { rpID }: Site) {
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: known.map(descriptor),
    userVerification: 'preferred',
  });
  return { challenge: options.challenge, options: { ...options } satisfies PasskeyOptions };
}

/** The passkey that a browser has made, as it is stored; undefined when its answer does not hold. */
export async function verifiedPasskey(credential: PasskeyInput['credential'], challenge: string, site: Site) {
  const verified = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: false,
  }).catch(() => undefined);
  const made = verified?.registrationInfo?.credential;
  return (
    made && {
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: JSON.stringify(made.transports ?? []),
    }
  );
}

/** The passkey's new counter when the answer holds; a counter that does not rise gives a copied passkey away. */
export async function verifiedCounter(
  credential: PasskeyAnswer['credential'],
  passkey: StoredPasskey,
  { challenge, site }: { challenge: string; site: Site },
) {
  const verified = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpID,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
