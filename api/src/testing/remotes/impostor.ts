import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { type Registries } from './registries';

type Answer = (request: IncomingMessage, reply: ServerResponse) => void;

/** Starts a server that answers in place of a central registry. */
export async function impostor(answer: Answer) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** State of an environment without releases and settings. */
export const STATE = {
  schema: 1,
  environment: 'production',
  releases: [],
  settings: [],
  good: [],
  requests: [],
  policies: [],
  journal: 0,
};

/** Answers every request with this data. */
export const json =
  (data: unknown): Answer =>
  (_, reply) =>
    reply.writeHead(200, { 'content-type': 'application/json', etag: '"x"' }).end(JSON.stringify({ data }));

/** Creates a production server that follows an impostor. */
export async function followImpostor(registries: Registries, answer: Answer) {
  const other = await impostor(answer);
  const token = `slin_${'x'.repeat(43)}`;
  const server = await registries.installation('production', {
    central: { url: other.url, token },
    timeoutMs: 5_000,
  });
  return { server, stop: () => other.stop() };
}
