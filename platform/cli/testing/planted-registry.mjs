import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.mjs', import.meta.url));

export const TOKEN = 'slpt_planted';

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks));
}

/**
 * A server that answers with `answerTo(path, body)`: `{ status, text }`. `sent` has the received bodies, `asked` the
 * paths.
 */
export async function startRegistry(answerTo) {
  const sent = [];
  const asked = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push(request.url);
    if (body) sent.push(body);
    const { status = 200, text } = answerTo(request.url, body);
    response.writeHead(status).end(text);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return { sent, asked, server, url: `http://localhost:${server.address().port}` };
}

/** Runs a command in a folder; returns its output and exit status. */
export async function runCommand(args, cwd) {
  const running = spawn(process.execPath, [MAIN, ...args], { cwd, env: { ...process.env, PLANTED_TOKEN: TOKEN } });
  let said = '';
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (chunk) => (said += chunk));
  const [status] = await once(running, 'close');
  return { said, status };
}
