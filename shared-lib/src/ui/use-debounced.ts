import { useEffect, useRef } from 'react';

/** Debounces calls of `act` by some milliseconds; never calls it after the component unmounts. */
export function useDebounced<Args extends unknown[]>(act: (...args: Args) => void, milliseconds: number) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  return (...args: Args) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(...args), milliseconds);
  };
}
