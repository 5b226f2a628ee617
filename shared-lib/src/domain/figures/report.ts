import type { AgeingBucket } from '../days/ageing';
import type { Invoice } from '../documents/invoice';
import type { Money } from '../money/money';
import type { PaymentTotals } from '../documents/payment';
import type { ExpenseTotals, InvoiceTotals, PurchaseOrderTotals } from './totals';

/** Ageing columns of a report, in order, with the bucket of each. dashboards-and-reports.md#ageing */
export const AGED_COLUMNS = [
  { key: 'aged_not_due', bucket: 'not_due' },
  { key: 'aged_1_30', bucket: '1-30' },
  { key: 'aged_31_60', bucket: '31-60' },
  { key: 'aged_61_90', bucket: '61-90' },
  { key: 'aged_over_90', bucket: 'over_90' },
] as const satisfies readonly { key: string; bucket: AgeingBucket }[];

export type AgedColumn = (typeof AGED_COLUMNS)[number]['key'];

/**
 * The balance of an open document in the bucket of its due date, and the retention held, which does not age. RM.
 * docs/domain/dashboards-and-reports.md#ageing
 */
export type AgedAmounts = Record<AgedColumn, Money | null> & { retention_held: Money };

/** Sums of the aged amounts. RM. */
export type AgedTotals = Record<AgedColumn | 'retention_held', Money>;

/** An invoice in a list; it has aged amounts if the request asked for them. */
export type ListedInvoice = Invoice & Partial<AgedAmounts>;

/** Sums over all invoices of a list, with the aged amounts if requested. RM. */
export type ListedInvoiceTotals = InvoiceTotals & Partial<AgedTotals>;

/** Sums over all expenses of a list, with the aged amounts if requested. RM. */
export type ListedExpenseTotals = ExpenseTotals & Partial<AgedTotals>;

/**
 * Groupings of a report. The party is the client of an invoice, the contractor of a bill or order, the payer or payee
 * of a payment.
 */
export const GROUPINGS = ['project', 'party'] as const;

export type Grouping = (typeof GROUPINGS)[number];

export type GroupKind = 'project' | 'client' | 'contractor';

/** The documents of a report for one project or party: its name, and their number. */
export type DocumentGroup = { uuid: string; name: string; kind: GroupKind; documents: number };

/** Number of documents in all groups; a string, like every total. */
export type GroupTotals = { documents: string };

/** A group of invoices and their sums, in RM. docs/domain/lists-and-search.md#groups */
export type InvoiceGroup = DocumentGroup & InvoiceTotals & AgedTotals;

/** A group of bills and their sums, in RM. docs/domain/lists-and-search.md#groups */
export type ExpenseGroup = DocumentGroup & ExpenseTotals & AgedTotals;

/** A group of payments and their sums, in RM. */
export type PaymentGroup = DocumentGroup & PaymentTotals;

/**
 * A group of purchase orders and their sums, in RM; billed_percent is computed from the sums.
 * lists-and-search.md#groups
 */
export type PurchaseOrderGroup = DocumentGroup & PurchaseOrderTotals;

export type InvoiceGroupTotals = InvoiceTotals & AgedTotals & GroupTotals;

export type ExpenseGroupTotals = ExpenseTotals & AgedTotals & GroupTotals;

export type PaymentGroupTotals = PaymentTotals & GroupTotals;

export type PurchaseOrderGroupTotals = PurchaseOrderTotals & GroupTotals;
