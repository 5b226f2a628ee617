import { applyAppearance } from '@siteledger/shared-lib/tokens';
import { ConfigProvider } from 'antd';
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { antdTheme } from './antd-theme';
import { ConfirmDialogs } from './confirm-dialog';
import { LoadingOutlined } from './icons';
import { firstScreenIsDrawn } from './late';
import { giveStylesTheNonce } from './style-nonce';
import { Toasts } from './toasts';
import { useAppearance } from './use-appearance';
import './ui.css';

type Props = {
  children: ReactNode;
  /** The style nonce of this document. It comes from the page, `<meta name="style-nonce">`, unless it is given. */
  nonce?: string;
  /** No component styles at run time: a style sheet has them, or nobody looks (tests). */
  zeroRuntime?: boolean;
};

// Of a screen that does not say so by itself.
const DRAWN_AFTER_MS = 3_000;

/** The look of everything inside, with the places where toasts and confirm dialogs appear. One for an application. */
export function ThemeProvider({ children, nonce = documentNonce(), zeroRuntime }: Props) {
  const { theme, density } = useAppearance();
  // Before anything inside is drawn.
  useState(() => giveStylesTheNonce(nonce));
  const [isStill] = useState(wantsNoMovement);
  useLayoutEffect(() => applyAppearance(), [theme, density]);
  useEffect(() => {
    const timer = setTimeout(firstScreenIsDrawn, DRAWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ConfigProvider
      theme={{ ...antdTheme({ theme, density }, isStill), zeroRuntime }}
      csp={{ nonce }}
      // antd's own icon waits for a movement to end, which does not begin when nothing was sent: "loading" would stay.
      button={{ autoInsertSpace: false, loadingIcon: <LoadingOutlined /> }}
      wave={{ disabled: true }}
      // The second click of a double click on the button that opens a dialog lands beside it. Esc and its buttons close it.
      modal={{ mask: { closable: false } }}
    >
      {children}
      <ConfirmDialogs />
      <Toasts />
    </ConfigProvider>
  );
}

// Asked once, for the style sheet too: with another answer antd would mount everything anew, and what was typed would be gone.
function wantsNoMovement() {
  const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
  document.documentElement.toggleAttribute('data-still', matches);
  return matches;
}

const documentNonce = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
