import { createServer } from 'node:http';
import path from 'node:path';
import { buildAll } from '../build/build-all.mjs';
import { listen } from './listen.mjs';
import { sendFile } from './send-file.mjs';

const FIRST_PORT = 3102;

const answerFrom = (folder) => (request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (!sendFile(response, folder, new URL(request.url, 'http://localhost').pathname)) response.writeHead(404).end();
};

/** Builds a remote as delivered and serves it to a running shell elsewhere. */
export async function serveRemote(product, name) {
  await buildAll(product, { only: [name] });
  const served = await listen(createServer(answerFrom(path.join(product.folderOf(name), 'dist'))), FIRST_PORT);
  const shell = product.server ? `http://localhost:${product.server.port}/` : 'the shell with ';
  console.log(`Open ${shell}?remote.${name}=${served}`);
}
