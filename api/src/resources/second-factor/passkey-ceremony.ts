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

// The library's type is narrower; browsers ignore unknown values.
const transportsOf = ({ transports }: StoredPasskey) => transports as AuthenticatorTransport[];

const descriptor = (passkey: StoredPasskey) => ({ id: passkey.credential_id, transports: transportsOf(passkey) });

/** The options for creating a passkey, and the challenge that the browser's answer must contain. */
export async function registrationOptions(user: Owner, known: readonly StoredPasskey[], { rpID }: Site) {
  const options = await generateRegistrationOptions({
    rpID,
    rpName: 'Siteledger',
    userName: user.email,
    userDisplayName: user.name,
    // The account's uuid, which reveals nothing about its owner.
    userID: new Uint8Array(Buffer.from(user.uuid)),
    attestationType: 'none',
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { challenge: options.challenge, options: { ...options } satisfies PasskeyOptions };
}

/** The options for proving one of the passkeys. */
export async function authenticationOptions(known: readonly StoredPasskey[], { rpID }: Site) {
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: known.map(descriptor),
    userVerification: 'preferred',
  });
  return { challenge: options.challenge, options: { ...options } satisfies PasskeyOptions };
}

/** The passkey that a browser created, ready to store; undefined when the answer is invalid. */
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

/**
 * The passkey's new counter; undefined when the answer is invalid. A counter that did not increase means a copied
 * passkey.
 */
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
