import { type ListedRelease, type ListedRemote, screenOfPath } from '@siteledger/platform/contract';
import { loadExposed, type Exposed } from './federation';
import { partOf } from './load-failure';
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
    onFailure: (failure) =>
      report(remote, failure.kind, {
        part: partOf(failure, remote, 'entry'),
        screen: screenOfPath(location.pathname, { remotes: [remote] }),
      }),
  });
  loaders.set(remote.container, loader);
  return loader;
};
