import { createStore, StoreProvider } from '@siteledger/shared-lib/api';
import { ThemeProvider } from '@siteledger/shared-lib/ui';
import { createRoot } from 'react-dom/client';
import { LoadView } from './remotes/load-view';
import { listingLoader } from './remotes/listing';
import { SessionGate } from './session/session-gate';
import { Shell } from './shell';

const THIS_APPLICATION = { title: 'Siteledger' };

/** Draws the frame: the session first, then the menu and routes that the registry lists. */
export function startFrame() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  void listingLoader.start();
  createRoot(root).render(
    <StoreProvider store={createStore()}>
      <ThemeProvider zeroRuntime>
        <SessionGate>
          <LoadView loader={listingLoader} label={THIS_APPLICATION} render={(listing) => <Shell listing={listing} />} />
        </SessionGate>
      </ThemeProvider>
    </StoreProvider>,
  );
}
