import type { FailureKind } from '@siteledger/platform/contract';

/** A load that failed, by kind; `details` are sentences for the reader. */
export class LoadFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    readonly details: readonly string[] = [],
    options?: ErrorOptions,
  ) {
    super([`Loading failed (${kind}).`, ...details].join(' '), options);
    this.name = 'LoadFailure';
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
  return new LoadFailure(kind, [], { cause: error });
}
