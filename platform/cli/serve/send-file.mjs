import { createReadStream, existsSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
};

// The next build may remove the file at any moment. Once it is open, it can be read to its end all the same.
function open(file) {
  try {
    return existsSync(file) && statSync(file).isFile() ? openSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** Answers with a file below a folder; false, and nothing is sent, when there is none that a browser may have. */
export function sendFile(response, folder, pathname) {
  const file = path.join(folder, path.normalize(pathname));
  const type = TYPES[path.extname(file)];
  const fd = file.startsWith(folder + path.sep) && type ? open(file) : undefined;
  if (fd === undefined) return false;
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  // A browser that closes the connection early is no error.
  pipeline(createReadStream(file, { fd }), response, () => undefined);
  return true;
}
