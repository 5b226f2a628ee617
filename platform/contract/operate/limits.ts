/** Event streams that one server keeps open. Every tab has one; a tab without one asks every 15 seconds. */
export const STREAMS_MAX = { address: 200, all: 2_000 } as const;

/** Reports of browsers on remotes that are kept: of one person in an hour, and for how many days. */
export const REPORTS_MAX = { person: 600, days: 8 } as const;
