type Fields = Readonly<Record<string, readonly string[]>>;

type Details = { fields?: Fields; retryAfterSeconds?: number };

/** Why a call is refused; the product's server answers with it. */
export class Refusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 503,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** A setting, or what an operator asked for, cannot work; its message is the one sentence that they read. */
export class ConfigError extends Error {}

/** Signed in, but not allowed. */
export const forbidden = (message: string) => new Refusal(403, message);

/** There is no such thing. */
export const notFound = (what: string) => new Refusal(404, `${what} not found.`);

/** The call is fine, the state of the registry is not. */
export const conflict = (message: string) => new Refusal(409, message);

/** Fields that are wrong, each with its messages. */
export const invalid = (fields: Fields) => new Refusal(422, Object.values(fields).flat().join(' '), { fields });

/** Of an environment that no server has ever spoken for nobody knows what a release finds there. */
export function refuseUnknown(environment: string): never {
  throw invalid({
    release: [
      `remote.json: it cannot be held against ${environment}, of which no server has said yet what it has: connect that first.`,
    ],
  });
}

/** Not now; the message says what became of the call. */
export const unavailable = (message: string) => new Refusal(503, message);

/** Too many at once; `seconds` says when to come back. */
export const tooManyRequests = (seconds: number) =>
  new Refusal(429, 'Too many attempts. Try again later.', { retryAfterSeconds: seconds });
