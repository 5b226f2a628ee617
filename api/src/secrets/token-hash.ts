import { hash, randomBytes } from 'node:crypto';

/** A new random token of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The SHA-256 of a token, which is all that is stored, so that a copy of the database signs nobody in. */
export const hashToken = (token: string) => hash('sha256', token, 'buffer');
