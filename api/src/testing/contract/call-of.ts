import { type Db } from '../../db/database';
import { type Call } from './send-call';
import { type Caller, type Side, type World } from './world';

/** The circumstances of a request: the records it may refer to, its caller, and the database. */
export type At = { world: World; side: Side; caller: Caller | undefined; db: Db };

export type CallOf = (at: At) => Call | Promise<Call>;
