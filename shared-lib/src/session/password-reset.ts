import type { ResetPasswordInput } from '@siteledger/shared-lib/domain';
import { postPublic } from './public-call';

/**
 * Requests the mail with a link to set a new password; the response is the same for unknown e-mails.
 * docs/domain/sessions.md#calls
 */
export const forgotPassword = (input: { email: string }) => postPublic<{ message: string }>('/forgot-password', input);

/**
 * Sets the password by such a link; all sessions of its user end. An invalid link is reported on `token`.
 * docs/domain/sessions.md#calls
 */
export const resetPassword = (input: ResetPasswordInput) => postPublic<{ message: string }>('/reset-password', input);
