import {
  type ListedRelease,
  type ListedRemote,
  type RemoteRequirements,
  screenOfPath,
} from '@siteledger/platform/contract';
import { fallbackOf, loadExposed, type Exposed } from './federation';
import { LoadFailure, partOf } from '../failure/load-failure';
import { createLoader, type Loader } from './loader';
import { report } from '../reports/report';
import { thisPage } from '../this-page';

/** A loaded release with its exports, and a function that loads its fallback; undefined when it has none. */
export type LoadedRemote = Exposed & {
  release: ListedRelease;
  loadStandIn?: () => Promise<LoadedRemote> | undefined;
};

/** Returns the loader of a remote's exposed module. */
export type LoaderOf = (remote: ListedRemote) => Loader<LoadedRemote>;

/**
 * Loads releases, and finds fallbacks in the latest listing, because an earlier fallback may have been rolled back from
 * since.
 */
type Source = {
  loadExposed: (release: ListedRelease) => Promise<Exposed>;
  fallbackOf: (release: ListedRelease) => ListedRelease | undefined;
};

async function valueOf(loader: Loader<LoadedRemote>) {
  await loader.start();
  const state = loader.state();
  if (state.status !== 'ready') throw new LoadFailure('network');
  return state.value;
}

/**
 * One loader per release; if the release cannot be loaded, the loader loads its fallback.
 * docs/remotes.md#when-a-remote-fails
 */
export function remoteLoaders(source: Source): LoaderOf {
  const loaders = new Map<string, Loader<LoadedRemote>>();

  function loadStandIn(release: ListedRelease) {
    const fallback = source.fallbackOf(release);
    return fallback && valueOf(loaderOf(fallback));
  }

  const load = async (release: ListedRelease): Promise<LoadedRemote> => ({
    release,
    ...(await source.loadExposed(release)),
    loadStandIn: () => loadStandIn(release),
  });

  function loaderOf(remote: ListedRelease): Loader<LoadedRemote> {
    const known = loaders.get(remote.container);
    if (known) return known;
    const loader = createLoader(() => load(remote), {
      instead: () => loadStandIn(remote),
      onFailure: (failure) =>
        report(remote, failure.kind, {
          part: partOf(failure, remote, 'entry'),
          screen: screenOfPath(location.pathname, { remotes: [remote] }),
        }),
    });
    loaders.set(remote.container, loader);
    return loader;
  }

  return loaderOf;
}

/** The loaders of a page with these versions of the shell, the shared library and the API. */
export const loadersFor = (versions: RemoteRequirements) =>
  remoteLoaders({ loadExposed: (release) => loadExposed(release, thisPage(versions)), fallbackOf });
