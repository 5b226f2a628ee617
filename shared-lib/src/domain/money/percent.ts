import { NO_FIGURE } from './money';

/**
 * A percentage as it travels: a string with 2 decimals, or null where it cannot be computed. numbers.md#percentages
 * @pattern ^-?\d+\.\d{2}$
 */
export type Percent = string | null;

/** A percentage for people: "52.25%", or "–" where there is none. docs/domain/numbers.md#percentages */
export const formatPercent = (value: Percent | undefined) =>
  value === null || value === undefined || value === '' ? NO_FIGURE : `${value}%`;
