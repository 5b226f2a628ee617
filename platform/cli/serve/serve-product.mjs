import { createServer } from 'node:http';
import path from 'node:path';
import { buildAll } from '../build/build-all.mjs';
import { baseUrl, builtListing } from './built-listing.mjs';
import { listen } from './listen.mjs';
import { sendFile } from './send-file.mjs';

// An event stream without events: the listing stays the same until the next start.
function answerEvents(request, response) {
  if (request.method !== 'GET') return response.writeHead(204).end();
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  return response.write('\n');
}

const answerJson = (response, body) =>
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
    .end(JSON.stringify(body));

function answerFile(response, { root, shell }, listing, pathname) {
  const release = listing.remotes.find((one) => pathname.startsWith(baseUrl(one)));
  if (release)
    return sendFile(response, path.join(root, release.name, 'dist'), pathname.slice(baseUrl(release).length));
  const folder = path.join(root, shell.folder, 'dist');
  // Any path that is not a file belongs to the application, so the shell's page is sent.
  return sendFile(response, folder, pathname) || (!path.extname(pathname) && sendFile(response, folder, 'index.html'));
}

/** Builds the shell and every remote, and serves them with a listing of exactly these: a product without a registry. */
export async function serveProduct(product) {
  await buildAll(product);
  const listing = builtListing(product);
  const { path: registry } = product.registry;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === registry) answerJson(response, { data: listing });
    else if (pathname === `${registry}/events`) answerEvents(request, response);
    else if (!answerFile(response, product, listing, pathname)) response.writeHead(404).end();
  });
  console.log(`${product.name}: ${await listen(server, product.server.port)}`);
}
