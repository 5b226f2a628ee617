// npm run serve -w mfe-finance: builds that remote as it is delivered and serves it to a running shell of another address.
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { buildAll } from './build.mjs';
import { orExit } from './run/failure.mjs';
import { inRoot } from './run/root.mjs';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };
const FIRST_PORT = 3102;

const name = path.basename(process.cwd());
const folder = inRoot(name, 'dist');
const port = Number(process.env.PORT ?? FIRST_PORT);

function answer(request, response) {
  const file = path.join(folder, path.normalize(new URL(request.url, 'http://localhost').pathname));
  response.setHeader('Access-Control-Allow-Origin', '*');
  if (!file.startsWith(folder + path.sep) || !existsSync(file) || !TYPES[path.extname(file)]) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)], 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
}

await orExit(async () => {
  await buildAll({ only: [name] });
  const server = createServer(answer);
  await new Promise((resolve, reject) => server.on('error', reject).listen(port, 'localhost', resolve));
  console.log(`Open http://localhost:3000/?remote.${name}=http://localhost:${server.address().port}`);
});
