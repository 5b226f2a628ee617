import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs work inside a transaction, where requesting a second connection is an error. */
export const insideTransaction = <Result>(work: () => Promise<Result>) => scope.run(true, work);

/**
 * Throws for a query outside the current transaction, caused by using the outer `db`. On the embedded database it would
 * wait forever for the single connection; on PostgreSQL it could read stale rows or exhaust the pool.
 */
export function failOutsideTransaction() {
  if (scope.getStore())
    throw new Error('A query left the running transaction: use the db that inTransaction hands over.');
}
