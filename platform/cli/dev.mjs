import { startDevelopment } from './dev/start-development.mjs';

/** `dev [mfe-finance …]`: shell, remotes and server with hot reload; of the remotes all, or only those that are named. */
export const run = (product, names) => startDevelopment(product, names);
