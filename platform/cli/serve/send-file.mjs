import { createReadStream, existsSync, statSync } from 'node:fs';
import path from 'node:path';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Answers with a file below a folder; false, and nothing is sent, when there is none that a browser may have. */
export function sendFile(response, folder, pathname) {
  const file = path.join(folder, path.normalize(pathname));
  const type = TYPES[path.extname(file)];
  if (!file.startsWith(folder + path.sep) || !type || !existsSync(file) || !statSync(file).isFile()) return false;
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  createReadStream(file).pipe(response);
  return true;
}
