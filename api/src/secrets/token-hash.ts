import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 bits that nobody can guess. */
export const newToken = () => randomBytes(32).toString('base64url');

/** How a token is stored: only its SHA-256, so that a copy of the database signs nobody in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
