import { createHash, randomBytes } from 'node:crypto';
import { PUBLISH_TOKEN_PREFIX } from '@siteledger/platform/contract';

/** 256 bits that nobody can guess. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** How a token is stored: a copy of the database publishes nothing. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Whether a bearer token is meant as a publish token; whether it is known, and holds, is another question. */
export const isPublishToken = (token: string | undefined): token is string =>
  token?.startsWith(PUBLISH_TOKEN_PREFIX) === true;
