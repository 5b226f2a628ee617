import type { ListedRelease } from '@siteledger/platform/contract';
import { useEffect } from 'react';
import { report } from './report';

/** The release that renders something, and the id of its screen or of the screen around it. */
export type Booked = { release: ListedRelease; screen: string | undefined };

// Covers faults that come with the first data: a screen that fails earlier is no clean load.
const SEEN_AFTER_MS = 2_000;

/** Rendered beside a release's component; reports that it loaded whole. */
export function ReportSeen({ release, screen, part }: Booked & { part?: 'place' }) {
  useEffect(() => {
    const timer = setTimeout(() => report(release, 'load', { screen, ...(part && { part }) }), SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [release, screen, part]);
  return null;
}
