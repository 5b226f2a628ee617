import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { report } from './report';
import type { ShownScreens } from './shown-screens';

/**
 * Reports the page's web vitals, each for the screen shown when it was measured. CLS and INP are only final when the
 * user leaves the page, on whichever screen that is.
 */
export function reportVitals({ at }: Pick<ShownScreens, 'at'>) {
  for (const observe of [onLCP, onFCP, onTTFB, onCLS, onINP]) {
    observe(({ name, value, entries }) => {
      const measured = at(entries[0]?.startTime ?? 0);
      if (measured) report(measured.release, name, { value, screen: measured.screen });
    });
  }
}
