import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

const tryPort = (port) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, () => {
      const taken = server.address().port;
      server.close(() => resolve(taken));
    });
  });

/** A free port, chosen by the system. */
export const freePort = () => tryPort(0);

/** Rejects an invalid or occupied port before minutes are spent on a build that could not be served. */
export const ensurePortIsFree = async (text) => {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Failure(`PORT must be a number from 1 to 65535, not "${text}".`);
  try {
    await tryPort(port);
  } catch (error) {
    if (error.code === 'EADDRINUSE')
      throw new Failure(`Port ${port} is in use: stop what listens there, or set PORT to another number.`);
    throw new Failure(`Port ${port} cannot be used (${error.code}): set PORT to another number.`);
  }
};
