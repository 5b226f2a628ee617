import { type App } from '../../http/request/fastify-types';
import { client, type Reply } from '../apps/client';
import { holdToDescription } from '../apps/hold-to-description';

/** A request; a `picture` is sent as a form with one file. */
export type Call = { path: string; body?: object; picture?: Buffer; headers?: Record<string, string> };

/** The smallest picture. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const BOUNDARY = 'one-file';

const form = (picture: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** Sends a call as somebody, or as nobody without a token. */
export async function sendCall(app: App, method: string, call: Call, token: string | undefined): Promise<Reply> {
  const { path, body, headers, picture } = call;
  const api = client(app, token);
  if (picture) return sendPicture(app, path, picture, token);
  if (method === 'POST') return api.post(path, body, headers);
  if (method === 'PUT') return api.put(path, body, headers);
  return method === 'DELETE' ? api.delete(path, headers) : api.get(path, headers);
}

/** Sends a form with one file. */
export async function sendPicture(app: App, path: string, picture: Buffer, token: string | undefined): Promise<Reply> {
  const url = `/api/v2${path}`;
  const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const reply = await app.inject({
    method: 'POST',
    url,
    payload: form(picture),
    headers: { ...type, ...(token && { authorization: `Bearer ${token}` }) },
  });
  const received = { status: reply.statusCode, body: reply.json<unknown>(), headers: reply.headers };
  await holdToDescription(app, { method: 'POST', url }, received);
  return received;
}
