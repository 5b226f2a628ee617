/** A route's successful reply: `{data}` of a type that the contract exports, `{message}` for people, or events. */
export type Reply =
  | { data: 'one'; status: 200 | 201 | 202; type: string }
  | { data: 'all'; type: string }
  | { data: 'message' }
  | { data: 'events' };

export const one = (type: string): Reply => ({ data: 'one', status: 200, type });

export const created = (type: string): Reply => ({ data: 'one', status: 201, type });

/** 202 with the request that waits for another person. */
export const accepted = (type: string): Reply => ({ data: 'one', status: 202, type });

export const all = (type: string): Reply => ({ data: 'all', type });

export const message: Reply = { data: 'message' };

export const events: Reply = { data: 'events' };
