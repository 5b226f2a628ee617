import { createServer } from 'node:net';
import { type Config } from './config';
import { ConfigError } from './config-error';

/** The message for a port that cannot be opened; undefined for other errors. */
export function portProblem(error: unknown, port: number) {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is in use: stop what listens there, or set PORT to another number.`);
  return new ConfigError(`Port ${port} cannot be used (${code}): set PORT to another number.`);
}

/** Fails on a taken port before the database is opened and seeded in vain. */
export async function ensurePortIsFree({ port, host }: Pick<Config, 'port' | 'host'>) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, port) ?? error));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
