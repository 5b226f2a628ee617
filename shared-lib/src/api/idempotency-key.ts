import { randomKey } from '@siteledger/shared-lib/session';

/**
 * A key for a request that creates something: made before the first try, and sent again with every repetition of it, so that
 * the effect happens once. docs/domain/calls.md#the-same-call-twice
 */
export const newIdempotencyKey = randomKey;
