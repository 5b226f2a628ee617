import sharp from 'sharp';
import { type TestApp } from '../apps/with-app';

type Part = { name: string; filename?: string; content: Buffer | string };

const BOUNDARY = 'a-boundary-of-the-test';

/** A multipart body of these parts. */
export const multipart = (parts: readonly Part[]) =>
  Buffer.concat([
    ...parts.flatMap(({ name, filename, content }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n` +
          `${filename === undefined ? '' : 'content-type: image/png\r\n'}\r\n`,
      ),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

/** Our own company, with an API client that may upload its logo. */
export async function companyForLogo(server: TestApp) {
  const api = await server.as('ADMIN');
  const { uuid } = (await api.post('/organisations', { name: 'Siteledger', type: 3, country: 'MY' })).body.data;
  const send = async (payload: Buffer | string, headers: Record<string, string> = {}) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: `/api/v2/organisations/uploadLogo/${uuid}`,
      payload,
      headers: {
        authorization: `Bearer ${api.token}`,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        ...headers,
      },
    });
    return { status: reply.statusCode, body: reply.json() };
  };
  const upload = (content: Buffer | string, filename = 'logo.png') =>
    send(multipart([{ name: 'file', filename, content }]));
  return { api, uuid: uuid as string, send, upload };
}

/** A red image. */
export const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });

/** An image of two frames. */
export async function moving(format: 'webp' | 'gif') {
  const frames = await sharp({ create: { width: 8, height: 16, channels: 4, background: '#fff' } })
    .composite([{ input: { create: { width: 8, height: 8, channels: 4, background: '#f00' } }, top: 8, left: 0 }])
    .raw()
    .toBuffer();
  const strip = sharp(frames, { raw: { width: 8, height: 16, channels: 4, pageHeight: 8 } });
  return strip.toFormat(format, { loop: 0 }).toBuffer();
}
