/** Whoever may run a command on the server stands outside the product: the audit trail names the place, not a person. */
export const OPERATOR = { id: null, name: 'Command line of the server' };
