import { createHash } from 'node:crypto';

/**
 * The digest by which a central registry matches one person's accounts in two installations; equals that of
 * `selectAccounts`.
 */
export const mailDigest = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex');
