/** How long a statement may run. */
export const STATEMENT_TIMEOUT_MS = 5_000;

/** How long a transaction may be idle. */
export const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;

/** How long a request waits for a connection before it gets a 503. */
export const ACQUIRE_TIMEOUT_MS = 5_000;

/** Settings of every connection: the time zone, and limits on running and idling. numbers.md#days */
export const SESSION_SETTINGS = {
  TimeZone: 'Asia/Kuala_Lumpur',
  // Fixed, because a role or database may have a path with other tables and functions first.
  search_path: 'public',
  statement_timeout: String(STATEMENT_TIMEOUT_MS),
  idle_in_transaction_session_timeout: String(IDLE_TRANSACTION_TIMEOUT_MS),
  // A list of 50 is finished before a parallel plan's workers have started.
  max_parallel_workers_per_gather: '0',
  application_name: 'siteledger-api',
} as const;
