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

// The next build may delete the file at any moment; an open file can still be read to its end.
function open(file) {
  try {
    return existsSync(file) && statSync(file).isFile() ? openSync(file) : undefined;
  } catch {
    return undefined;
  }
}

/** Sends a file from a folder; returns false without sending when the folder has no such file for browsers. */
export function sendFile(response, folder, pathname) {
  const file = path.join(folder, path.normalize(pathname));
  const type = TYPES[path.extname(file)];
  const fd = file.startsWith(folder + path.sep) && type ? open(file) : undefined;
  if (fd === undefined) return false;
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  // A browser that closes the connection early is not an error.
  pipeline(createReadStream(file, { fd }), response, () => undefined);
  return true;
}
