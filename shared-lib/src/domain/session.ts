import { ref, type InferType } from 'yup';
import { email, record, text } from './fields';

/** Shortest password. Specification §5. */
export const PASSWORD_MIN = 6;

// Long enough for any passphrase, short enough to hash.
const PASSWORD_MAX = 200;

/** What sign-in sends. Decision §6. */
export const signInSchema = record({
  email: email('E-mail').required(),
  password: text('Password').required().max(PASSWORD_MAX),
});

/** What a refresh or a sign-out sends. Decision §6. */
export const refreshSchema = record({ refresh_token: text('Refresh token').required().max(PASSWORD_MAX) });

/** What a change of one's own password sends. Decision §6. */
export const passwordSchema = record({
  current_password: text('Current password').required().max(PASSWORD_MAX),
  password: text('Password').required().min(PASSWORD_MIN).max(PASSWORD_MAX),
  password_confirmation: text('Password confirmation')
    .required()
    .test(
      'is',
      'Password confirmation must be equal to Password.',
      (value, { resolve }) => value === resolve(ref('password')),
    ),
});

export type PasswordInput = InferType<typeof passwordSchema>;

/** What sign-in and refresh answer in `data`; `expires_in` is in seconds. Decision §6. */
export type TokenPair = {
  access_token: string;
  refresh_token: string;
  token_type: 'Bearer';
  expires_in: number;
  token_id: string;
};
