// The host of `npm run dev:alone`: one remote without the shell's chrome, against the real API. Not part of a release.
import { createStore, StoreProvider } from '@siteledger/shared-lib/api';
import { checkAppVersion } from '@siteledger/shared-lib/session';
import { applyAppearance } from '@siteledger/shared-lib/tokens';
import { ThemeProvider } from '@siteledger/shared-lib/ui';
import { createRoot } from 'react-dom/client';
import { AloneShell } from './alone-shell';
import { DemoSession } from './demo-session';
import '../font/font.css';

checkAppVersion();
applyAppearance();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StoreProvider store={createStore()}>
    <ThemeProvider>
      <DemoSession>
        <AloneShell />
      </DemoSession>
    </ThemeProvider>
  </StoreProvider>,
);
