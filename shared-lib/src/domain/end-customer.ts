import type { Recorded } from './reference';

/** Whom a client builds for; a new name typed on a project or a client creates one. Decision §3. */
export type EndCustomer = Recorded & { name: string };
