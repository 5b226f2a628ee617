import { createHash, randomBytes } from 'node:crypto';
import { PUBLISH_TOKEN_PREFIX } from '@siteledger/platform/contract';

/** A random secret of 256 bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** How a token is stored: a copy of the database cannot be used to publish. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Whether a bearer token has the form of a publish token; whether it is known and valid is checked elsewhere. */
export const isPublishToken = (token: string | undefined): token is string =>
  token?.startsWith(PUBLISH_TOKEN_PREFIX) === true;
