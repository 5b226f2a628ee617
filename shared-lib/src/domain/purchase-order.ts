import { array, type InferType } from 'yup';
import type { Day } from './dates';
import { TAX_CODES } from './document-status';
import { amount, day, identifier, rate, record, text } from './fields';
import type { Money } from './money';
import type { Percent } from './percent';
import type { Recorded, Reference } from './reference';

export const PURCHASE_ORDER_STATUSES = ['draft', 'issued', 'closed', 'cancelled'] as const;

const lineSchema = record({
  description: text('Description').required().max(1000),
  unit: text('Unit').max(20),
  qty: rate('Quantity', 4, { moreThan: '0' }).required(),
  unit_price: rate('Unit Price', 6, { min: '0' }).required(),
  account_code_uuid: identifier('Account Code'),
  tax_code: text('Tax Code').oneOf([...TAX_CODES, null], 'Tax Code is not valid.'),
});

/** What a purchase order is created from; no lines means one line of total_value. RM, quantities 4 and rates 6 decimals. Decision §3. */
export const purchaseOrderSchema = record({
  project_uuid: identifier('Project').required(),
  contractor_uuid: identifier('Contractor').required(),
  po_no: text('PO No').max(50),
  issued_date: day('Issued Date').required(),
  required_date: day('Required Date'),
  description: text('Description').max(1000),
  budget: amount('Budget', { min: '0' }),
  total_tax: amount('Total Tax', { min: '0' }),
  total_value: amount('Total Value', { min: '0' }),
  lines: array(lineSchema).label('Lines').max(500),
  remarks: text('Remarks').max(4000),
});

export type PurchaseOrderInput = InferType<typeof purchaseOrderSchema>;

/** A purchase order as replies show it; amounts in RM. Specification §3, Decision §2. */
export type PurchaseOrder = Recorded & {
  project: Reference;
  contractor: Reference;
  po_no: string;
  status: (typeof PURCHASE_ORDER_STATUSES)[number];
  issued_date: Day;
  required_date: Day | null;
  description: string | null;
  remarks: string | null;
  budget: Money | null;
  total_tax: Money;
  total_value: Money;
  dc_note: Money;
  billed: Money;
  outstanding: Money;
  billed_percent: Percent;
  budget_variance: Money | null;
  over_billed: Money;
};
