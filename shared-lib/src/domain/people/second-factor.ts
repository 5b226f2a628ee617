import { array, number, object, type InferType } from 'yup';
import { choice, exactText, onUse, record, text } from '../fields';
import type { TokenPair } from './session';

/** Number of digits in an authenticator app's code. */
export const TOTP_DIGITS = 6;

/** Longest name of a passkey. */
export const PASSKEY_NAME_MAX = 100;

/** Largest number of passkeys per person. */
export const PASSKEYS_MAX = 20;

/** Methods of the second factor. */
export type SecondFactorMethod = 'totp' | 'passkey' | 'recovery_code';

/**
 * Permits the next step for `expires_in` seconds: `answer` proves the user's identity by one of `methods`; `enrol` adds
 * a first method before the sign-in can finish; `manage` changes the user's own methods.
 */
export type SecondFactorStep = {
  challenge: string;
  expires_in: number;
  purpose: 'answer' | 'enrol' | 'manage';
  methods: SecondFactorMethod[];
};

/** `data` in the sign-in response: tokens, or the second-factor step that comes first. docs/domain/sessions.md#calls */
export type SignedIn = TokenPair | { second_factor: SecondFactorStep };

/**
 * Data for an authenticator app: the secret in base32, the same as an `otpauth:` address, and that address as a QR code
 * (SVG).
 */
export type TotpSetup = { secret: string; uri: string; qr: string };

/** Options of a browser's `navigator.credentials` call, in WebAuthn's JSON. */
export type PasskeyOptions = Record<string, unknown>;

/** Response to a new method: recovery codes with the first method, tokens if it completes a sign-in. */
export type SecondFactorAdded = { recovery_codes: string[] | null; session: TokenPair | null };

/** New recovery codes; they are shown once, and the previous ones stop working. */
export type RecoveryCodes = { recovery_codes: string[] };

/** A passkey in responses to its owner. */
export type Passkey = { uuid: string; name: string; created_at: string; last_used_at: string | null };

/** The caller's second factor: methods, number of unused recovery codes, and whether one of their roles requires it. */
export type SecondFactorState = {
  totp: { created_at: string } | null;
  passkeys: Passkey[];
  recovery_codes_left: number;
  is_required: boolean;
};

const challenge = () => text('Challenge').required().max(100);

/** Schema of a step that sends only the challenge. */
export const challengeSchema = onUse(() => record({ challenge: challenge() }));

/** Schema to unlock changes to one's own second factor. */
export const unlockSchema = onUse(() =>
  record({ current_password: exactText('Current password').required().max(200) }),
);

/** Schema of the second step by a code from the authenticator app or a recovery code. Spaces and dashes are ignored. */
export const secondFactorCodeSchema = onUse(() =>
  record({ challenge: challenge(), code: text('Code').required().max(40) }),
);

/** Schema of the code that proves that the authenticator app has the new secret. */
export const totpCodeSchema = onUse(() =>
  record({
    challenge: challenge(),
    code: text('Code')
      .required()
      .matches(/^\d{3} ?\d{3}$/, { message: 'Code must have 6 digits.', excludeEmptyString: true }),
  }),
);

// Larger than any authenticator's response: an attestation may hold a chain of certificates.
const bytes = (label: string, max = 20_000) => text(label).max(max);

const envelope = () => ({
  id: bytes('Credential', 2000).required(),
  rawId: bytes('Credential', 2000).required(),
  type: choice('Type', ['public-key']).required(),
  authenticatorAttachment: choice('Attachment', ['platform', 'cross-platform']),
  clientExtensionResults: object()
    .label('Extensions')
    .meta({ openapi: { additionalProperties: true } }),
});

/** Schema of the browser's response in a sign-in by passkey. */
export const passkeyAnswerSchema = onUse(() =>
  record({
    challenge: challenge(),
    credential: record({
      ...envelope(),
      response: record({
        clientDataJSON: bytes('Client data').required(),
        authenticatorData: bytes('Authenticator data').required(),
        signature: bytes('Signature').required(),
        userHandle: bytes('User'),
      }).required(),
    }).required(),
  }),
);

/** Schema of the browser's response for a new passkey, with the name that its owner chose. */
export const passkeySchema = onUse(() =>
  record({
    challenge: challenge(),
    name: text('Name').required().max(PASSKEY_NAME_MAX),
    credential: record({
      ...envelope(),
      response: record({
        clientDataJSON: bytes('Client data').required(),
        attestationObject: bytes('Attestation').required(),
        authenticatorData: bytes('Authenticator data'),
        publicKey: bytes('Public key'),
        publicKeyAlgorithm: number().label('Algorithm').nullable(),
        transports: array(text('Transport').required().max(30)).label('Transports').max(10),
      }).required(),
    }).required(),
  }),
);

/** Schema to rename a passkey. */
export const passkeyNameSchema = onUse(() =>
  record({
    challenge: challenge(),
    name: text('Name').required().max(PASSKEY_NAME_MAX),
  }),
);

export type PasskeyInput = InferType<typeof passkeySchema>;

export type PasskeyAnswer = InferType<typeof passkeyAnswerSchema>;
