import { hostname } from 'node:os';

/** Whoever may run a command on the server stands outside the product: the audit trail names the place, not a person. */
export const OPERATOR = { id: null, name: 'Command line of the server' };

/** The operator as the history of the remotes shows them: by the machine that the command ran on. */
export const operatorOfHost = () => `Operator of ${hostname()}`;
