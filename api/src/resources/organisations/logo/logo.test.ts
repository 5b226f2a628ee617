import sharp from 'sharp';
import { companyForLogo, multipart, picture } from '../../../testing/records/logo-upload';
import { withApp } from '../../../testing/apps/with-app';

const server = withApp();

const load = async (path: string) => {
  const reply = await server.app.inject({ method: 'GET', url: path });
  return { status: reply.statusCode, headers: reply.headers, bytes: reply.rawPayload };
};

test.each(['png', 'jpeg', 'webp'] as const)('takes a %s and shows it to anybody who knows its name', async (format) => {
  const { upload } = await companyForLogo(server);

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

test('draws a picture again, without what else was in its bytes', async () => {
  const { upload } = await companyForLogo(server);
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
  const { upload } = await companyForLogo(server);

  const { body } = await upload(await picture(40, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer());

  expect(await sharp((await load(body.data.logo)).bytes).metadata()).toMatchObject({ width: 20, height: 40 });
});

test('forgets the old logo when there is a new one', async () => {
  const { upload } = await companyForLogo(server);
  const first = (await upload(await picture().png().toBuffer())).body.data.logo;

  const second = (await upload(await picture(10, 10).png().toBuffer())).body.data.logo;

  expect(second).not.toBe(first);
  expect([(await load(first)).status, (await load(second)).status]).toEqual([404, 200]);
  expect(await server.db.selectFrom('organisation_logos').select('name').execute()).toHaveLength(1);
});

test('takes the logo away, and notes who changed it', async () => {
  const { api, uuid, upload } = await companyForLogo(server);
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
  const { api, uuid, upload } = await companyForLogo(server);
  const content = await picture().png().toBuffer();

  const replies = await Promise.all([1, 2, 3, 4].map(() => upload(content)));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await server.db.selectFrom('organisation_logos').select('name').execute()).toHaveLength(1);
  expect((await load((await api.get(`/organisations/${uuid}`)).body.data.logo)).status).toBe(200);
});

test('refuses a logo for an organisation that somebody else has changed, or that does not exist', async () => {
  const { api, uuid, send, upload } = await companyForLogo(server);
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
