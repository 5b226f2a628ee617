import { AsyncLocalStorage } from 'node:async_hooks';
import { ACQUIRE_TIMEOUT_MS } from '../session-settings';

/** How long a request may wait for the database, all its statements together. */
const REQUEST_MS = 5_000;

// Reserved for the statement itself while a request waits for a connection.
const STATEMENT_MS = 1_000;

// A request that makes progress goes on after its time, as long as the database answers promptly.
const PROMPT_MS = 250;

/** The moment up to which a request may wait for the database, on the clock of `performance.now()`. */
export type RequestDeadline = { at: number };

const scope = new AsyncLocalStorage<RequestDeadline>();

export const newDeadline = (): RequestDeadline => ({ at: performance.now() + REQUEST_MS });

/** Makes the work wait for the database until the deadline at most. */
export const withDeadline = (deadline: RequestDeadline, work: () => void) => scope.run(deadline, work);

const left = () => {
  const deadline = scope.getStore();
  return deadline && deadline.at - performance.now();
};

/** How long a request may wait for a connection from now, in milliseconds. */
export function waitForConnectionMs() {
  const rest = left();
  return rest === undefined ? ACQUIRE_TIMEOUT_MS : Math.max(rest - STATEMENT_MS, PROMPT_MS);
}

/**
 * How long a statement may take from now, in milliseconds. It is beside the database's own limit, because a frozen
 * database server enforces nothing. Undefined outside requests, such as in migrations.
 */
export function statementTimeoutMs() {
  const rest = left();
  return rest === undefined ? undefined : Math.max(rest, STATEMENT_MS);
}
