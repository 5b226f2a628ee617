import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { report } from './report';
import type { ShownScreens } from './shown-screens';

/**
 * Reports how the page felt, each figure for the screen that was shown when it was measured; CLS and INP come when the page
 * is left, whichever screen that is on.
 */
export function reportVitals({ at }: Pick<ShownScreens, 'at'>) {
  for (const observe of [onLCP, onFCP, onTTFB, onCLS, onINP]) {
    observe(({ name, value, entries }) => {
      const measured = at(entries[0]?.startTime ?? 0);
      if (measured) report(measured.release, name, { value, screen: measured.screen });
    });
  }
}
