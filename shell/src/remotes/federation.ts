import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { incompatibilities, type ListedRelease, type ListedRemote } from '@siteledger/platform/contract';
import { REMOTE_HOST } from '@siteledger/shared-lib/domain';
import { matchRoutes, type RouteObject } from '@siteledger/shared-lib/router';
import { LoadFailure } from './load-failure';
import type { LazyFill } from './slot-fills';

// Before the 10 s of the retry panel, so that a retry does not join a request that hangs.
const ENTRY_TIMEOUT_MS = 9_500;

/** Makes the federation runtime state the hash of every entry that it loads. Once, before the first remote. */
export const guardEntries = () =>
  registerPlugins([
    {
      name: 'integrity',
      createScript: ({ url }) => {
        const script = document.createElement('script');
        script.src = window.siteledger.addressOfTry(url);
        script.crossOrigin = 'anonymous';
        script.integrity = window.siteledger.integrityOf(url);
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);

/** Tells the federation runtime where the listed remotes are; nothing is loaded yet. */
export const registerListed = (remotes: readonly ListedRemote[]) =>
  registerRemotes(
    remotes
      .flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])])
      .map(({ container, base_url, entry }) => ({
        name: container,
        entry: new URL(base_url + entry, location.origin).href,
      })),
  );

const EXPOSED = 'routes';

/** What a remote's exposed module has: its routes, and what it puts into places of other screens. */
export type Exposed = { routes: RouteObject[]; slots?: Record<string, LazyFill> };

function readExposed(remote: ListedRelease, module: unknown): Exposed {
  const { routes, slots } = (module ?? {}) as Partial<Exposed>;
  if (!Array.isArray(routes)) throw new LoadFailure('incompatible', ['It has no screens to show.']);
  const missing = remote.descriptor.routes.filter(
    (route) => route.module && !matchRoutes(routes, sampleOf(route.path)),
  );
  if (missing.length === 0) return { routes, ...(slots && { slots }) };
  throw new LoadFailure(
    'incompatible',
    missing.map((route) => `It has no screen for ${route.path}.`),
  );
}

const sampleOf = (path: string) => path.replace(/:\w+/g, 'x');

/** Loads what a remote exposes; rejects with a `LoadFailure`, or with the error of the federation runtime. */
export async function loadExposed(remote: ListedRelease): Promise<Exposed> {
  const reasons = incompatibilities(remote.descriptor.requires, REMOTE_HOST.versions);
  if (reasons.length > 0) throw new LoadFailure('incompatible', reasons);
  return readExposed(remote, await loadRemote(`${remote.container}/${EXPOSED}`));
}
