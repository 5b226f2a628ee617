import { AsyncLocalStorage } from 'node:async_hooks';
import { ACQUIRE_TIMEOUT_MS } from '../session-settings';

/** How long a request may wait for the database, over all its statements. */
const REQUEST_MS = 5_000;

// Reserved for the statement while a request waits for a connection.
const STATEMENT_MS = 1_000;

// Past its deadline a request may continue as long as the database answers this quickly.
const PROMPT_MS = 250;

/** A request's deadline for the database, on the clock of `performance.now()`. */
export type RequestDeadline = { at: number };

const scope = new AsyncLocalStorage<RequestDeadline>();

export const newDeadline = (): RequestDeadline => ({ at: performance.now() + REQUEST_MS });

/** Runs work with this deadline in scope: it shortens the waits for connections and statements. */
export const withDeadline = (deadline: RequestDeadline, work: () => void) => scope.run(deadline, work);

const left = () => {
  const deadline = scope.getStore();
  return deadline && deadline.at - performance.now();
};

/** How long the request may wait for a connection now, in milliseconds. */
export function waitForConnectionMs() {
  const rest = left();
  return rest === undefined ? ACQUIRE_TIMEOUT_MS : Math.max(rest - STATEMENT_MS, PROMPT_MS);
}

/**
 * How long a statement may take now, in milliseconds; undefined outside requests, as in migrations. Enforced here
 * besides the server's own limit, because a frozen database server enforces nothing.
 */
export function statementTimeoutMs() {
  const rest = left();
  return rest === undefined ? undefined : Math.max(rest, STATEMENT_MS);
}
