import sharp from 'sharp';
import { plainPng } from '../../../testing/plain-png';
import { withApp } from '../../../testing/with-app';

const server = withApp();

type Part = { name: string; filename?: string; content: Buffer | string };

const BOUNDARY = 'a-boundary-of-the-test';

const multipart = (parts: readonly Part[]) =>
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

async function company() {
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

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });

const load = async (path: string) => {
  const reply = await server.app.inject({ method: 'GET', url: path });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
};

test.each(['png', 'jpeg', 'webp'] as const)('takes a %s and shows it to anybody who knows its name', async (format) => {
  const { upload } = await company();

  const { status, body } = await upload(await picture().toFormat(format).toBuffer(), 'whatever.txt');

  expect(status).toBe(200);
  expect(body.data).toMatchObject({ name: 'Siteledger', version: 2 });
  expect(body.data.logo).toMatch(/^\/api\/v2\/logos\/[\w-]{43}\.(png|jpg|webp)$/);
  const logo = await load(body.data.logo);
  expect(logo.status).toBe(200);
  expect(logo.headers).toMatchObject({
    'content-type': `image/${format}`,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
  expect(await sharp(logo.bytes).metadata()).toMatchObject({ format, width: 40, height: 20 });
});

test('draws a picture anew, without what else was in its bytes', async () => {
  const { upload } = await company();
  const withPlace = await picture()
    .withExif({ IFD0: { Artist: 'Aisyah', ImageDescription: 'Home' } })
    .png()
    .toBuffer();
  const polyglot = Buffer.concat([withPlace, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);

  const { body } = await upload(polyglot, 'logo.html');

  const { bytes } = await load(body.data.logo);
  expect(bytes.includes('script')).toBe(false);
  expect(bytes.includes('Aisyah')).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('turns a photograph upright before it forgets how it was held', async () => {
  const { upload } = await company();

  const { body } = await upload(await picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer());

  expect(await sharp((await load(body.data.logo)).bytes).metadata()).toMatchObject({ width: 20, height: 40 });
});

const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

async function moving() {
  const frames = await sharp({ create: { width: 8, height: 16, channels: 4, background: '#fff' } })
    .composite([{ input: { create: { width: 8, height: 8, channels: 4, background: '#f00' } }, top: 8, left: 0 }])
    .raw()
    .toBuffer();
  return sharp(frames, { raw: { width: 8, height: 16, channels: 4, pageHeight: 8 } })
    .webp({ loop: 0 })
    .toBuffer();
}

const NO_PICTURE = 'Logo must be a PNG, JPEG or WebP image that does not move.';
const BROKEN = 'Logo is not an image that can be read.';
const TOO_MANY_PIXELS = 'Logo must be at most 4096 × 4096 pixels.';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const CORPUS: [what: string, message: string, content: () => Promise<Buffer | string>][] = [
  ['an SVG that calls itself a PNG', NO_PICTURE, async () => SVG],
  ['a web page', NO_PICTURE, async () => '<!doctype html><script>alert(1)</script>'],
  ['a zip', NO_PICTURE, async () => Buffer.from('504b0304140000000800', 'hex')],
  ['a GIF', NO_PICTURE, () => picture().gif().toBuffer()],
  ['a TIFF', NO_PICTURE, () => picture().tiff().toBuffer()],
  ['a WebP that moves', NO_PICTURE, moving],
  ['an empty file', 'Logo is required.', async () => ''],
  ['a PNG that is only a beginning', BROKEN, async () => PNG_HEAD],
  ['a PNG that was cut off', BROKEN, async () => plainPng(4000, 4000).subarray(0, 1000)],
  ['a PNG with a broken header', NO_PICTURE, async () => Buffer.concat([PNG_HEAD, Buffer.alloc(400, 0xff)])],
  ['a side of 5000 pixels', TOO_MANY_PIXELS, async () => plainPng(5000, 10)],
  ['a few kilobytes that unfold to 400 million pixels', TOO_MANY_PIXELS, async () => plainPng(20_000, 20_000)],
];

test.each(CORPUS)('refuses %s', async (_, message, content) => {
  const { api, uuid, upload } = await company();

  const { status, body } = await upload(await content());

  expect({ status, body }).toEqual({ status: 422, body: { errors: { file: [message] } } });
  expect((await api.get(`/organisations/${uuid}`)).body.data.logo).toBeNull();
});

test('refuses more than 2 MB, with words', async () => {
  const { upload } = await company();

  const { status, body } = await upload(Buffer.concat([PNG_HEAD, Buffer.alloc(2 * 1024 * 1024)]));

  expect({ status, body }).toEqual({ status: 413, body: { message: 'The logo must be at most 2 MB.' } });
});

test('says so to a browser that is still sending, too', async () => {
  const { api, uuid } = await company();
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const body = new FormData();
  body.append('file', new Blob([PNG_HEAD, Buffer.alloc(20 * 1024 * 1024)]), 'logo.png');

  const reply = await fetch(`${address}/api/v2/organisations/uploadLogo/${uuid}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${api.token}` },
  });

  expect([reply.status, await reply.json()]).toEqual([413, { message: 'The logo must be at most 2 MB.' }]);
});

test('takes one file, in its own field, and nothing else', async () => {
  const { send } = await company();
  const content = await picture().png().toBuffer();
  const file = { name: 'file', filename: 'logo.png', content };

  const two = await send(multipart([file, file]));
  const wrong = await send(multipart([{ ...file, name: 'picture' }]));
  const text = await send(multipart([file, { name: 'type', content: '3' }]));
  const many = await send(multipart(Array.from({ length: 9 }, () => file)));
  const none = await send(multipart([]));
  const proto = await send(multipart([{ ...file, name: '__proto__' }]));

  expect(two).toEqual({ status: 422, body: { errors: { file: ['Only one file can be uploaded.'] } } });
  expect(wrong).toEqual({ status: 422, body: { errors: { picture: ['picture is not a known field.'] } } });
  expect(text).toEqual({ status: 422, body: { errors: { type: ['type is not a known field.'] } } });
  expect([many.status, none.status, proto.status]).toEqual([422, 422, 422]);
});

test('answers an upload that is none with words, never with a fault', async () => {
  const { send } = await company();
  const whole = multipart([{ name: 'file', filename: 'logo.png', content: await picture().png().toBuffer() }]);

  const replies = [
    await send('{}', { 'content-type': 'application/json' }),
    await send('logo', { 'content-type': 'text/plain' }),
    await send(whole, { 'content-type': 'multipart/form-data' }),
    await send(whole.subarray(0, whole.length - 60)),
    await send('nothing of the kind'),
    await send(''),
  ];

  expect(replies.map(({ status }) => status)).toEqual([415, 415, 422, 422, 422, 422]);
  expect(replies[0]?.body).toEqual({ message: 'The logo must be sent as multipart/form-data.' });
});

test('forgets the old logo when there is a new one', async () => {
  const { upload } = await company();
  const first = (await upload(await picture().png().toBuffer())).body.data.logo;

  const second = (await upload(await picture(10, 10).png().toBuffer())).body.data.logo;

  expect(second).not.toBe(first);
  expect([(await load(first)).status, (await load(second)).status]).toEqual([404, 200]);
  expect(await server.db.selectFrom('organisation_logos').select('name').execute()).toHaveLength(1);
});

test('takes the logo away, and notes who changed it', async () => {
  const { api, uuid, upload } = await company();
  const { logo } = (await upload(await picture().png().toBuffer())).body.data;

  const removal = await api.delete(`/organisations/logo/${uuid}`);

  expect(removal).toMatchObject({ status: 200, body: { data: { uuid, logo: null, version: 3 } } });
  expect((await load(logo)).status).toBe(404);
  expect((await api.delete(`/organisations/logo/${uuid}`)).body).toEqual({ message: 'Logo not found.' });
  const entries = await server.db.selectFrom('audit_log').select(['action', 'after']).orderBy('id').execute();
  expect(entries.slice(1)).toMatchObject([
    { action: 'organisation.upload-logo', after: { logo_file: logo.split('/').pop() } },
    { action: 'organisation.delete-logo', after: { logo_file: null } },
  ]);
});

test('leaves one logo after many uploads in the same moment', async () => {
  const { api, uuid, upload } = await company();
  const content = await picture().png().toBuffer();

  const replies = await Promise.all([1, 2, 3, 4].map(() => upload(content)));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await server.db.selectFrom('organisation_logos').select('name').execute()).toHaveLength(1);
  expect((await load((await api.get(`/organisations/${uuid}`)).body.data.logo)).status).toBe(200);
});

test('refuses a logo for an organisation that somebody else has changed, or that does not exist', async () => {
  const { api, uuid, send, upload } = await company();
  const content = await picture().png().toBuffer();
  await api.put(`/organisations/${uuid}`, { name: 'Changed', country: 'MY' });

  const late = await send(multipart([{ name: 'file', filename: 'logo.png', content }]), { 'if-match': '1' });
  await api.post('/organisations', { name: 'Second', type: 3, country: 'MY' });
  await api.delete(`/organisations/${uuid}`);

  expect(late.status).toBe(409);
  expect((await upload(content)).status).toBe(404);
});

test('finds no logo under a name that nobody was given', async () => {
  expect((await load('/api/v2/logos/logo.png')).status).toBe(404);
  expect((await load('/api/v2/logos/..%2f..%2fetc%2fpasswd')).status).toBe(404);
});
