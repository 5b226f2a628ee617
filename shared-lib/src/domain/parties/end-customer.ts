import type { Recorded } from '../reference';

/** Whom a client builds for; a new name typed on a project or a client creates one. parties.md#end-customers */
export type EndCustomer = Recorded & { name: string };
