import { hostname } from 'node:os';

/** The operator's name in the history of remotes: the machine on which the command ran. */
export const operatorOf = (host: string) => `Operator of ${host}`;

export const operatorOfHost = () => operatorOf(hostname());
