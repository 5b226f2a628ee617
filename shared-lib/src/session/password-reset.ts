import type { ResetPasswordInput } from '@siteledger/shared-lib/domain';
import { postPublic } from './public-call';

/**
 * Asks for the mail with a link that sets a new password; the answer is the same whether anybody has the e-mail.
 * docs/domain/sessions.md#calls
 */
export const forgotPassword = (input: { email: string }) => postPublic<{ message: string }>('/forgot-password', input);

/**
 * Sets the password that such a link allows to set; all sessions of its user end. A bad link is told on `token`.
 * docs/domain/sessions.md#calls
 */
export const resetPassword = (input: ResetPasswordInput) => postPublic<{ message: string }>('/reset-password', input);
