import { type RemoteFile, type RemoteRelease } from '@siteledger/platform/contract';
import { isAsStated } from './check-files';

// All files together, so that a slow origin does not hold up the call for longer than a proxy waits.
const TIMEOUT_MS = 25_000;
const AT_ONCE = 6;

const TYPES: Readonly<Record<string, RegExp>> = { css: /^text\/css\b/, js: /^(?:text|application)\/javascript\b/ };
const EXPECTED: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript' };

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** The bytes of an answer, but not more than this many and one. */
async function readUpTo(response: Response, bytes: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > bytes) break;
  }
  return Buffer.concat(chunks);
}

async function wrongAt(url: string, file: RemoteFile, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(url, { redirect: 'error', signal, headers: { origin: 'https://any.invalid' } });
  if (!response.ok) return [`it answers ${response.status}: upload the release before it is published.`];
  const { headers } = response;
  const type = headers.get('content-type') ?? 'nothing';
  const content = await readUpTo(response, file.bytes);
  const ending = endingOf(file.path);
  return [
    ...(isAsStated(content, file)
      ? []
      : ['its bytes are not those of remote.json: upload the files of the build that is published.']),
    // Pages of every environment read it.
    ...(headers.get('access-control-allow-origin') === '*'
      ? []
      : ['pages of other origins may not read it: answer with Access-Control-Allow-Origin: *.']),
    ...(TYPES[ending]?.test(type) ? [] : [`it is served as ${type}: serve it as ${EXPECTED[ending] ?? ending}.`]),
  ];
}

async function problemsOf(base_url: string, file: RemoteFile, signal: AbortSignal) {
  const url = base_url + file.path;
  const wrong = await wrongAt(url, file, signal).catch(() => [
    'it cannot be fetched: upload the release before it is published, and lead on to no other address.',
  ]);
  return wrong.map((sentence) => `${url}: ${sentence}`);
}

function addressProblems(base_url: string, origins: readonly string[]) {
  const url = URL.canParse(base_url) ? new URL(base_url) : undefined;
  // As it is written, so that no two texts are one address.
  if (!url || !base_url.endsWith('/') || url.origin + url.pathname !== base_url)
    return [
      `"${base_url}" is no base URL: state the folder of the release, such as https://cdn.example.com/mfe-cranes/1.2.0/.`,
    ];
  if (origins.includes(url.origin)) return [];
  return [
    `${url.origin} is no origin that this environment loads remotes from: have it listed there, or publish without a base URL.`,
  ];
}

/**
 * What keeps the files of a release from being loaded from where they are said to lie, one sentence a fault: an origin that is
 * not one of these, a file that is missing, other, or closed to pages of other origins. Fetches every file.
 */
export async function problemsElsewhere(
  base_url: string,
  { files }: Pick<RemoteRelease, 'files'>,
  origins: readonly string[],
): Promise<string[]> {
  const wrong = addressProblems(base_url, origins);
  if (wrong.length > 0) return wrong;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const waiting = [...files];
  const found: string[] = [];
  const next = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift())
      found.push(...(await problemsOf(base_url, file, signal)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return found;
}
