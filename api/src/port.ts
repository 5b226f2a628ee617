import { createServer } from 'node:net';
import { type Config } from './config';
import { ConfigError } from './config-error';

/** The sentence for a port that cannot be listened on; undefined for other errors. */
export function portProblem(error: unknown, port: number) {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} is in use: stop what listens there, or set PORT to another number.`);
  return new ConfigError(`Port ${port} cannot be used (${code}): set PORT to another number.`);
}

/** Refuses a taken port before the database is opened and seeded for nothing. */
export async function ensurePortIsFree({ port, host }: Pick<Config, 'port' | 'host'>) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, port) ?? error));
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
