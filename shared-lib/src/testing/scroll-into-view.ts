import { act } from '@testing-library/react';

/** Keeps everything out of view that waits to be seen, until the function that it answers is called. */
export function nothingInView() {
  const seen: (() => void)[] = [];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(
    (report) =>
      ({
        observe: () => seen.push(() => report([{ isIntersecting: true } as IntersectionObserverEntry], this as never)),
        disconnect: () => undefined,
      }) as unknown as IntersectionObserver,
  );
  return () =>
    act(() => {
      for (const report of seen) report();
    });
}
