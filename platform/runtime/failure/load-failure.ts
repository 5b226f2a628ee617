import type { FailureKind, ListedRelease, ReleasePart } from '@siteledger/platform/contract';

type Origin = ErrorOptions & { file?: string };

/**
 * A failed load and its kind; `details` are sentences for the user, `file` is the address of the file that did not
 * arrive.
 */
export class LoadFailure extends Error {
  readonly file: string | undefined;

  constructor(
    readonly kind: FailureKind,
    readonly details: readonly string[] = [],
    { file, ...options }: Origin = {},
  ) {
    super([`Loading failed (${kind}).`, ...details].join(' '), options);
    this.name = 'LoadFailure';
    this.file = file;
  }
}

/** Whether an automatic retry may succeed. */
export const isTransient = ({ kind }: LoadFailure) => kind === 'network' || kind === 'timeout';

/** The address of the missing script in an error of webpack or the federation runtime, if there is one. */
function missingScript(error: Error & { type?: string; request?: string }) {
  if (error.name === 'ChunkLoadError' && error.type !== 'missing') {
    return { url: error.request ?? '', isTimeout: error.type === 'timeout' };
  }
  const url = /ScriptNetworkError: (?:Failed to load script|Script) "([^"]+)"/.exec(error.message)?.[1];
  return url ? { url, isTimeout: error.message.includes('timed out') } : null;
}

const PROBE_MS = 2000;

async function arrives(url: string, options: RequestInit) {
  try {
    const response = await fetch(url, { ...options, signal: AbortSignal.timeout(PROBE_MS) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

// A script element does not distinguish a refused file from an unreachable one, so this fetches the file once more. It
// bypasses the cache, because a wrong cached file would fail every retry.
async function kindOfMissing(url: string): Promise<FailureKind> {
  if (!(await arrives(url, { cache: 'reload' }))) return 'network';
  return (await arrives(url, { integrity: window.siteledger.integrityOf(url) })) ? 'network' : 'integrity';
}

/** Converts any error to a `LoadFailure`. */
export async function failureOf(error: unknown): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  if (!(error instanceof Error)) return new LoadFailure('evaluation', [], { cause: error });
  const missing = missingScript(error);
  if (!missing) return new LoadFailure('evaluation', [], { cause: error });
  const kind = missing.isTimeout ? 'timeout' : await kindOfMissing(missing.url);
  return new LoadFailure(kind, [], { cause: error, file: missing.url });
}

/** The part of a release that did not load; `otherwise` if it arrived and then threw. */
export function partOf(
  { file }: LoadFailure,
  { entry }: Pick<ListedRelease, 'entry'>,
  otherwise: ReleasePart,
): ReleasePart {
  if (!file) return otherwise;
  const { pathname } = new URL(file, location.origin);
  if (pathname.endsWith('.css')) return 'style';
  return pathname.endsWith(`/${entry}`) ? 'entry' : 'chunk';
}
