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
import { pendingKey, settleKey } from './pending-keys';
import { staysOnPath } from './stays-on-path';

/** Toast of an answer of 500; it has a close button. docs/domain/errors.md#what-people-read */
export const SERVER_FAILED = 'Something went wrong. Try refresh the page or contact the admin if the problem persist.';

// "I'm a teapot" is how the API says: no session, or no longer.
const SESSION_ENDED = 418;

// The session may still be good: nobody is signed out because the network is away.
const UNREACHABLE = { error: { status: 'FETCH_ERROR', error: 'The session could not be refreshed.' } } as const;

// As the server answers for an id that is none.
const NOWHERE = { error: { status: 404, data: { message: 'Page not found.' } } } as const;

type Answer = QueryReturnValue<unknown, CallError, FetchBaseQueryMeta>;

/**
 * How every call is made: JSON with the bearer token (of an impersonation, if there is one), a POST with its idempotency key,
 * given up after 60 s; the session refreshed once, shortly before it expires or when the API says it has; then 418 leads to
 * the sign-in page and 500 to a toast. An address that would lead elsewhere is not asked: 404. docs/domain/calls.md, docs/domain/errors.md#what-people-read
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
  // An impersonation has no refresh token; when it ends, the user's own session goes on.
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

// Every change by POST has a key; a file is sent as a form, which has none.
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
  const answer = await fetchCall({ ...request, url: apiUrl(request.url), headers }, context, extra);
  setServerTime(answer.meta?.response?.headers.get('date'));
  if (!answer.error && idempotencyKey) settleKey(idempotencyKey);
  return answer.data === undefined ? answer : { ...answer, data: unwrapList(answer.data) };
}

const fetchCall = fetchBaseQuery({
  timeout: HTTP_TIMEOUT_MS,
  prepareHeaders: (headers) => {
    const token = bearerToken();
    if (token) headers.set('Authorization', `Bearer ${token}`);
  },
  paramsSerializer: (params) => toSearch(params),
});

// A list of values repeats its name: status=New&status=On+Going.
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
 * A list from `data` as well as from `data.data`, for an API that wraps once more; anything else as it came.
 * docs/domain/lists-and-search.md#the-reply
 */
function unwrapList(body: unknown) {
  if (!isBody(body) || !isBody(body.data) || !Array.isArray(body.data.data)) return body;
  return { ...body, ...body.data } as unknown as ListReply<unknown>;
}
