import { array, number, object, type InferType } from 'yup';
import { choice, exactText, onUse, record, text } from '../fields';
import type { TokenPair } from './session';

/** Digits of a code from an authenticator app. */
export const TOTP_DIGITS = 6;

/** Longest name of a passkey. */
export const PASSKEY_NAME_MAX = 100;

/** Passkeys that one person may have. */
export const PASSKEYS_MAX = 20;

/** Ways to take the second step of a sign-in. */
export type SecondFactorMethod = 'totp' | 'passkey' | 'recovery_code';

/**
 * The right to take the next step, for `expires_in` seconds: `answer` proves who signs in by one of `methods`; `enrol` adds a
 * first method before the sign-in can finish; `manage` changes one's own methods.
 */
export type SecondFactorStep = {
  challenge: string;
  expires_in: number;
  purpose: 'answer' | 'enrol' | 'manage';
  methods: SecondFactorMethod[];
};

/** What sign-in answers in `data`: tokens, or the step that has to come first. docs/domain/sessions.md#calls */
export type SignedIn = TokenPair | { second_factor: SecondFactorStep };

/** What an authenticator app needs: the secret in base32, the same as an `otpauth:` address, and that as a QR code (SVG). */
export type TotpSetup = { secret: string; uri: string; qr: string };

/** The options of a browser's `navigator.credentials` call, as WebAuthn writes them in JSON. */
export type PasskeyOptions = Record<string, unknown>;

/** What adding a method answers: recovery codes with the first method, tokens when it finishes a sign-in. */
export type SecondFactorAdded = { recovery_codes: string[] | null; session: TokenPair | null };

/** New recovery codes; they are shown once, and the ones before stop working. */
export type RecoveryCodes = { recovery_codes: string[] };

/** A passkey as its owner sees it. */
export type Passkey = { uuid: string; name: string; created_at: string; last_used_at: string | null };

/** The caller's own second step: methods, unused recovery codes, and whether a role of theirs requires one. */
export type SecondFactorState = {
  totp: { created_at: string } | null;
  passkeys: Passkey[];
  recovery_codes_left: number;
  is_required: boolean;
};

const challenge = () => text('Challenge').required().max(100);

/** What a step without anything else sends. */
export const challengeSchema = onUse(() => record({ challenge: challenge() }));

/** What asks to change one's own second step. */
export const unlockSchema = onUse(() =>
  record({ current_password: exactText('Current password').required().max(200) }),
);

/** The second step by a code: of the authenticator app, or a recovery code. Spaces and dashes do not count. */
export const secondFactorCodeSchema = onUse(() =>
  record({ challenge: challenge(), code: text('Code').required().max(40) }),
);

/** The code that shows that the authenticator app holds the new secret. */
export const totpCodeSchema = onUse(() =>
  record({
    challenge: challenge(),
    code: text('Code')
      .required()
      .matches(/^\d{3} ?\d{3}$/, { message: 'Code must have 6 digits.', excludeEmptyString: true }),
  }),
);

// Larger than any authenticator answers: an attestation may hold a chain of certificates.
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

/** A browser's answer to the options of a sign-in by passkey. */
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

/** A browser's answer to the options of a new passkey, and the name that its owner gives it. */
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

/** A passkey's new name. */
export const passkeyNameSchema = onUse(() =>
  record({
    challenge: challenge(),
    name: text('Name').required().max(PASSKEY_NAME_MAX),
  }),
);

export type PasskeyInput = InferType<typeof passkeySchema>;

export type PasskeyAnswer = InferType<typeof passkeyAnswerSchema>;
