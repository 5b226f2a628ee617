import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type RemoteFile, type RemoteRelease, sizeProblems } from '@siteledger/platform/contract';
import { type StoredFile } from '../store/releases.queries';

const ONE_BUILD = 'publish the files of one build.';

const UNPACK = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

const sha384 = (content: Uint8Array) => createHash('sha384').update(content).digest('base64');

/** Whether a file's bytes match the release's size and hash. */
const isAsStated = (content: Uint8Array | undefined, { sha384: hash, bytes }: RemoteFile) =>
  content?.length === bytes && sha384(content) === hash;

async function unpacked(ending: keyof typeof UNPACK, content: Buffer, bytes: number) {
  // Unpacking stops one byte past the file's size: a compressed variant that unpacks to more is wrong, however large it
  // would become.
  return UNPACK[ending](content, { maxOutputLength: bytes + 1 }).catch(() => undefined);
}

async function wrongPaths(file: RemoteFile, contents: ReadonlyMap<string, Buffer>) {
  const wrong = isAsStated(contents.get(file.path), file) ? [] : [file.path];
  for (const ending of ['.br', '.gz'] as const) {
    const twin = contents.get(file.path + ending);
    if (twin && !isAsStated(await unpacked(ending, twin, file.bytes), file)) wrong.push(file.path + ending);
  }
  return wrong;
}

const transferred = (files: readonly RemoteFile[], stored: readonly StoredFile[]) => {
  const lengths = new Map(stored.map(({ path, content }) => [path, content.length]));
  return Object.fromEntries(files.map(({ path, bytes }) => [path, lengths.get(`${path}.br`) ?? bytes]));
};

/**
 * Differences between a release's bytes and what it states: a missing, different or unlisted file. One sentence per
 * fault.
 */
export async function damagedFiles({ files }: RemoteRelease, stored: readonly StoredFile[]): Promise<string[]> {
  const contents = new Map(stored.map(({ path, content }) => [path, content]));
  const known = new Set(files.flatMap(({ path }) => [path, `${path}.br`, `${path}.gz`]));
  const wrong = (await Promise.all(files.map((file) => wrongPaths(file, contents)))).flat();
  return [
    ...wrong.map((path) => `${path}: its bytes are not those of remote.json: ${ONE_BUILD}`),
    ...[...contents.keys()]
      .filter((path) => !known.has(path))
      .map((path) => `${path}: it is not listed in remote.json: ${ONE_BUILD}`),
  ];
}

/** Problems of a release's bytes, one sentence per fault: a missing, different or unlisted file, a size over budget. */
export const storedFileProblems = async (release: RemoteRelease, stored: readonly StoredFile[]): Promise<string[]> => [
  ...(await damagedFiles(release, stored)),
  ...sizeProblems(release.entry, transferred(release.files, stored)),
];
