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

/** Input to price a line of a purchase order: decimals as typed or stored, and a tax code. */
export type PricedLine = { qty: string | number; unit_price: string | number; tax_code?: string | null };

/** Amount of a line before tax in RM, rounded once, half away from zero. docs/domain/orders.md#value */
export const lineAmount = ({ qty, unit_price }: Pick<PricedLine, 'qty' | 'unit_price'>): Money =>
  multiplyMoney(unit_price, qty);

const problemOf = (label: string, value: Money) =>
  compareMoney(value, MAX_MONEY) > 0 ? mustBeAtMost(label, MAX_MONEY) : undefined;

/** Error message when a line's amount is too large to store, else undefined. An incomplete line has no amount. */
export const lineAmountProblem = ({ qty, unit_price }: { qty?: unknown; unit_price?: unknown }) =>
  isAmount(qty) && isAmount(unit_price) ? problemOf('Amount', lineAmount({ qty, unit_price })) : undefined;

/** Error message when an order's total is too large to store, else undefined. */
export const orderValueProblem = (total_value: Money) => problemOf('Total Value', total_value);

type Taxed = { rates: readonly TaxRate[]; day: Day; total_tax?: string | number | null };

/**
 * Totals of an order in RM. The tax is the stated total, else each line's by the rate of its code on the day, rounded
 * per line. docs/domain/tax.md#codes-and-days, docs/domain/orders.md#value
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

/** The stored tax codes of an order and its issue date; they stay valid while the date stays. */
export type OrderTaxes = { issued_date: Day; codes: readonly string[] };

type OnDay = { rates: readonly TaxRate[]; day: Day; stored?: OrderTaxes };

/** Error message when a tax code is not valid on an order's day, else undefined. docs/domain/tax.md#codes-and-days */
export const orderTaxProblem = (code: string, { rates, day, stored }: OnDay) =>
  stored?.issued_date === day && stored.codes.includes(code) ? undefined : taxCodeProblem(rates, code, day);

/**
 * Errors of the lines whose tax codes are not valid on the order's day, keyed `lines[0].tax_code`.
 * tax.md#codes-and-days
 */
export const orderTaxProblems = (lines: readonly { tax_code?: string | null }[], order: OnDay): FieldMessages =>
  Object.fromEntries(
    lines.flatMap(({ tax_code }, index) => {
      const problem = orderTaxProblem(tax_code ?? DEFAULT_TAX_CODE, order);
      return problem ? [[`lines[${index}].tax_code`, [problem]]] : [];
    }),
  );
