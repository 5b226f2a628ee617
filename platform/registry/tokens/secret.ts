import { createHash, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** How a token is stored: a copy of the database publishes nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
