import { type Db } from '../../db/database';
import { transaction } from '../../db/transaction/transaction';
import { type Context } from '../request/context';

/**
 * Runs one use case in one transaction: all of it is stored or nothing. A deadlock or a serialization failure runs it again,
 * so it has no effect outside the database. Inside an idempotent route it joins the transaction that keeps the key.
 */
export const inTransaction = <Result>(context: Context, work: (db: Db) => Promise<Result>): Promise<Result> =>
  transaction(context.db, work);
