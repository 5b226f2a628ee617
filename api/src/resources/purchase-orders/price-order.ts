import {
  compareMoney,
  orderValueProblem,
  type OrderTaxes,
  orderTaxProblems,
  priceOrderLines,
  type PurchaseOrderInput,
} from '@siteledger/shared-lib/domain';
import { type Db } from '../../db/database';
import { invalid, refuseProblems } from '../../http/errors/errors';
import { allTaxRates } from '../tax-rates/tax-rates.queries';
import { type OrderLine } from './purchase-orders.queries';

const ZERO = '0.00';

type Stated = Pick<PurchaseOrderInput, 'issued_date' | 'total_tax' | 'total_value'>;

/**
 * Lines with their amounts and totals; the tax as given, or else by their codes; RM. A code must exist on the day of
 * issue, unless the order already has both. tax.md#codes-and-days, orders.md#value
 */
export async function priceOrder(
  db: Db,
  lines: readonly OrderLine[],
  { issued_date, ...stated }: Stated,
  stored?: OrderTaxes,
) {
  const rates = await allTaxRates(db);
  refuseProblems(orderTaxProblems(lines, { rates, day: issued_date, stored }));
  const { amounts, total_tax, total_value } = priceOrderLines(lines, {
    rates,
    day: issued_date,
    total_tax: stated.total_tax,
  });
  const problem = orderValueProblem(total_value);
  if (problem) throw invalid({ total_value: [problem] });
  if (isGiven(stated.total_value) && compareMoney(stated.total_value, total_value) !== 0) {
    throw invalid({ total_value: [`Total Value must be equal to the lines with tax, ${total_value}.`] });
  }
  return {
    totals: { total_tax, total_value },
    lines: lines.map((line, index) => ({ ...line, amount: amounts[index] ?? ZERO })),
  };
}

const isGiven = (amount: string | number | null | undefined): amount is string | number =>
  amount !== null && amount !== undefined;
