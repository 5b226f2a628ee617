/**
 * Maximum event streams that one server keeps open, per address and in all. A browser opens one, or one per tab without
 * SharedWorker; a tab without a stream polls every 15 seconds.
 */
export const STREAMS_MAX = { address: 200, all: 2_000 } as const;

/** Limits of stored browser reports on remotes: per person and hour, and the number of days they are kept. */
export const REPORTS_MAX = { person: 600, days: 8 } as const;
