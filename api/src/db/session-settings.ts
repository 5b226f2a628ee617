/** How long one statement may run before the database stops it. */
export const STATEMENT_TIMEOUT_MS = 5_000;

/** How long a transaction may stay idle before the database ends it. */
export const IDLE_TRANSACTION_TIMEOUT_MS = 10_000;

/** How long a request waits for a connection before it is told to come back. */
export const ACQUIRE_TIMEOUT_MS = 5_000;

/** What every connection is set to: one time zone, and nothing that runs or idles forever. numbers.md#days */
export const SESSION_SETTINGS = {
  TimeZone: 'Asia/Kuala_Lumpur',
  // A role or a database may be given another path, on which other tables and functions come first.
  search_path: 'public',
  statement_timeout: String(STATEMENT_TIMEOUT_MS),
  idle_in_transaction_session_timeout: String(IDLE_TRANSACTION_TIMEOUT_MS),
  // A list of 50 is done before the workers of a parallel plan have started.
  max_parallel_workers_per_gather: '0',
  application_name: 'siteledger-api',
} as const;
