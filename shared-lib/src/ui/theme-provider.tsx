import { applyAppearance } from '@siteledger/shared-lib/tokens';
import { useEffect, useInsertionEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { ConfirmDialogs } from './dialogs/confirm-dialog';
import { leaveKeysToInputMethod } from './keys/composition';
import { keepTypedAhead } from './keys/typed-ahead';
import { firstScreenIsDrawn } from './late';
import { LookContext, type Look } from './look-context';
import { Toasts } from './toasts/toasts';
import { useAppearance } from './use-appearance';
import './displays/paper.css';
import './ui.css';
import './forced-colors.css';

type Props = Pick<Look, 'zeroRuntime'> & { children: ReactNode };

// Fallback for a screen that does not report when it is drawn.
const DRAWN_AFTER_MS = 3_000;

/**
 * Provides the look, the containers of toasts and confirm dialogs, and the global key handlers. One per application.
 */
export function ThemeProvider({ children, zeroRuntime }: Props) {
  const { theme, density } = useAppearance();
  const [look] = useState(() => ({ nonce: documentNonce(), zeroRuntime, isStill: wantsNoMovement() }));
  useLayoutEffect(() => applyAppearance(), [theme, density]);
  // Before any component inside can listen to keys.
  useInsertionEffect(leaveKeysToInputMethod, []);
  useInsertionEffect(keepTypedAhead, []);
  useEffect(() => {
    const timer = setTimeout(firstScreenIsDrawn, DRAWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <LookContext value={look}>
      {children}
      <ConfirmDialogs />
      <Toasts />
    </LookContext>
  );
}

// Read only once, for the style sheet too: a changed value would make antd remount everything and lose typed input.
function wantsNoMovement() {
  const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
  document.documentElement.toggleAttribute('data-still', matches);
  return matches;
}

const documentNonce = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
