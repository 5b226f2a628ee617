import type { AgeingBucket } from '../days/ageing';
import type { Invoice } from '../documents/invoice';
import type { Money } from '../money/money';
import type { PaymentTotals } from '../documents/payment';
import type { ExpenseTotals, InvoiceTotals, PurchaseOrderTotals } from './totals';

/** The columns that a report's ageing has, in order, and the bucket of each. dashboards-and-reports.md#ageing */
export const AGED_COLUMNS = [
  { key: 'aged_not_due', bucket: 'not_due' },
  { key: 'aged_1_30', bucket: '1-30' },
  { key: 'aged_31_60', bucket: '31-60' },
  { key: 'aged_61_90', bucket: '61-90' },
  { key: 'aged_over_90', bucket: 'over_90' },
] as const satisfies readonly { key: string; bucket: AgeingBucket }[];

export type AgedColumn = (typeof AGED_COLUMNS)[number]['key'];

/**
 * The balance of an open document in the bucket that its due date puts it in, and what of it is retained, which never
 * ages. RM. docs/domain/dashboards-and-reports.md#ageing
 */
export type AgedAmounts = Record<AgedColumn, Money | null> & { retention_held: Money };

/** Sums of the same. RM. */
export type AgedTotals = Record<AgedColumn | 'retention_held', Money>;

/** An invoice in a list; the aged amounts are there when they were asked for. */
export type ListedInvoice = Invoice & Partial<AgedAmounts>;

/** Sums over all invoices of a list, with the aged ones when they were asked for. RM. */
export type ListedInvoiceTotals = InvoiceTotals & Partial<AgedTotals>;

/** Sums over all expenses of a list, likewise. RM. */
export type ListedExpenseTotals = ExpenseTotals & Partial<AgedTotals>;

/** What a report is grouped by; the party of an invoice is its client, of a bill or an order its contractor, of a payment who paid or was paid. */
export const GROUPINGS = ['project', 'party'] as const;

export type Grouping = (typeof GROUPINGS)[number];

/** What a group is of. */
export type GroupKind = 'project' | 'client' | 'contractor';

/** The documents of a report that are of one project or of one party: of whom, and how many. */
export type DocumentGroup = { uuid: string; name: string; kind: GroupKind; documents: number };

/** How many documents all groups have; a text as every total is one. */
export type GroupTotals = { documents: string };

/** A group of invoices and their sums, in RM. docs/domain/lists-and-search.md#groups */
export type InvoiceGroup = DocumentGroup & InvoiceTotals & AgedTotals;

/** A group of bills and their sums, in RM. docs/domain/lists-and-search.md#groups */
export type ExpenseGroup = DocumentGroup & ExpenseTotals & AgedTotals;

/** A group of payments and their sums, in RM. */
export type PaymentGroup = DocumentGroup & PaymentTotals;

/** A group of purchase orders and their sums, in RM; billed_percent is of the sums. lists-and-search.md#groups */
export type PurchaseOrderGroup = DocumentGroup & PurchaseOrderTotals;

export type InvoiceGroupTotals = InvoiceTotals & AgedTotals & GroupTotals;

export type ExpenseGroupTotals = ExpenseTotals & AgedTotals & GroupTotals;

export type PaymentGroupTotals = PaymentTotals & GroupTotals;

export type PurchaseOrderGroupTotals = PurchaseOrderTotals & GroupTotals;
