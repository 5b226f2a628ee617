import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Starts a proxy to a server that begins the responses of one path and never ends them, until `close`. */
export async function beginAnswersOnly(server: string, path: string) {
  const proxy = createServer((asked, reply) => {
    const { method, headers, url } = asked;
    const passed = request(new URL(url ?? '/', server), { method, headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      if (url !== path) answer.pipe(reply);
      else answer.once('data', (chunk: Buffer) => reply.write(chunk.subarray(0, 1)));
    });
    passed.on('error', () => reply.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listens) => proxy.listen(0, '127.0.0.1', listens));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
