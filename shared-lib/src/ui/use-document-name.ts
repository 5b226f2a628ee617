import { useEffect } from 'react';

const RUNNING_HEAD = '--print-running-head';

/**
 * Sets the document's title, which browsers suggest as the PDF's file name, and the running head in each page's margin.
 * Undefined while loading.
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
