import { NOT_FOUND, listingLoader, type Loader } from '@siteledger/platform/runtime';
import type { RemoteListing } from '@siteledger/platform/contract';
import { matchPath } from '@siteledger/shared-lib/router';
import { leaveForSignIn } from '@siteledger/shared-lib/session';
import { useEffect, useSyncExternalStore } from 'react';
import { FrameOutline } from '../chrome/frame-outline';
import { NotFound } from '../not-found/not-found-page';
import { ownScreens } from '../own-screens';

type Listings = Pick<Loader<RemoteListing>, 'subscribe' | 'state'>;

const OWN_PATHS = ['/', '/logout', '/profile', ...Object.keys(ownScreens).filter((path) => path !== NOT_FOUND)];

const isKnown = ({ remotes, paused }: Pick<RemoteListing, 'remotes' | 'paused'>, pathname: string) =>
  [
    ...OWN_PATHS,
    ...remotes.flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path)),
    ...paused.flatMap(({ routes }) => routes.map(({ path }) => path)),
  ].some((path) => matchPath(path, pathname));

/**
 * The view for visitors who are not signed in: the sign-in page for a path of the product, and the public /404 for any
 * other. docs/domain/sessions.md#public-pages
 */
export function SignedOut({ loader = listingLoader }: { loader?: Listings }) {
  const state = useSyncExternalStore(loader.subscribe, loader.state);
  const where = placeOf(state);
  useEffect(() => {
    if (where === 'known') leaveForSignIn();
    if (where !== 'unknown') return;
    window.history.replaceState(null, '', NOT_FOUND);
    document.title = `${ownScreens[NOT_FOUND]} · Siteledger`;
  }, [where]);
  if (where !== 'unknown') return <FrameOutline />;
  return (
    <main className="sl-public">
      <NotFound wayOut={<a href="/login">Sign in</a>} />
    </main>
  );
}

// A safe start has no remotes.
const isEmpty = ({ remotes, paused }: RemoteListing) => remotes.length + paused.length === 0;

// Without a listing the path is treated as known: after sign-in, the frame shows what is wrong.
function placeOf(state: ReturnType<Listings['state']>) {
  const { pathname } = window.location;
  if (pathname === NOT_FOUND) return 'unknown';
  if (OWN_PATHS.includes(pathname) || state.status === 'failed') return 'known';
  if (state.status !== 'ready') return undefined;
  return isEmpty(state.value) || isKnown(state.value, pathname) ? 'known' : 'unknown';
}
