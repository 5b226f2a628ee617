import { NavigationType, useLocation, useNavigationType } from '@siteledger/shared-lib/router';
import { useLayoutEffect, useMemo } from 'react';

// Scroll position of each entry in this tab's history, in px from the top.
const places = new Map<string, number>();

let hasScrolled = false;

const headingShown = () => document.querySelector('main h1');

/**
 * Scrolls a new screen to its top, and restores the position after Back or Forward. Opening something within a screen,
 * such as a row, a dialog or a tab, keeps the position. docs/domain/screens.md#the-frame
 */
export function useScrollPlace() {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // During the render for a new address, the document still shows the previous screen.
  const headingBefore = useMemo(headingShown, [key]);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const isSameScreen = headingBefore !== null && headingBefore === headingShown();
    const stopReturning = isBack ? returnTo(places.get(key) ?? 0) : undefined;
    if (!isBack && !isSameScreen) window.scrollTo(0, 0);
    const note = () => {
      hasScrolled = true;
      places.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stopReturning?.();
      window.removeEventListener('scroll', note);
    };
  }, [key, isBack, headingBefore]);
}

const BY_HAND = ['wheel', 'keydown', 'pointerdown', 'touchstart'] as const;

// The page may only become high enough after its data is loaded. Stops when the user scrolls.
function returnTo(place: number) {
  // The first screen of a visit is at its top already, and asking where it is takes a layout of the unfinished page.
  if (place === 0 && !hasScrolled) return undefined;
  const stop = () => {
    observer.disconnect();
    for (const event of BY_HAND) window.removeEventListener(event, stop);
  };
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (window.scrollY >= place) stop();
  });
  window.scrollTo(0, place);
  if (window.scrollY >= place) return undefined;
  observer.observe(document.body);
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true });
  return stop;
}
