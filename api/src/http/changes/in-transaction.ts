import { type Db } from '../../db/database';
import { transaction } from '../../db/transaction/transaction';
import { type Context } from '../request/context';

/**
 * Runs one use case in one transaction. A deadlock or serialization failure runs it again, so it must have no effect
 * outside the database. Inside an idempotent route it joins the transaction that stores the key.
 */
export const inTransaction = <Result>(context: Context, work: (db: Db) => Promise<Result>): Promise<Result> =>
  transaction(context.db, work);
