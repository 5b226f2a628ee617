import type { GoodRelease } from '@siteledger/platform/contract';
import { formatInstant } from '@siteledger/shared-lib/domain';

/** "Good since 01-Jul-2026, 18:00: seen to work", or whose word it is: "Good since …, says Lim: Tried on the site". */
export const goodText = ({ since, by, reason }: GoodRelease) =>
  `Good since ${formatInstant(since)}${by ? `, says ${by}: ${reason}` : ': seen to work'}`;
