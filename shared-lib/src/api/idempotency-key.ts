import { randomKey } from '@siteledger/shared-lib/session';

/**
 * A key for a request that creates something. It is made before the first attempt and sent with every retry, so that
 * the effect happens once. docs/domain/calls.md#the-same-call-twice
 */
export const newIdempotencyKey = randomKey;
