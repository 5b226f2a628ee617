import { hostname } from 'node:os';

/** Whoever runs the servers, as the history of the remotes shows them: by the machine that the command ran on. */
export const operatorOf = (host: string) => `Operator of ${host}`;

export const operatorOfHost = () => operatorOf(hostname());
