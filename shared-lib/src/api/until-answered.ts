import { retry } from '@reduxjs/toolkit/query/react';
import { answerStatus, isGatewayFailure, isTooMany } from './answer-status';
import { baseQuery } from './base-query';
import type { CallError } from './calls';

/** Every call, made once unless its endpoint says otherwise. */
export const baseQueryWithRetries = retry(baseQuery, { maxRetries: 0 });

const PAUSES_MS = [500, 1500];
// What a server says that has too many calls of one person under way.
const COME_BACK_MS = 2000;

type Extra = NonNullable<Parameters<typeof baseQueryWithRetries>[2]>;

// One that began well and was broken off before its end counts as none.
const isUnanswered = (error: CallError) =>
  error.status === 'FETCH_ERROR' ||
  isGatewayFailure(error) ||
  (error.status === 'PARSING_ERROR' && answerStatus(error) === 200);

/**
 * Extra options of an endpoint that is asked again twice, after half a second and after another one and a half, when no
 * server answered, and every two seconds while the server asks to come back later. The browser also breaks off the calls of a page that is being left: before they are made again, the page
 * is gone, and nothing follows from their failure.
 */
export const untilAnswered: Extra = {
  retryCondition: (error, _call, { attempt }) =>
    isTooMany(error) || (attempt <= PAUSES_MS.length && isUnanswered(error as CallError)),
  backoff: (attempt) => new Promise((resolve) => setTimeout(resolve, PAUSES_MS[attempt - 1] ?? COME_BACK_MS)),
};
