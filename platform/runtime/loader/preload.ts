import { type IsGranted, type ListedRemote, type RemoteListing, screenAt } from '@siteledger/platform/contract';
import { matchPath, matchRoutes } from 'react-router';
import { whenIdle } from '../../boot/when-idle';
import type { Lazy } from './piece';
import type { LoaderOf } from './remote-loaders';

const linkOf = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);

// Also runs the screen's code, which takes longer than fetching it. A failure here is reported and retried when the
// user opens the screen.
async function loadScreen(remote: ListedRemote, path: string, loaderOf: LoaderOf) {
  const loader = loaderOf(remote);
  await loader.start();
  const state = loader.state();
  if (state.status !== 'ready') return;
  const matches = matchRoutes(state.value.routes, path) ?? [];
  await Promise.allSettled(matches.flatMap(({ route }) => (route.lazy ? [(route.lazy as Lazy)()] : [])));
}

// Long enough for files that are on their way already; a slower remote does not delay the frame.
const WITH_FRAME_MS = 500;

/**
 * Loads the screen of the present path, so that the page renders once, with the frame and the screen together. Resolves
 * after half a second at the latest; never rejects.
 */
export async function loadFirstScreen(listing: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf) {
  const { remote, route } = screenAt(location.pathname, listing) ?? {};
  if (!remote || !route || !isGranted(route.permission)) return;
  const tooLate = new Promise((resolve) => setTimeout(resolve, WITH_FRAME_MS));
  await Promise.race([loadScreen(remote, location.pathname, loaderOf), tooLate]);
}

/** Loads a link's target on pointer hover or focus; returns a function that stops. */
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

// Leaves the first screen time to load its data.
const FIRST_SCREEN_MS = 2000;

/** Loads the remotes in which the user may open a route, one after the other, while the browser is idle. */
export async function preloadInIdleTime({ remotes }: RemoteListing, isGranted: IsGranted, loaderOf: LoaderOf) {
  await new Promise((resolve) => setTimeout(resolve, FIRST_SCREEN_MS));
  for (const remote of remotes) {
    if (!remote.descriptor.routes.some((route) => isGranted(route.permission))) continue;
    await new Promise<void>(whenIdle);
    await loaderOf(remote).start();
  }
}
