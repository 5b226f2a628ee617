import { type App } from '../../http/request/fastify-types';
import { client, type Reply } from '../apps/client';
import { holdToDescription } from '../apps/hold-to-description';

/** The bytes of a form, and their type with its boundary. */
export type Form = { payload: Buffer; type: string };

/** A request; a `picture` is sent as a form with one file. */
export type Call = { path: string; body?: object; picture?: Buffer; form?: Form; headers?: Record<string, string> };

/** The smallest picture. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const BOUNDARY = 'one-file';

const formOf = (picture: Buffer): Form => ({
  payload: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="logo.png"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
  type: `multipart/form-data; boundary=${BOUNDARY}`,
});

/** Sends a call as somebody, or as nobody without a token. */
export async function sendCall(app: App, method: string, call: Call, token: string | undefined): Promise<Reply> {
  const { path, body, headers, picture, form } = call;
  const api = client(app, token);
  if (picture) return sendPicture(app, path, picture, token);
  if (form) return sendForm(app, path, form, token);
  if (method === 'POST') return api.post(path, body, headers);
  if (method === 'PUT') return api.put(path, body, headers);
  return method === 'DELETE' ? api.delete(path, headers) : api.get(path, headers);
}

/** Sends a form with one picture. */
export const sendPicture = (app: App, path: string, picture: Buffer, token: string | undefined) =>
  sendForm(app, path, formOf(picture), token);

async function sendForm(app: App, path: string, { payload, type }: Form, token: string | undefined): Promise<Reply> {
  const url = `/api/v2${path}`;
  const headers = { 'content-type': type, ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await app.inject({ method: 'POST', url, payload, headers });
  const received = { status: reply.statusCode, body: reply.json<unknown>(), headers: reply.headers };
  await holdToDescription(app, { method: 'POST', url }, received);
  return received;
}
