import { CURRENCY_PREFIX, formatMoney, formatPercent, withThousands } from '@siteledger/shared-lib/domain';
import type { ChartUnit } from './series';

// "1.2M", "12.3M", "123M".
let compact: Intl.NumberFormat | undefined;

// Not created when the file loads: the first use of Intl on a page delays the first figures.
const compactText = (value: number) =>
  (compact ??= new Intl.NumberFormat('en-US', {
    notation: 'compact',
    maximumFractionDigits: 1,
    maximumSignificantDigits: 3,
    roundingPriority: 'lessPrecision',
  })).format(value);

/** Formats a value for tooltip and table. */
export function valueText(unit: ChartUnit, value: string | number | null): string {
  if (value === null) return '–';
  if (unit === 'money') return formatMoney(String(value));
  return unit === 'percent' ? formatPercent(String(value)) : withThousands(String(Math.round(Number(value))));
}

/** Formats a tick of an axis: "RM 1.5M", "(RM 200K)", "50%". */
export const tickText = (unit: ChartUnit, value: number) =>
  inParentheses(value, unit === 'money' ? CURRENCY_PREFIX : '', unit);

/** The same for an axis that says RM: "1.5M", "(200K)", "50%". */
export const bareTickText = (unit: ChartUnit, value: number) => inParentheses(value, '', unit);

function inParentheses(value: number, prefix: string, unit: ChartUnit) {
  const text = `${prefix}${compactText(Math.abs(value))}${unit === 'percent' ? '%' : ''}`;
  return value < 0 ? `(${text})` : text;
}
