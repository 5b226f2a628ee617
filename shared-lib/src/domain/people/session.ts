import { ref, type InferType } from 'yup';
import { email, exactText, onUse, record } from '../fields';

/** Shortest password. docs/domain/roles-and-permissions.md#users */
export const PASSWORD_MIN = 6;

// Too long to be guessed.
const NONCE_MIN = 20;

// Long enough for any passphrase, short enough to hash.
const PASSWORD_MAX = 200;

/** A password that somebody is to have from now on. docs/domain/roles-and-permissions.md#users */
export const newPassword = () =>
  exactText('Password')
    .max(PASSWORD_MAX)
    // Not yup's own: an optional password that was left empty is none.
    .test({
      name: 'min',
      message: `Password field must be at least or equals to ${PASSWORD_MIN} characters.`,
      params: { min: PASSWORD_MIN },
      test: (value) => !value || value.length >= PASSWORD_MIN,
    });

/** The same password once more; nothing is compared while it is empty. docs/domain/roles-and-permissions.md#users */
export const passwordConfirmation = () =>
  exactText('Password confirmation')
    .max(PASSWORD_MAX)
    .test(
      'is',
      'Password confirmation must be equal to Password.',
      (value, { resolve }) => !value || value === resolve(ref('password')),
    );

/** What sign-in sends. docs/domain/sessions.md#calls */
export const signInSchema = onUse(() =>
  record({
    email: email('E-mail').required(),
    password: exactText('Password').required().max(PASSWORD_MAX),
  }),
);

/**
 * What a refresh sends. With the same `nonce`, of 20 characters or more, the browser gets the same answer again within 30 s: when
 * it lost it, or from another tab. docs/domain/sessions.md#how-long
 */
export const refreshSchema = onUse(() =>
  record({
    refresh_token: exactText('Refresh token').required().max(PASSWORD_MAX),
    nonce: exactText('Nonce').min(NONCE_MIN).max(PASSWORD_MAX),
  }),
);

export type RefreshInput = InferType<typeof refreshSchema>;

/** What a change of one's own password sends. docs/domain/sessions.md#calls */
export const passwordSchema = onUse(() =>
  record({
    current_password: exactText('Current password').required().max(PASSWORD_MAX),
    password: newPassword().required(),
    password_confirmation: passwordConfirmation().required(),
  }),
);

export type PasswordInput = InferType<typeof passwordSchema>;

/** What asks for a link to set a new password. docs/domain/sessions.md#calls */
export const forgotPasswordSchema = onUse(() => record({ email: email('E-mail').required() }));

/** What the page behind that link sends. docs/domain/sessions.md#calls */
export const resetPasswordSchema = onUse(() =>
  record({
    email: email('E-mail').required(),
    token: exactText('Token').required().max(PASSWORD_MAX),
    password: newPassword().required(),
    password_confirmation: passwordConfirmation().required(),
  }),
);

export type ResetPasswordInput = InferType<typeof resetPasswordSchema>;

/**
 * The header of every answer to who is signed in: the ids of the roles by which it was given.
 * docs/domain/roles-and-permissions.md#the-menu
 */
export const ROLES_HEADER = 'x-roles';

/** What sign-in and refresh answer in `data`; `expires_in` is in seconds. docs/domain/sessions.md#calls */
export type TokenPair = {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  expires_in: number;
  token_id: string;
};

/** What starting an impersonation answers in `data`: a token for 60 minutes, its id, and who one acts as. sessions.md#calls */
export type Impersonation = { access_token: string; token_id: string; name: string };
