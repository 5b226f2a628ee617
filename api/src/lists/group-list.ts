import {
  AGED_COLUMNS,
  choice,
  type DocumentGroup,
  type ExpenseTotals,
  type Grouping,
  GROUPINGS,
  type InvoiceTotals,
  type ListReply,
  type PaymentTotals,
  type PurchaseOrderTotals,
} from '@siteledger/shared-lib/domain';
import { type Schema } from 'yup';
import { cachedUntilWrite } from '../db/cached-until-write';
import { countGroups, type Groups, pageOfGroups } from './document-groups';
import { type Context } from '../http/context';
import { type ListRequest, replyList } from '../http/list';

/** What a list of groups takes: the filters of the list that it groups, `group_by`, and its sums to sort by. */
export const groupOffer = <Sort extends string, Filters extends Record<string, Schema>>(
  filters: Filters,
  sums: readonly Sort[],
) => ({
  sortable: ['name', 'documents', ...sums] as const,
  defaultSort: { sort: 'name', order: 'asc' } as const,
  filters: { ...filters, group_by: choice('group_by', GROUPINGS) },
});

/** Sums of groups of invoices. */
export const INVOICE_SUMS = [
  'invoice_amt',
  'total_tax',
  'debit_note',
  'dc_note',
  'total_invoiced',
  'total_amount',
  'total_payment',
  'total_receivable',
  'total_received_in_period',
  'write_off_amt',
  'balance',
] as const satisfies readonly (keyof InvoiceTotals)[];

/** Sums of groups of expenses. */
export const EXPENSE_SUMS = [
  'invoice_amt',
  'tax_amt',
  'dc_note',
  'retention_amt',
  'total_expenses',
  'total_payment',
  'total_payable',
  'total_paid_in_period',
  'write_off_amt',
  'payment_amt',
  'balance',
] as const satisfies readonly (keyof ExpenseTotals)[];

/** The aged sums that both have. */
export const AGED_SUMS = [...AGED_COLUMNS.map(({ key }) => key), 'retention_held'] as const;

/** Sums of groups of payments. */
export const PAYMENT_SUMS = ['credit', 'debit', 'payment_amt'] as const satisfies readonly (keyof PaymentTotals)[];

/** Sums of groups of purchase orders. */
export const PURCHASE_ORDER_SUMS = [
  'budget',
  'budget_variance',
  'total_tax',
  'total_value',
  'dc_note',
  'billed',
  'billed_percent',
  'outstanding',
  'over_billed',
] as const satisfies readonly (keyof PurchaseOrderTotals)[];

type Sums = { total: number; totals: Record<string, string> };

/**
 * One page of groups; the totals are those of all documents that are filtered, whichever groups the page has.
 * docs/domain/lists-and-search.md#footers
 */
export async function replyGroups<Group extends DocumentGroup>(
  context: Context,
  list: Pick<ListRequest, 'page' | 'per_page' | 'sort' | 'order'>,
  key: readonly unknown[],
  { groups, totals }: { groups: Groups; totals: Sums },
): Promise<ListReply<Group>> {
  const { db } = context;
  return replyList(list, {
    total: await cachedUntilWrite(db, ['groups', context.scope, ...key], () => countGroups(db, groups)),
    totals: { ...totals.totals, documents: String(totals.total) },
    rows: (window) => pageOfGroups<Group>(db, groups, list, window),
  });
}

/** What a list is grouped by; by project unless it says so. */
export const groupingOf = ({ group_by }: { group_by?: Grouping }): Grouping => group_by ?? 'project';
