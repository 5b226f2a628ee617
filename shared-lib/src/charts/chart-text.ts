import { formatMoney, formatPercent } from '@siteledger/shared-lib/domain';
import type { ChartUnit } from './series';

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A value as tooltip and table write it. */
export function valueText(unit: ChartUnit, value: string | number | null): string {
  if (value === null) return '–';
  if (unit === 'money') return formatMoney(String(value));
  return unit === 'percent' ? formatPercent(String(value)) : whole.format(Number(value));
}

/** A tick of an axis, short: "RM 1.5M", "(RM 200K)", "50%". */
export function tickText(unit: ChartUnit, value: number): string {
  const size = compact.format(Math.abs(value));
  const text = { money: `RM ${size}`, percent: `${size}%`, count: size }[unit];
  return value < 0 ? `(${text})` : text;
}
