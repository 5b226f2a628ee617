import { DRAWER_BREAKPOINT_PX } from '@siteledger/shared-lib/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The drawer on a narrow screen: opening moves the focus into it, Esc closes it, closing returns the focus to its
 * button, and it closes automatically when the screen becomes wide.
 */
export function useDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const drawer = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  const dismiss = useCallback(() => {
    setIsOpen(false);
    // The page stays inert until the next render; only then can the button take the focus.
    requestAnimationFrame(() => toggle.current?.focus());
  }, []);

  useEffect(() => {
    if (!isOpen) return undefined;
    drawer.current?.focus();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss();
    const wide = matchMedia(`(min-width: ${DRAWER_BREAKPOINT_PX}px)`);
    document.addEventListener('keydown', onKey);
    wide.addEventListener('change', close);
    return () => {
      document.removeEventListener('keydown', onKey);
      wide.removeEventListener('change', close);
    };
  }, [isOpen, close, dismiss]);

  return { isOpen, open, close, dismiss, drawer, toggle };
}
