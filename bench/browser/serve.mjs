import { existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.svg': 'image/svg+xml' };

/** Proxies a request to another server, and its answer back. */
export const pass = (target, incoming, outgoing) => {
  const { method, headers, url } = incoming;
  const onward = request(target + url, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
};

const send = (folder, path, outgoing) => {
  const found = extname(path) && existsSync(join(folder, path)) ? path : 'index.html';
  const isCompressed = existsSync(join(folder, `${found}.br`));
  outgoing.writeHead(200, {
    'Content-Type': types[extname(found)] ?? 'application/octet-stream',
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  });
  outgoing.end(readFileSync(join(folder, isCompressed ? `${found}.br` : found)));
};

/**
 * Serves a folder, and proxies the product's API; without a folder proxies the whole product, so that both variants use
 * the same path.
 */
export const serve = async (target, folder) => {
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, target);
    if (!folder || pathname.startsWith('/api/')) pass(target, incoming, outgoing);
    else send(folder, pathname, outgoing);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${server.address().port}`, stop };
};
