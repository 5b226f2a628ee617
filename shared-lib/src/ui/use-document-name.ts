import { useEffect } from 'react';

const RUNNING_HEAD = '--print-running-head';

/**
 * Names the document that is shown: browsers suggest the title as the name of the PDF file, and the margin of every page
 * repeats it. Nothing while it loads.
 */
export function useDocumentName(name: string | undefined) {
  useEffect(() => {
    if (!name) return;
    document.title = name;
    const { style } = document.documentElement;
    style.setProperty(RUNNING_HEAD, JSON.stringify(name));
    return () => void style.removeProperty(RUNNING_HEAD);
  }, [name]);
}
