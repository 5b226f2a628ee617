import type { Day } from '../days/dates';
import { DEFAULT_TAX_CODE } from './document-status';
import { mustBeAtMost } from '../fields';
import {
  addMoney,
  compareMoney,
  isAmount,
  MAX_MONEY,
  multiplyMoney,
  percentOfMoney,
  toMoney,
  type Money,
} from '../money/money';
import { taxCodeProblem, taxRateOn, type TaxRate } from '../accounting/tax';
import type { FieldMessages } from '../validate';

const NOTHING: Money = '0.00';

/** What a line of a purchase order is priced from: decimals as typed or stored, and a tax code. */
export type PricedLine = { qty: string | number; unit_price: string | number; tax_code?: string | null };

/** What a line comes to before tax, rounded once, half away from zero. RM. docs/domain/orders.md#value */
export const lineAmount = ({ qty, unit_price }: Pick<PricedLine, 'qty' | 'unit_price'>): Money =>
  multiplyMoney(unit_price, qty);

const problemOf = (label: string, value: Money) =>
  compareMoney(value, MAX_MONEY) > 0 ? mustBeAtMost(label, MAX_MONEY) : undefined;

/** Why a line cannot be stored for what it comes to, if it cannot; a line that is no price yet has no amount. */
export const lineAmountProblem = ({ qty, unit_price }: { qty?: unknown; unit_price?: unknown }) =>
  isAmount(qty) && isAmount(unit_price) ? problemOf('Amount', lineAmount({ qty, unit_price })) : undefined;

/** Why an order cannot be stored for what its lines and tax come to, if it cannot. */
export const orderValueProblem = (total_value: Money) => problemOf('Total Value', total_value);

type Taxed = { rates: readonly TaxRate[]; day: Day; total_tax?: string | number | null };

/**
 * What an order's lines come to. The tax is the one that is stated, else each line's by the rate of its code on the day,
 * rounded a line. RM. docs/domain/tax.md#codes-and-days, docs/domain/orders.md#value
 */
export function priceOrderLines(lines: readonly PricedLine[], { rates, day, total_tax }: Taxed) {
  const amounts = lines.map(lineAmount);
  const taxes = lines.map(({ tax_code }, index) =>
    percentOfMoney(amounts[index]!, taxRateOn(rates, tax_code ?? DEFAULT_TAX_CODE, day)),
  );
  const subtotal = addMoney(NOTHING, ...amounts);
  const tax_of_lines = addMoney(NOTHING, ...taxes);
  const tax = total_tax === null || total_tax === undefined ? tax_of_lines : toMoney(total_tax);
  return { amounts, subtotal, tax_of_lines, total_tax: tax, total_value: addMoney(subtotal, tax) };
}

/** The tax codes that an order has on the day on which it is issued; while the day stays, they stay. */
export type OrderTaxes = { issued_date: Day; codes: readonly string[] };

type OnDay = { rates: readonly TaxRate[]; day: Day; stored?: OrderTaxes };

/** Why a tax code cannot be on an order of a day, if it cannot. docs/domain/tax.md#codes-and-days */
export const orderTaxProblem = (code: string, { rates, day, stored }: OnDay) =>
  stored?.issued_date === day && stored.codes.includes(code) ? undefined : taxCodeProblem(rates, code, day);

/** The lines whose tax codes did not exist on the day of the order, as `lines[0].tax_code`. tax.md#codes-and-days */
export const orderTaxProblems = (lines: readonly { tax_code?: string | null }[], order: OnDay): FieldMessages =>
  Object.fromEntries(
    lines.flatMap(({ tax_code }, index) => {
      const problem = orderTaxProblem(tax_code ?? DEFAULT_TAX_CODE, order);
      return problem ? [[`lines[${index}].tax_code`, [problem]]] : [];
    }),
  );
