import type { FailureKind, ListedRelease, ReleasePart } from '@siteledger/platform/contract';

type Origin = ErrorOptions & { file?: string };

/** A load that failed, by kind; `details` are sentences for the reader, `file` is the address of what did not arrive. */
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

/** Whether another try may go better by itself. */
export const isTransient = ({ kind }: LoadFailure) => kind === 'network' || kind === 'timeout';

/** The address of the script that an error of webpack or of the federation runtime is about, when one did not arrive. */
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

// A script element does not tell a refused file from an unreachable one, so the file is asked for once more; past the
// cache, because a wrong file that was kept there would fail every retry.
async function kindOfMissing(url: string): Promise<FailureKind> {
  if (!(await arrives(url, { cache: 'reload' }))) return 'network';
  return (await arrives(url, { integrity: window.siteledger.integrityOf(url) })) ? 'network' : 'integrity';
}

/** What kind of failure an error is. */
export async function failureOf(error: unknown): Promise<LoadFailure> {
  if (error instanceof LoadFailure) return error;
  if (!(error instanceof Error)) return new LoadFailure('evaluation', [], { cause: error });
  const missing = missingScript(error);
  if (!missing) return new LoadFailure('evaluation', [], { cause: error });
  const kind = missing.isTimeout ? 'timeout' : await kindOfMissing(missing.url);
  return new LoadFailure(kind, [], { cause: error, file: missing.url });
}

/** The part of a release that did not load; what arrived and then threw is `otherwise`. */
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
