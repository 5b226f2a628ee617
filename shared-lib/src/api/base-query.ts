import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchBaseQueryMeta,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { HTTP_TIMEOUT_MS, setServerTime, type ListReply } from '@siteledger/shared-lib/domain';
import {
  apiUrl,
  bearerToken,
  expiresSoon,
  impersonationToken,
  readTokens,
  refreshSession,
} from '@siteledger/shared-lib/session';
import { notify } from '@siteledger/shared-lib/ui';
import { answerStatus } from './answer-status';
import type { Call, CallError } from './calls';
import { leaveEndedSession } from './leave-ended-session';
import { dropFirstAnswers, FIRST_ANSWER, takeFirstAnswer } from './first-answers';
import { pendingKey, settleKey } from './pending-keys';
import { staysOnPath } from './stays-on-path';

/** Toast after a response of 500; it has a close button. docs/domain/errors.md#what-people-read */
export const SERVER_FAILED = 'Something went wrong. Try refresh the page or contact the admin if the problem persist.';

// The API answers 418 ("I'm a teapot") when there is no session or it has ended.
const SESSION_ENDED = 418;

// The session may still be valid: a network failure must not sign the user out.
const UNREACHABLE = { error: { status: 'FETCH_ERROR', error: 'The session could not be refreshed.' } } as const;

// The same as the server's response to an unknown id.
const NOWHERE = { error: { status: 404, data: { message: 'Page not found.' } } } as const;

type Answer = QueryReturnValue<unknown, CallError, FetchBaseQueryMeta>;

/**
 * Base query of all calls: JSON with the bearer token (an impersonation's, if any), an idempotency key for POST, a
 * timeout of 60 s. It refreshes the session once, shortly before it expires or after a 418. If 418 remains, it leads to
 * the sign-in page; 500 gives a toast. A URL that would leave its path gives 404 without a request.
 * docs/domain/calls.md, docs/domain/errors.md#what-people-read
 */
export const baseQuery: BaseQueryFn<Call | string, unknown, CallError> = async (call, context, extra) => {
  const asked = typeof call === 'string' ? { url: call } : call;
  if (!staysOnPath(asked.url)) return NOWHERE;
  const keyed = await withKey(asked, context);
  const sendCall = () => send(keyed, context, extra);
  const tokens = readTokens();
  if (tokens && !impersonationToken() && expiresSoon(tokens)) await refreshSession(tokens.accessToken);

  const carried = bearerToken();
  const answer = await sendCall();
  if (answer.error?.status !== SESSION_ENDED) return settle(answer);
  return settle(await retryWithFreshSession(answer, carried, sendCall));
};

async function retryWithFreshSession(answer: Answer, carried: string | null, sendCall: () => Promise<Answer>) {
  // An impersonation has no refresh token; after its end the user's own session continues.
  if (impersonationToken()) return answer;
  const outcome = await refreshSession(carried ?? undefined);
  if (outcome === 'refreshed') return sendCall();
  return outcome === 'unreachable' ? UNREACHABLE : answer;
}

function settle(answer: Answer): Answer {
  if (answer.error?.status === SESSION_ENDED) leaveEndedSession();
  if (answer.error && answerStatus(answer.error) === 500) notify.error(SERVER_FAILED, { stays: true });
  return answer;
}

// Every POST of a mutation has a key, except file uploads, which are sent as a form.
async function withKey(call: Call, { type }: BaseQueryApi): Promise<Call> {
  const { method, body, idempotencyKey } = call;
  const isKeyed = type === 'mutation' && method === 'POST' && !(body instanceof FormData);
  return isKeyed && !idempotencyKey ? { ...call, idempotencyKey: await pendingKey(call) } : call;
}

async function send(call: Call, context: BaseQueryApi, extra: object): Promise<Answer> {
  const { version, idempotencyKey, ...request } = call;
  const headers = {
    ...(version !== undefined && { 'If-Match': `"${version}"` }),
    ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
  };
  const url = apiUrl(request.url);
  const made = await answerMade(url, request);
  if (made) {
    setServerTime(made.date);
    return { data: unwrapList(made.body), meta: FIRST_ANSWER as unknown as FetchBaseQueryMeta };
  }
  const answer = await fetchCall({ ...request, url, headers }, context, extra);
  setServerTime(answer.meta?.response?.headers.get('date'));
  if (!answer.error && idempotencyKey) settleKey(idempotencyKey);
  return answer.data === undefined ? answer : { ...answer, data: unwrapList(answer.data) };
}

// The page's first script makes the first calls before this code arrives.
async function answerMade(url: string, { method = 'GET', params }: Call) {
  if (method !== 'GET') return void dropFirstAnswers();
  const search = toSearch(params ?? {});
  return takeFirstAnswer(search ? `${url}?${search}` : url);
}

const fetchCall = fetchBaseQuery({
  timeout: HTTP_TIMEOUT_MS,
  prepareHeaders: (headers) => {
    const token = bearerToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
  },
  paramsSerializer: (params) => toSearch(params),
});

// Repeats the name for each value of a list: status=New&status=On+Going.
function toSearch(params: Record<string, unknown>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  return search.toString();
}

type Body = { data?: unknown } & Record<string, unknown>;

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Unwraps `data.data` of an API that wraps lists twice; returns anything else unchanged.
 * docs/domain/lists-and-search.md#the-reply
 */
function unwrapList(body: unknown) {
  if (!isBody(body) || !isBody(body.data) || !Array.isArray(body.data.data)) return body;
  return { ...body, ...body.data } as unknown as ListReply<unknown>;
}
