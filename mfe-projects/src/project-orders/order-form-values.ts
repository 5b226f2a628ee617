import {
  isDay,
  priceOrderLines,
  todayInKualaLumpur,
  isAmount,
  type PurchaseOrderDetails,
  type TaxRate,
} from '@siteledger/shared-lib/domain';
import type { Values } from '@siteledger/shared-lib/form';
import { draftsOf, type LineDraft } from './lines/line-draft';

/** The day for the tax rates; today while no valid day is typed. */
const dayOf = (issued: unknown) => (isDay(issued) ? issued : todayInKualaLumpur());

/** Initial values of an order's form. The tax is an override if it differs from the tax by the lines' codes. */
export function orderFields(
  { contractor, lines, total_tax, ...order }: PurchaseOrderDetails,
  rates: readonly TaxRate[],
) {
  const { tax_of_lines } = priceOrderLines(lines, { rates, day: order.issued_date });
  return {
    ...order,
    contractor_uuid: contractor.uuid,
    total_tax: total_tax === tax_of_lines ? null : total_tax,
    lines: draftsOf(lines),
  };
}

const NOTHING = { qty: '0', unit_price: '0' };

/** Totals of a form's lines in RM; an incomplete line counts as 0. docs/domain/orders.md#value */
export function totalsOfForm({ lines, issued_date, total_tax }: Values, rates: readonly TaxRate[]) {
  const typed = ((lines ?? []) as LineDraft[]).map(({ qty, unit_price, tax_code }) =>
    isAmount(qty) && isAmount(unit_price) ? { qty, unit_price, tax_code } : NOTHING,
  );
  const stated = isAmount(total_tax) ? total_tax : null;
  return priceOrderLines(typed, { rates, day: dayOf(issued_date), total_tax: stated });
}
