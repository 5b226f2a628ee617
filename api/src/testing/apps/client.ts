import { type App } from '../../http/request/fastify-types';
import { holdToDescription } from './hold-to-description';

// Untyped, because a test that reads a wrong name fails anyway.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Reply = { status: number; body: any; headers: Record<string, string | string[] | number | undefined> };
type Headers = Record<string, string>;

/** Client of the API. Paths are below /api/v2 unless they start with two slashes. */
export type Client = {
  get: (path: string, headers?: Headers) => Promise<Reply>;
  post: (path: string, body?: unknown, headers?: Headers) => Promise<Reply>;
  put: (path: string, body?: unknown, headers?: Headers) => Promise<Reply>;
  delete: (path: string, headers?: Headers) => Promise<Reply>;
  token: string | undefined;
};

export function client(app: App, token?: string): Client {
  const call: Call = async (method, path, sent, headers = {}) => {
    const url = path.startsWith('//') ? path.slice(1) : `/api/v2${path}`;
    const payload = sent === undefined ? undefined : JSON.stringify(sent);
    const type: Headers = payload === undefined ? {} : { 'content-type': 'application/json' };
    const reply = await app.inject({
      method,
      url,
      payload,
      headers: { ...type, ...(token && { authorization: `Bearer ${token}` }), ...headers },
    });
    const isJson = String(reply.headers['content-type']).includes('application/json');
    const body: unknown = isJson ? reply.json() : reply.body;
    await holdToDescription(app, { method, url }, { status: reply.statusCode, body, headers: reply.headers });
    return { status: reply.statusCode, body, headers: reply.headers };
  };
  return callingWith(call, token);
}

type Call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent: unknown,
  headers?: Headers,
) => Promise<Reply>;

/** A client that sends its requests through `call`. */
export const callingWith = (call: Call, token: string | undefined): Client => ({
  get: (path, headers) => call('GET', path, undefined, headers),
  post: (path, body, headers) => call('POST', path, body, headers),
  put: (path, body, headers) => call('PUT', path, body, headers),
  delete: (path, headers) => call('DELETE', path, undefined, headers),
  token,
});
