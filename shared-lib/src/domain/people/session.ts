import { ref, type InferType } from 'yup';
import { email, exactText, onUse, record } from '../fields';

/** Shortest password. docs/domain/roles-and-permissions.md#users */
export const PASSWORD_MIN = 6;

// Long enough not to be guessed.
const NONCE_MIN = 20;

// Long enough for any passphrase, short enough to hash.
const PASSWORD_MAX = 200;

/** A new password. docs/domain/roles-and-permissions.md#users */
export const newPassword = () =>
  exactText('Password')
    .max(PASSWORD_MAX)
    // Replaces yup's own `min`, which would refuse an optional password left empty.
    .test({
      name: 'min',
      message: `Password field must be at least or equals to ${PASSWORD_MIN} characters.`,
      params: { min: PASSWORD_MIN },
      test: (value) => !value || value.length >= PASSWORD_MIN,
    });

/** The same password again; not compared while it is empty. docs/domain/roles-and-permissions.md#users */
export const passwordConfirmation = () =>
  exactText('Password confirmation')
    .max(PASSWORD_MAX)
    .test(
      'is',
      'Password confirmation must be equal to Password.',
      (value, { resolve }) => !value || value === resolve(ref('password')),
    );

/** Schema of a sign-in. docs/domain/sessions.md#calls */
export const signInSchema = onUse(() =>
  record({
    email: email('E-mail').required(),
    password: exactText('Password').required().max(PASSWORD_MAX),
  }),
);

/**
 * Schema of a refresh. With the same `nonce` of 20 or more characters the browser gets the same response again within
 * 30 s, in case it lost it or another tab asks. docs/domain/sessions.md#how-long
 */
export const refreshSchema = onUse(() =>
  record({
    refresh_token: exactText('Refresh token').required().max(PASSWORD_MAX),
    nonce: exactText('Nonce').min(NONCE_MIN).max(PASSWORD_MAX),
  }),
);

export type RefreshInput = InferType<typeof refreshSchema>;

/** Schema to change one's own password. docs/domain/sessions.md#calls */
export const passwordSchema = onUse(() =>
  record({
    current_password: exactText('Current password').required().max(PASSWORD_MAX),
    password: newPassword().required(),
    password_confirmation: passwordConfirmation().required(),
  }),
);

export type PasswordInput = InferType<typeof passwordSchema>;

/** Schema to request a link for a new password. docs/domain/sessions.md#calls */
export const forgotPasswordSchema = onUse(() => record({ email: email('E-mail').required() }));

/** Schema of the page behind that link. docs/domain/sessions.md#calls */
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
 * Response header for signed-in users: ids of the roles under which the request was answered.
 * docs/domain/roles-and-permissions.md#the-menu
 */
export const ROLES_HEADER = 'x-roles';

/** `data` in the responses of sign-in and refresh; `expires_in` in seconds. docs/domain/sessions.md#calls */
export type TokenPair = {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  expires_in: number;
  token_id: string;
};

/**
 * `data` in the response that starts an impersonation: a token for 60 minutes, its id, and the impersonated user's
 * name. sessions.md#calls
 */
export type Impersonation = { access_token: string; token_id: string; name: string };
