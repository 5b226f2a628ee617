import type { ListedRelease, ListedRemote } from '@siteledger/platform/contract';
import { loadExposed, type Exposed } from './federation';
import { createLoader, type Loader } from './loader';
import { report } from './report';

/** A release that has been loaded, and what it exposes. */
export type LoadedRemote = Exposed & { release: ListedRelease };

/** The loader of a remote's routes. */
export type LoaderOf = (remote: ListedRemote) => Loader<LoadedRemote>;

const loaders = new Map<string, Loader<LoadedRemote>>();

const load = async (release: ListedRelease): Promise<LoadedRemote> => ({ release, ...(await loadExposed(release)) });

/** The one loader of a version of a remote; when that cannot be loaded, the last good release before it is. Architecture §4. */
export const loaderOf: LoaderOf = (remote) => {
  const known = loaders.get(remote.container);
  if (known) return known;
  const { fallback } = remote;
  const loader = createLoader(() => load(remote), {
    instead: fallback && (() => load(fallback)),
    onFailure: ({ kind }) => report(remote, kind),
  });
  loaders.set(remote.container, loader);
  const stop = loader.subscribe(() => {
    const state = loader.state();
    if (state.status !== 'ready') return;
    stop();
    report(state.value.release, 'load');
  });
  return loader;
};
