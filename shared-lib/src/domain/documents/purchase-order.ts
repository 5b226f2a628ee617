import { array, type InferType, ValidationError } from 'yup';
import { isDay, type Day } from '../days/dates';
import { TAX_CODES } from './document-status';
import {
  amount,
  choice,
  day,
  documentNumber,
  identifier,
  onUse,
  paragraphs,
  rate,
  record,
  text,
  wholeNumber,
} from '../fields';
import { subtractMoney, type Money } from '../money/money';
import { lineAmountProblem, orderTaxProblems, type OrderTaxes } from './order-pricing';
import type { Percent } from '../money/percent';
import type { Recorded, Reference } from '../reference';
import type { TaxRate } from '../accounting/tax';

export const PURCHASE_ORDER_STATUSES = ['draft', 'issued', 'closed', 'cancelled'] as const;

export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number];

const TRANSITIONS: Record<PurchaseOrderStatus, readonly PurchaseOrderStatus[]> = {
  draft: ['issued'],
  issued: ['closed', 'cancelled'],
  closed: [],
  cancelled: [],
};

/**
 * Statuses that a purchase order can move to. Closed and cancelled are final, and nothing else of the order changes
 * then. docs/domain/states-and-deletions.md#purchase-orders
 */
export const nextPurchaseOrderStatuses = (status: PurchaseOrderStatus) => TRANSITIONS[status];

/** Largest number of lines in an order. */
export const PURCHASE_ORDER_LINES_MAX = 500;

/**
 * Schema of one typed line: quantity with 4 decimals, unit price in RM with 6. An error of their product is reported at
 * the unit price. docs/domain/orders.md#fields
 */
export const purchaseOrderLineSchema = onUse(() =>
  record({
    description: text('Description').required().max(1000),
    unit: text('Unit').max(20),
    qty: rate('Quantity', 4, { moreThan: '0' }).required(),
    unit_price: rate('Unit Price', 6, { min: '0' }).required(),
    account_code_uuid: identifier('Account Code'),
    tax_code: text('Tax Code').oneOf([...TAX_CODES, null], 'Tax Code is not valid.'),
  }).test('amount', (line, { path, createError }) => {
    const message = lineAmountProblem(line);
    return message === undefined || createError({ path: path ? `${path}.unit_price` : 'unit_price', message });
  }),
);

const orderLines = onUse(() => array(purchaseOrderLineSchema).label('Lines').max(PURCHASE_ORDER_LINES_MAX));

/**
 * Schema to create a purchase order; without lines it has one line of total_value. RM, quantities 4 and rates 6
 * decimals. docs/domain/orders.md#fields
 */
export const purchaseOrderSchema = onUse(() =>
  record({
    project_uuid: identifier('Project').required(),
    contractor_uuid: identifier('Contractor').required(),
    po_no: documentNumber('PO No').max(50),
    issued_date: day('Issued Date').required(),
    required_date: day('Required Date'),
    description: text('Description').max(1000),
    budget: amount('Budget', { min: '0' }),
    total_tax: amount('Total Tax', { min: '0' }),
    total_value: amount('Total Value', { min: '0' }),
    lines: orderLines,
    remarks: paragraphs('Remarks').max(4000),
    terms: paragraphs('Terms').max(20_000),
  }),
);

export type PurchaseOrderInput = InferType<typeof purchaseOrderSchema>;

const NO_LINES = 'Add at least one line.';

const typedLines = onUse(() => orderLines.required(NO_LINES).min(1, NO_LINES));

/** Schema of an order's form: the page gives the project, and the lines give the total. */
export const purchaseOrderFormSchema = onUse(() =>
  purchaseOrderSchema
    .omit(['project_uuid', 'total_value'])
    .shape({ lines: typedLines, version: wholeNumber('Version') }),
);

/**
 * The form's schema when tax rates are known: a code must exist on the issue date unless the order already has it.
 * docs/domain/tax.md#codes-and-days
 */
export const purchaseOrderFormSchemaWith = (taxes: { rates: readonly TaxRate[]; stored?: OrderTaxes }) =>
  purchaseOrderFormSchema.shape({
    lines: typedLines.test('tax-codes', (lines, { parent, createError }) => {
      const { issued_date } = parent as { issued_date?: unknown };
      if (!lines || !isDay(issued_date)) return true;
      const problems = Object.entries(orderTaxProblems(lines, { ...taxes, day: issued_date }));
      const errors = problems.map(([path, [message]]) => createError({ path, message }));
      return errors.length === 0 || new ValidationError(errors);
    }),
  }) as typeof purchaseOrderFormSchema;

export type PurchaseOrderFormInput = InferType<typeof purchaseOrderFormSchema>;

/** Schema to update a purchase order: omitted fields stay, sent lines replace all lines. The project stays. */
export const purchaseOrderUpdateSchema = onUse(() =>
  purchaseOrderSchema.partial().shape({ status: choice('Status', PURCHASE_ORDER_STATUSES) }),
);

export type PurchaseOrderUpdate = InferType<typeof purchaseOrderUpdateSchema>;

/** A purchase order in responses; amounts in RM. orders.md#fields, orders.md#billed-and-outstanding */
export type PurchaseOrder = Recorded & {
  project: Reference;
  contractor: Reference;
  po_no: string;
  status: PurchaseOrderStatus;
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

const orNothing = (amount: Money): Money => (amount.startsWith('-') ? '0.00' : amount);

/** Outstanding value of an order, and the amount billed beyond its value. RM. orders.md#billed-and-outstanding */
export const orderBalance = ({ total_value, billed }: Pick<PurchaseOrder, 'total_value' | 'billed'>) => ({
  outstanding: orNothing(subtractMoney(total_value, billed)),
  over_billed: orNothing(subtractMoney(billed, total_value)),
});

/** One line of a purchase order; quantity with 4 decimals, unit price with 6, amount in RM before tax. */
export type PurchaseOrderLine = {
  uuid: string;
  position: number;
  description: string;
  unit: string | null;
  qty: string;
  unit_price: string;
  amount: Money;
  tax_code: string;
  account_code: Reference | null;
};

/** One purchase order with its lines and its terms. */
export type PurchaseOrderDetails = PurchaseOrder & { terms: string | null; lines: PurchaseOrderLine[] };
