import { listingLoader, loadFirstScreen } from '@siteledger/platform/runtime';
import { api, createStore, StoreProvider, takeFirstAnswersFrom, type Store } from '@siteledger/shared-lib/api';
import { isGranted } from '@siteledger/shared-lib/domain';
import { isSignedIn } from '@siteledger/shared-lib/session';
import { ThemeProvider } from '@siteledger/shared-lib/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loaderOf } from './remote-loaders';
import { SessionGate } from './session/session-gate';
import { Shell } from './shell';

/**
 * Renders the frame: first the session, then the menu and routes that the registry lists. Until both are known the page
 * shows its own outline, so that React renders once.
 */
export async function startFrame() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const { takeFirstAnswer, dropFirstAnswers } = window.siteledger;
  takeFirstAnswersFrom({ take: takeFirstAnswer, drop: dropFirstAnswers });
  const store = createStore();
  // Rendering must not depend on it.
  await whatIsRenderedFirst(store).catch(reportError);
  const frame = (
    <StoreProvider store={store}>
      <ThemeProvider zeroRuntime>
        <SessionGate>
          <Shell />
        </SessionGate>
      </ThemeProvider>
    </StoreProvider>
  );
  // Runs the effects in the same task: the screen's queries then have their first answers before the first paint.
  flushSync(() => createRoot(root).render(frame));
}

// Each component shows the failure of what it needs itself.
async function whatIsRenderedFirst(store: Store) {
  const listed = listingLoader.start();
  if (!isSignedIn()) return;
  const { data: user } = await store.dispatch(api.endpoints.userDetails.initiate());
  // After a failure the frame shows what the loader does next: other attempts, the cached listing, a card.
  await window.siteledger.firstListing.then(
    () => listed,
    () => undefined,
  );
  const listing = listingLoader.state();
  if (!user || listing.status !== 'ready') return;
  const granted = user.permissions.map(({ name }) => name);
  await loadFirstScreen(listing.value, (required) => isGranted(granted, required), loaderOf);
}
