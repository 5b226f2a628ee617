import fc from 'fast-check';
import sharp from 'sharp';
import { HIDDEN, takenPictures, type Upload, uploadCorpus } from '../testing/contract/upload-corpus';
import { companyForLogo } from '../testing/records/logo-upload';
import { tellGate } from '../testing/tell-gate';
import { withApp } from '../testing/apps/with-app';

const server = withApp();

const SHORT_SEED = 7;
const LARGEST = 4096;
const isFull = process.env.PROVE === '1';
const seed = Number(process.env.SEED_OF_GATES ?? (isFull ? Date.now() % 2 ** 31 : SHORT_SEED));

const damages = (size: number) =>
  fc.record({
    end: fc.oneof(fc.constant(size), fc.nat(size)),
    flips: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(255)), { maxLength: 3 }),
    hasMore: fc.boolean(),
  });

function damaged(whole: Buffer, number: number): Upload[] {
  const cases = fc.sample(damages(whole.length), { numRuns: number, seed });
  return cases.map((damage) => {
    const content = Buffer.from(whole.subarray(0, damage.end));
    for (const [at, byte] of damage.flips) if (at < content.length) content[at] = byte;
    const more = damage.hasMore ? [Buffer.from(HIDDEN)] : [];
    return { what: `damaged: ${JSON.stringify(damage)}`, content: Buffer.concat([content, ...more]) };
  });
}

async function problemOfStored(path: string) {
  const reply = await server.app.inject({ url: path });
  const { format, width, height, exif, xmp, comments } = await sharp(reply.rawPayload).metadata();
  if (!/^\/api\/v2\/logos\/[\w-]{43}\.(png|jpg|webp)$/.test(path)) return `has a name of its own: ${path}`;
  if (reply.rawPayload.includes('script') || exif || xmp || comments) return 'still holds what was hidden in it';
  if (width > LARGEST || height > LARGEST) return `is ${width} × ${height}`;
  const isSafe =
    reply.headers['x-content-type-options'] === 'nosniff' && reply.headers['content-type'] === `image/${format}`;
  return isSafe ? undefined : `is served as ${String(reply.headers['content-type'])}`;
}

const isRefusedInWords = ({ status, body }: { status: number; body: { errors?: object; message?: string } }) =>
  (status === 422 && body.errors !== undefined && 'file' in body.errors) || (status === 413 && Boolean(body.message));

test('every file is refused with words, or drawn again without a byte of the rest', async () => {
  const { api, uuid, upload } = await companyForLogo(server);
  const pictures = await takenPictures();
  const files = [...(await uploadCorpus()), ...pictures.flatMap((one) => damaged(one, isFull ? 1000 : 12))];

  const problems: string[] = [];
  for (const { what, content, filename, becomes } of files) {
    const before = (await api.get(`/organisations/${uuid}`)).body.data.logo as string | null;
    const answer = await upload(content, filename);
    const outcome = answer.status === 200 ? 'stored' : 'refused';
    const logo = (await api.get(`/organisations/${uuid}`)).body.data.logo as string | null;
    const problem =
      outcome === 'stored' && logo !== null
        ? await problemOfStored(logo)
        : !isRefusedInWords(answer) || logo !== before
          ? `answered with ${answer.status} ${JSON.stringify(answer.body)}`
          : undefined;
    const isOther = becomes !== undefined && becomes !== outcome;
    if (problem ?? isOther) problems.push(`${what}: ${problem ?? `was ${outcome}`}`);
  }

  tellGate('uploads', { passed: files.length - problems.length, tried: files.length, of: 'files', seed });
  expect(problems).toEqual([]);
}, 1_800_000);
