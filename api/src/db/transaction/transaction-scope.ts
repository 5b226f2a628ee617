import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs work as the inside of a transaction: asking for a second connection in it is an error. */
export const insideTransaction = <Result>(work: () => Promise<Result>) => scope.run(true, work);

/**
 * Refuses a query that would leave the running transaction. It would wait forever on the one connection of the embedded
 * database, and could read stale rows or drain the pool on PostgreSQL; it is always the slip of using an outer `db`.
 */
export function failOutsideTransaction() {
  if (scope.getStore())
    throw new Error('A query left the running transaction: use the db that inTransaction hands over.');
}
