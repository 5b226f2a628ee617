import { NavigationType, useLocation, useNavigationType } from '@siteledger/shared-lib/router';
import { useLayoutEffect, useMemo } from 'react';

// Where each step of this tab's history was left, in px from the top.
const places = new Map<string, number>();

const headingShown = () => document.querySelector('main h1');

/**
 * A screen begins at its top, and one that is gone back to where it was left. What opens within a screen, such as a row, a
 * dialog or a tab, leaves it where it is. docs/domain/screens.md#the-frame
 */
export function useScrollPlace() {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  // While this is drawn for a new address, the document still shows what it leaves.
  const headingBefore = useMemo(headingShown, [key]);

  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    const isSameScreen = headingBefore !== null && headingBefore === headingShown();
    const stopReturning = isBack ? returnTo(places.get(key) ?? 0) : undefined;
    if (!isBack && !isSameScreen) window.scrollTo(0, 0);
    const note = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stopReturning?.();
      window.removeEventListener('scroll', note);
    };
  }, [key, isBack, headingBefore]);
}

const BY_HAND = ['wheel', 'keydown', 'pointerdown', 'touchstart'] as const;

// What is read again makes the page high enough only later; who scrolls meanwhile is not pulled back.
function returnTo(place: number) {
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
