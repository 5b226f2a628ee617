import { createHash } from 'node:crypto';

/** By which a central registry knows that accounts of two installations are one person's; as `selectAccounts` computes it. */
export const mailDigest = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex');
