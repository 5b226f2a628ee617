import type { ListedRelease } from '@siteledger/platform/contract';
import { useEffect } from 'react';
import { report } from './report';

/** The release that draws something, and the id of the screen that it is, or stands in. */
export type Booked = { release: ListedRelease; screen: string | undefined };

// Long enough for a fault that comes with the first data: a screen that falls before is no clean load.
const SEEN_AFTER_MS = 2_000;

/** Stands beside what a release draws, and reports that it was seen whole. */
export function ReportSeen({ release, screen, part }: Booked & { part?: 'place' }) {
  useEffect(() => {
    const timer = setTimeout(() => report(release, 'load', { screen, ...(part && { part }) }), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [release, screen, part]);
  return null;
}
