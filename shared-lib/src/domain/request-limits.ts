/** Messages that one refusal has at most, and the most characters of each message and of each name of a field. */
export const REFUSAL_MAX = { messages: 20, message: 300, field: 200 } as const;

/**
 * What a JSON body may have whatever its route; each route's own limits follow from its schema and stay within these.
 * `floor` and `ceiling` are bytes, `values` counts keys and items, `depth` lists and objects inside each other.
 */
export const BODY_MAX = { floor: 4_096, ceiling: 1_048_576, values: 50_000, depth: 12 } as const;

/** Bytes that the publication of a release may have: its files go in one request. */
export const PUBLICATION_MAX = 16 * 1_048_576;

/** Characters that one file of a release may have in base64. */
export const RELEASE_FILE_MAX = 4_000_000;
