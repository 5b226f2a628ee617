// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test says by what it expects which shape a reply has
export type Reply = { status: number; body: any };

/** A test client; headers such as `if-match` come last. */
export type Caller = {
  get: (path: string) => Promise<Reply>;
  post: (path: string, body?: object, headers?: Record<string, string>) => Promise<Reply>;
  put: (path: string, body: object, headers?: Record<string, string>) => Promise<Reply>;
};

/** A client that calls a server with this token, or without one. */
export function callerOf(url: string, token?: string): Caller {
  const call = async (method: string, path: string, body?: object, headers: object = {}): Promise<Reply> => {
    const answer = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}, headers = {}) => call('POST', path, body, headers),
    put: (path, body, headers = {}) => call('PUT', path, body, headers),
  };
}
