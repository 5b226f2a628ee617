import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

// Lines above and below the view that are in the document as well, so that scrolling shows no gap.
const BESIDE = 8;

/** The first line that is drawn and the one after the last, of lines of one height (px) that the page scrolls. */
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

// The paper has all of them; a store's change is drawn before the browser lays it out.
const useIsPrinted = () => useSyncExternalStore(onPrinting, () => isPrinting);

const linesIn = (height: number) => Math.ceil(window.innerHeight / height);
