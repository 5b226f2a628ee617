import { createServer } from 'node:http';
import { listen } from '../../serve/listen.mjs';
import { sendFile } from '../../serve/send-file.mjs';

// Guards against DNS rebinding: a foreign page could use another host name for this machine to read what is served
// here.
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

function answerEvents(request, response, remote) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  const tell = () => response.write(`data: ${JSON.stringify(remote.status())}\n\n`);
  request.on('close', remote.subscribe(tell));
  tell();
}

/**
 * Serves a remote under development to the pages of one origin: its remote.json, its status as events, and the files in
 * these folders. Returns its address.
 */
export function serveDeveloped(remote, { folders, origin, port }) {
  const server = createServer((request, response) => {
    if (!LOCAL_HOST.test(request.headers.host ?? '')) return response.writeHead(403).end();
    response.setHeader('access-control-allow-origin', origin);
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/remote.json')
      return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(remote.release()));
    if (pathname === '/events') return answerEvents(request, response, remote);
    return folders.some((folder) => sendFile(response, folder, pathname)) || response.writeHead(404).end();
  });
  return listen(server, port);
}
