import { companyForLogo, moving, multipart, picture } from '../../../testing/records/logo-upload';
import { plainPng } from '../../../testing/records/plain-png';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const PNG_HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** An animated PNG. */
function movingPng() {
  const still = plainPng(40, 20);
  const endOfHeader = 33;
  const frames = Buffer.from('000000086163544c0000000200000000f38d9370', 'hex');
  return Buffer.concat([still.subarray(0, endOfHeader), frames, still.subarray(endOfHeader)]);
}

const NO_PICTURE = 'Logo must be a PNG, JPEG or WebP image that is not animated.';
const BROKEN = 'Logo is not an image that can be read.';
const TOO_MANY_PIXELS = 'Logo must be at most 4096 × 4096 pixels.';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const CORPUS: [what: string, message: string, content: () => Promise<Buffer | string>][] = [
  ['an SVG that calls itself a PNG', NO_PICTURE, async () => SVG],
  ['a web page', NO_PICTURE, async () => '<!doctype html><script>alert(1)</script>'],
  ['a zip', NO_PICTURE, async () => Buffer.from('504b0304140000000800', 'hex')],
  ['a GIF', NO_PICTURE, () => picture().gif().toBuffer()],
  ['a TIFF', NO_PICTURE, () => picture().tiff().toBuffer()],
  ['a WebP that moves', NO_PICTURE, () => moving('webp')],
  ['a PNG that moves', NO_PICTURE, async () => movingPng()],
  ['an empty file', 'Logo is required.', async () => ''],
  ['a PNG that is only a beginning', BROKEN, async () => PNG_HEAD],
  ['a PNG that was cut off', BROKEN, async () => plainPng(4000, 4000).subarray(0, 1000)],
  ['a PNG with a broken header', NO_PICTURE, async () => Buffer.concat([PNG_HEAD, Buffer.alloc(400, 0xff)])],
  ['a side of 5000 pixels', TOO_MANY_PIXELS, async () => plainPng(5000, 10)],
  ['a few kilobytes that unfold to 400 million pixels', TOO_MANY_PIXELS, async () => plainPng(20_000, 20_000)],
];

test.each(CORPUS)('refuses %s', async (_, message, content) => {
  const { api, uuid, upload } = await companyForLogo(server);

  const { status, body } = await upload(await content());

  expect({ status, body }).toEqual({ status: 422, body: { errors: { file: [message] } } });
  expect((await api.get(`/organisations/${uuid}`)).body.data.logo).toBeNull();
});

test('refuses more than 2 MB, with words', async () => {
  const { upload } = await companyForLogo(server);

  const { status, body } = await upload(Buffer.concat([PNG_HEAD, Buffer.alloc(2 * 1024 * 1024)]));

  expect({ status, body }).toEqual({ status: 413, body: { message: 'The logo must be at most 2 MB.' } });
});

test('says so to a browser that is still sending, too', async () => {
  const { api, uuid } = await companyForLogo(server);
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
  const { send } = await companyForLogo(server);
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
  const { send } = await companyForLogo(server);
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
