import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { type ListedRelease, type ListedRemote, misfits, type Page } from '@siteledger/platform/contract';
import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';
import { LoadFailure } from '../failure/load-failure';
import { pathsOf, sampleOf } from './counterpart';

// Shorter than the retry panel's 10 s, so that a retry does not join a hanging request.
const ENTRY_TIMEOUT_MS = 9_500;

/** Makes the federation runtime set the hash of every entry script it loads. Call once, before the first remote. */
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

const fallbacks = new Map<string, ListedRelease>();

/** The fallback of a release in the registry's latest listing; undefined when there is none. */
export const fallbackOf = ({ container }: ListedRelease) => fallbacks.get(container);

/** Registers the listed remotes and their fallbacks with the federation runtime, without loading anything. */
export function registerListed(remotes: readonly ListedRemote[]) {
  fallbacks.clear();
  for (const { container, fallback } of remotes) if (fallback) fallbacks.set(container, fallback);
  registerRemotes(
    remotes
      .flatMap((remote) => [remote, ...(remote.fallback ? [remote.fallback] : [])])
      .map(({ container, base_url, entry }) => ({
        name: container,
        entry: new URL(base_url + entry, location.origin).href,
      })),
  );
}

const EXPOSED = 'routes';

/** A remote's export for one fill: loads a component that receives the place's props. */
export type LazyFill = () => Promise<{ Component: ComponentType<never> }>;

/** The exports of a remote's exposed module: its routes, and its fills for places of other screens. */
export type Exposed = { routes: RouteObject[]; slots?: Record<string, LazyFill> };

function readExposed(remote: ListedRelease, module: unknown): Exposed {
  const { routes, slots } = (module ?? {}) as Partial<Exposed>;
  if (!Array.isArray(routes)) throw new LoadFailure('incompatible', ['It has no screens to show.']);
  // Matching each path takes the router a frame altogether, and nearly every path is written in both places.
  const written = new Set(pathsOf(routes));
  const missing = remote.descriptor.routes.filter(
    ({ module: drawn, path }) => drawn && !written.has(path) && !matchRoutes(routes, sampleOf(path)),
  );
  if (missing.length === 0) return { routes, ...(slots && { slots }) };
  throw new LoadFailure(
    'incompatible',
    missing.map((route) => `It has no screen for ${route.path}.`),
  );
}

/** Loads a remote's exposed module; rejects with a `LoadFailure`, or with the error of the federation runtime. */
export async function loadExposed(remote: ListedRelease, page: Page): Promise<Exposed> {
  const reasons = misfits(remote, page);
  if (reasons.length > 0) throw new LoadFailure('incompatible', reasons);
  return readExposed(remote, await loadRemote(`${remote.container}/${EXPOSED}`));
}
