import { type Random } from '../numbers/random';
import { type Sen } from '../numbers/sen';
import { isWholeUnit, type Item, type Trade } from '../trades/trades';
import { allocate } from '../numbers/spread';

/** Quantities and rates are integers in ten-thousandths, so their product is exact. */
const TEN_THOUSANDTH = 10_000;
const PRODUCT_TO_SEN = 1_000_000;

export type OrderLine = { description: string; unit: string; qty: string; unitPrice: string; amount: Sen };

/**
 * Lines of a trade whose amounts come close to a target; each amount is quantity × rate, rounded once. orders.md#value
 */
export function orderLines(trade: Trade, count: number, target: Sen, random: Random): OrderLine[] {
  const amounts = allocate(
    target,
    Array.from({ length: count }, () => random.lognormal(1, 0.6)),
    1,
  );
  const from = random.whole(0, trade.items.length - 1);
  return amounts.map((amount, index) =>
    lineOf(trade.items[(from + index) % trade.items.length] as Item, amount, random),
  );
}

function lineOf({ description, unit, rates }: Item, target: Sen, random: Random): OrderLine {
  const price = Math.round(random.between(...rates) * 1000) * (TEN_THOUSANDTH / 1000);
  const qty = isWholeUnit(unit)
    ? Math.round((target * 100) / price) * TEN_THOUSANDTH
    : Math.round((target * 100 * 100) / price) * (TEN_THOUSANDTH / 100);
  // An item cheaper than one unit is a lump sum.
  if (qty === 0)
    return { description, unit: 'lot', qty: '1.0000', unitPrice: tenThousandths(target * 100), amount: target };
  return {
    description,
    unit,
    qty: tenThousandths(qty),
    unitPrice: tenThousandths(price),
    amount: Math.round((qty * price) / PRODUCT_TO_SEN),
  };
}

function tenThousandths(value: number) {
  const digits = String(value).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
