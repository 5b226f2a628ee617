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

// Of a screen that does not say so by itself.
const DRAWN_AFTER_MS = 3_000;

/**
 * The look of everything inside, with the places where toasts and confirm dialogs appear, and what holds for all of its keys.
 * One for an application.
 */
export function ThemeProvider({ children, zeroRuntime }: Props) {
  const { theme, density } = useAppearance();
  const [look] = useState(() => ({ nonce: documentNonce(), zeroRuntime, isStill: wantsNoMovement() }));
  useLayoutEffect(() => applyAppearance(), [theme, density]);
  // Before anything inside can listen to a key.
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

// Asked once, for the style sheet too: with another answer antd would mount everything again, and what was typed would be gone.
function wantsNoMovement() {
  const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
  document.documentElement.toggleAttribute('data-still', matches);
  return matches;
}

const documentNonce = () => document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content;
