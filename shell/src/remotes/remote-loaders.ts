import type { ListedRemote } from '@siteledger/shared-lib/domain';
import type { RouteObject } from '@siteledger/shared-lib/router';
import { loadRoutes } from './federation';
import { createLoader, type Loader } from './loader';

const loaders = new Map<string, Loader<RouteObject[]>>();

/** The one loader of a version of a remote. */
export function loaderOf(remote: ListedRemote) {
  const known = loaders.get(remote.container);
  if (known) return known;
  const loader = createLoader(() => loadRoutes(remote));
  loaders.set(remote.container, loader);
  return loader;
}
