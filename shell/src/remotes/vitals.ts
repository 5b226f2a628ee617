import type { ListedRelease } from '@siteledger/platform/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { report } from './report';

/** Reports how the page felt, for the release that it was opened with; CLS and INP come when the page is left. */
export function reportVitals(release: Pick<ListedRelease, 'name' | 'version'>) {
  for (const observe of [onLCP, onFCP, onTTFB, onCLS, onINP]) {
    observe(({ name, value }) => report(release, name, value));
  }
}
