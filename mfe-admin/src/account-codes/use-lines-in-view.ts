import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

// Extra lines above and below the viewport, so that scrolling shows no gap.
const BESIDE = 8;

/**
 * Index of the first line to render and of the one after the last, for lines of equal height (px) that scroll with the
 * page.
 */
export function useLinesInView(lines: RefObject<HTMLElement | null>, height: number) {
  const [first, setFirst] = useState(0);
  const [count, setCount] = useState(() => linesIn(height));
  const isPrinted = useIsPrinted();

  useEffect(() => {
    const measure = () => {
      setFirst(Math.max(0, Math.floor(-(lines.current?.getBoundingClientRect().top ?? 0) / height)));
      setCount(linesIn(height));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [lines, height]);

  if (isPrinted) return { from: 0, to: Infinity };
  return { from: Math.max(0, first - BESIDE), to: first + count + BESIDE };
}

let isPrinting = false;

function onPrinting(onChange: () => void) {
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    onChange();
  };
  window.addEventListener('beforeprint', onPrint);
  window.addEventListener('afterprint', onPrint);
  return () => {
    window.removeEventListener('beforeprint', onPrint);
    window.removeEventListener('afterprint', onPrint);
  };
}

// Printing needs all lines; the store's change renders before the browser lays out the pages.
const useIsPrinted = () => useSyncExternalStore(onPrinting, () => isPrinting);

const linesIn = (height: number) => Math.ceil(window.innerHeight / height);
