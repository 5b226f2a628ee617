import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has come into or near the viewport; stays true. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (!place || isInView) return;
    const observer = new IntersectionObserver((entries) => setInView(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100px',
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
