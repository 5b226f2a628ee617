import {
  formatDay,
  formatMoney,
  formatPercent,
  type Day as DayText,
  type Money as Amount,
} from '@siteledger/shared-lib/domain';
import type { CSSProperties } from 'react';

const signOf = (value: string | null | undefined) => (value?.startsWith('-') ? 'negative' : undefined);

/**
 * An amount in RM in tabular figures, negatives in parentheses, "–" for none. `--characters` is its length, so that a
 * card can shrink a long one. numbers.md#what-people-read
 */
export function Money({ value }: { value: Amount | null | undefined }) {
  const text = formatMoney(value);
  return (
    <span className="sl-figure" data-sign={signOf(value)} style={{ '--characters': text.length } as CSSProperties}>
      {text}
    </span>
  );
}

/** A percentage in tabular figures, "–" for none. docs/domain/numbers.md#percentages */
export const Percent = ({ value }: { value: string | null | undefined }) => (
  <span className="sl-figure" data-sign={signOf(value)}>
    {formatPercent(value)}
  </span>
);

/** A day as DD-MMM-YYYY. docs/domain/numbers.md#what-people-read */
export const Day = ({ value }: { value: DayText | null | undefined }) =>
  value ? (
    <time className="sl-figure" dateTime={value}>
      {formatDay(value)}
    </time>
  ) : (
    <span>–</span>
  );
