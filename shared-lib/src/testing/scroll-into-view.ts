import { act } from '@testing-library/react';

/** Keeps observed elements out of view until the returned function is called. */
export function nothingInView() {
  const seen: (() => void)[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((report) => {
    const observer = {
      observe: () => seen.push(() => report([{ isIntersecting: true } as IntersectionObserverEntry], observer)),
      disconnect: () => undefined,
    } as unknown as IntersectionObserver;
    return observer;
  });
  return () =>
    act(() => {
      for (const report of seen) report();
    });
}
