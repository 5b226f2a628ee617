import { AsyncLocalStorage } from 'node:async_hooks';
import { ACQUIRE_TIMEOUT_MS } from '../session-settings';

/** How long a request may hang, whatever it waits for. */
const REQUEST_MS = 5_000;

// Kept back from the waiting for a connection, so that who gets one at last may still ask something.
const STATEMENT_MS = 1_000;

// A request that makes progress goes on after its time, as long as the database answers promptly.
const PROMPT_MS = 250;

/** When a request began. */
export type Patience = { since: number };

const scope = new AsyncLocalStorage<Patience>();

export const newPatience = (): Patience => ({ since: performance.now() });

/** Has the work wait for the database no longer than what is left of a request's time. */
export const withPatience = (patience: Patience, work: () => void) => scope.run(patience, work);

const left = () => {
  const patience = scope.getStore();
  return patience && patience.since + REQUEST_MS - performance.now();
};

/** How long a connection may take from now; all the waits of a request together have an end. */
export function patienceForConnection() {
  const rest = left();
  return rest === undefined ? ACQUIRE_TIMEOUT_MS : Math.max(rest - STATEMENT_MS, PROMPT_MS);
}

/**
 * How long the answer to a statement may take from now, beside the database's own limit: a server that is frozen stops
 * nothing. Undefined for what is no request, such as migrations.
 */
export function patienceForStatement() {
  const rest = left();
  return rest === undefined ? undefined : Math.max(rest, STATEMENT_MS);
}
