import type { Recorded } from '../reference';

/**
 * The customer for whom a client builds; a new name typed on a project or client creates one. parties.md#end-customers
 */
export type EndCustomer = Recorded & { name: string };
