import type { IsGranted, ListedRemote, RemoteListing } from '@siteledger/platform/contract';
import { matchPath, matchRoutes } from 'react-router';
import type { Lazy } from './piece';
import type { LoaderOf } from './remote-loaders';

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

// Also runs the code of the screen, which takes longer than to fetch it. When that fails, it is told and made good as soon
// as somebody goes there.
async function loadScreen(remote: ListedRemote, path: string, loaderOf: LoaderOf) {
  const loader = loaderOf(remote);
  await loader.start();
  const state = loader.state();
  if (state.status !== 'ready') return;
  const matches = matchRoutes(state.value.routes, path) ?? [];
  await Promise.allSettled(matches.flatMap(({ route }) => (route.lazy ? [(route.lazy as Lazy)()] : [])));
}

/** Loads what a link of this page leads to as soon as the pointer or the focus is on it; answers how to stop. */
export function preloadOnIntent({ remotes }: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf) {
  function onIntent({ target }: Event) {
    const link = linkOf(target);
    if (!link || link.origin !== location.origin) return;
    const isShown = ({ descriptor }: ListedRemote) =>
      descriptor.routes.some((route) => isGranted(route.permission) && matchPath(route.path, link.pathname));
    const remote = remotes.find(isShown);
    if (!remote) return;
    window.siteledger.preload(link.pathname);
    void loadScreen(remote, link.pathname, loaderOf);
  }
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
  return () => {
    document.removeEventListener('pointerover', onIntent);
    document.removeEventListener('focusin', onIntent);
  };
}

const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 1000);
  });

// Long enough for the first screen to have its data.
const FIRST_SCREEN_MS = 2000;

/** Loads the remotes that the user has a route in, one after the other, when the browser has nothing else to do. */
export async function preloadInIdleTime({ remotes }: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf) {
  await new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS));
  for (const remote of remotes) {
    if (!remote.descriptor.routes.some((route) => isGranted(route.permission))) continue;
    await idle();
    await loaderOf(remote).start();
  }
}
