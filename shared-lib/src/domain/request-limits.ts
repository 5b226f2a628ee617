/** Messages that one refusal has at most, and the most characters of each message and of each name of a field. */
export const REFUSAL_MAX = { messages: 20, message: 300, field: 200 } as const;

/**
 * What a JSON body may have whatever its route; each route's own limits follow from its schema and stay within these.
 * `floor` and `ceiling` are bytes, `values` counts keys and items, `depth` lists and objects inside each other.
 */
export const BODY_MAX = { floor: 4_096, ceiling: 1_048_576, values: 50_000, depth: 12 } as const;

/**
 * Requests at one server: `present` from one address; at work, and waiting for their turn, of one `person`; and of one
 * address of those who are not signed in (`stranger`). A server has eight connections to its database.
 */
export const WORK_MAX = {
  present: 200,
  // As many as a browser sends to one server at once.
  person: { working: 6, waiting: 32 },
  stranger: { working: 8, waiting: 64 },
} as const;

/** Connections that one server keeps open; `address` counts only where no proxy stands in front. */
export const CONNECTIONS_MAX = { address: 500, all: 5_000 } as const;
