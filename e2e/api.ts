import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { emailOf, passwordOf, type User } from './people';

type TokenPair = { access_token: string; refresh_token: string; expires_in: number };

type Body = Record<string, unknown>;

type Form = NonNullable<NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart']>;

/** The API as called by one user; an error response fails the test with its text. */
export type Api = {
  tokens: TokenPair;
  get: <Reply>(path: string) => Promise<Reply>;
  post: <Reply>(path: string, body: Body) => Promise<Reply>;
  /** Sends a form with a file. */
  upload: <Reply>(path: string, form: Form) => Promise<Reply>;
  put: <Reply>(path: string, body: Body) => Promise<Reply>;
  delete: (path: string) => Promise<void>;
};

const read = async (answer: Awaited<ReturnType<APIRequestContext['fetch']>>) => {
  const text = await answer.text();
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${text}`).toBe(true);
  return JSON.parse(text) as unknown;
};

// Retried like in a browser: the server may close a kept-alive connection just as it is reused.
const again = { maxRetries: 1 };

/** Signs a user in through the API, for creating a test's records. */
export const apiAs = async (request: APIRequestContext, user: User): Promise<Api> => {
  const login = await request.post('/api/v2/login', {
    ...again,
    data: { email: emailOf(user), password: passwordOf(user) },
  });
  const { data: tokens } = (await read(login)) as { data: TokenPair };
  const authorization = { Authorization: `Bearer ${tokens.access_token}` };
  return {
    tokens,
    get: async <Reply>(path: string) =>
      (await read(await request.get(`/api/v2${path}`, { ...again, headers: authorization }))) as Reply,
    post: async <Reply>(path: string, body: Body) =>
      (await read(
        await request.post(`/api/v2${path}`, {
          ...again,
          headers: { ...authorization, 'Idempotency-Key': randomUUID() },
          data: body,
        }),
      )) as Reply,
    upload: async <Reply>(path: string, multipart: Form) =>
      (await read(await request.post(`/api/v2${path}`, { ...again, headers: authorization, multipart }))) as Reply,
    put: async <Reply>(path: string, body: Body) =>
      (await read(await request.put(`/api/v2${path}`, { ...again, headers: authorization, data: body }))) as Reply,
    delete: async (path: string) => {
      await read(await request.delete(`/api/v2${path}`, { ...again, headers: authorization }));
    },
  };
};
