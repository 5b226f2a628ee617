/** A route's successful reply: `{data}` of a type that the contract exports, `{message}` for people, or events. */
export type Reply =
  | { data: 'one'; status: 200 | 201 | 202; type: string }
  | { data: 'all'; type: string }
  | { data: 'message' }
  | { data: 'events' };

/** 200 with a record. */
export const one = (type: string): Reply => ({ data: 'one', status: 200, type });

/** 201 with a record. */
export const created = (type: string): Reply => ({ data: 'one', status: 201, type });

/** 202 with the request that waits for another person. */
export const accepted = (type: string): Reply => ({ data: 'one', status: 202, type });

/** 200 with all records of a type. */
export const all = (type: string): Reply => ({ data: 'all', type });

/** 200 with a message for the user. */
export const message: Reply = { data: 'message' };

/** A stream of server-sent events. */
export const events: Reply = { data: 'events' };
