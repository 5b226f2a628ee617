/** Limits of one 422 response: number of messages, characters of each message and of each field name. */
export const REFUSAL_MAX = { messages: 20, message: 300, field: 200 } as const;

/**
 * Limits of any JSON body; each route's own limits follow from its schema and stay within these. `floor` and `ceiling`
 * are bytes, `values` counts keys and items, `depth` counts nested lists and objects.
 */
export const BODY_MAX = { floor: 4_096, ceiling: 1_048_576, values: 50_000, depth: 12 } as const;

/**
 * Limits of concurrent requests per server: `present` from one address; working and waiting of one `person`; and of one
 * address without a session (`stranger`). A server has eight database connections.
 */
export const WORK_MAX = {
  present: 200,
  // A browser sends at most six requests to one server at once.
  person: { working: 6, waiting: 32 },
  stranger: { working: 8, waiting: 64 },
} as const;

/** Open connections per server; `address` applies only without a proxy in front. */
export const CONNECTIONS_MAX = { address: 500, all: 5_000 } as const;
