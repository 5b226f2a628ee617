import type { GoodRelease } from '@siteledger/platform/contract';
import { formatInstant } from '@siteledger/shared-lib/domain';

/** "Stable since 01-Jul-2026, 18:00: seen to work", or whose word it is: "Stable since …, marked by Lim: Tried on the site". */
export const goodText = ({ since, by, reason }: GoodRelease) =>
  `Stable since ${formatInstant(since)}${by ? `, marked by ${by}: ${reason}` : ': seen to work'}`;
