type Fields = Readonly<Record<string, readonly string[]>>;

type Details = { fields?: Fields; retryAfterSeconds?: number };

/** A refused call, with the status and message that the product's server answers. */
export class Refusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404 | 409 | 422 | 429 | 503,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}

/** A configuration or an operator's order that cannot work; its message is the one sentence the operator reads. */
export class ConfigError extends Error {}

/** 403: the caller is signed in but not allowed. */
export const forbidden = (message: string) => new Refusal(403, message);

/** 404. */
export const notFound = (what: string) => new Refusal(404, `${what} not found.`);

/** 409: the call is valid, but conflicts with the registry's state. */
export const conflict = (message: string) => new Refusal(409, message);

/** 422 with the wrong fields, each with its messages. */
export const invalid = (fields: Fields) => new Refusal(422, Object.values(fields).flat().join(' '), { fields });

/** Refuses an environment whose servers have never reported: its host facts are unknown. */
export function refuseUnknown(environment: string): never {
  throw invalid({
    release: [
      `remote.json: it cannot be held against ${environment}, of which no server has said yet what it has: connect that first.`,
    ],
  });
}

/** 503; the message says whether the call was carried out. */
export const unavailable = (message: string) => new Refusal(503, message);

/** 429; `seconds` is how long to wait. */
export const tooManyRequests = (seconds: number) =>
  new Refusal(429, 'Too many attempts. Try again later.', { retryAfterSeconds: seconds });
