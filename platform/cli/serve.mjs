import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildAll } from './build/build-all.mjs';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const FIRST_PORT = 3102;

const answerFrom = (folder) => (request, response) => {
  const file = path.join(folder, path.normalize(new URL(request.url, 'http://localhost').pathname));
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (!file.startsWith(folder + path.sep) || !existsSync(file) || !TYPES[path.extname(file)]) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)], 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
};

/** `serve`, in a remote's folder: builds that remote as it is delivered and serves it to a running shell of another address. */
export async function run(product) {
  const name = product.nameOf(process.cwd());
  const port = Number(process.env.PORT ?? FIRST_PORT);
  await buildAll(product, { only: [name] });
  const server = createServer(answerFrom(path.join(product.folderOf(name), 'dist')));
  await new Promise((resolve, reject) => server.on('error', reject).listen(port, 'localhost', resolve));
  const served = `http://localhost:${server.address().port}`;
  const shell = product.server ? `http://localhost:${product.server.port}/` : 'the shell with ';
  console.log(`Open ${shell}?remote.${name}=${served}`);
}
