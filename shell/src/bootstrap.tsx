import { listingLoader } from '@siteledger/platform/runtime';
import { createStore, StoreProvider } from '@siteledger/shared-lib/api';
import { ThemeProvider } from '@siteledger/shared-lib/ui';
import { createRoot } from 'react-dom/client';
import { SessionGate } from './session/session-gate';
import { Shell } from './shell';

/** Renders the frame: first the session, then the menu and routes that the registry lists. */
export function startFrame() {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  void listingLoader.start();
  createRoot(root).render(
    <StoreProvider store={createStore()}>
      <ThemeProvider zeroRuntime>
        <SessionGate>
          <Shell />
        </SessionGate>
      </ThemeProvider>
    </StoreProvider>,
  );
}
