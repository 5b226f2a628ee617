import { retry } from '@reduxjs/toolkit/query/react';
import { answerStatus, isGatewayFailure, isTooMany } from './answer-status';
import { baseQuery } from './base-query';
import type { CallError } from './calls';

/** Base query that sends each call once unless its endpoint sets retries. */
export const baseQueryWithRetries = retry(baseQuery, { maxRetries: 0 });

const PAUSES_MS = [500, 1500];
// The server's Retry-After for too many pending calls of one person.
const COME_BACK_MS = 2000;

type Extra = NonNullable<Parameters<typeof baseQueryWithRetries>[2]>;

// A response broken off before its end is treated as no response.
const isUnanswered = (error: CallError) =>
  error.status === 'FETCH_ERROR' ||
  isGatewayFailure(error) ||
  (error.status === 'PARSING_ERROR' && answerStatus(error) === 200);

/**
 * Retries an endpoint twice, after 0.5 s and another 1.5 s, when no server answered. After a 429 it retries without
 * end, from the third time on every 2 s. The browser also aborts the calls of a page that is being left; that page is
 * gone before the first retry, so the failure has no effect.
 */
export const untilAnswered: Extra = {
  retryCondition: (error, _call, { attempt }) =>
    isTooMany(error) || (attempt <= PAUSES_MS.length && isUnanswered(error as CallError)),
  backoff: (attempt) => new Promise((resolve) => setTimeout(resolve, PAUSES_MS[attempt - 1] ?? COME_BACK_MS)),
};
