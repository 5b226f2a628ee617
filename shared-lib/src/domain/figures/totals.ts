import type { Expense } from '../documents/expense';
import type { Invoice } from '../documents/invoice';
import type { Money } from '../money/money';
import type { Percent } from '../money/percent';
import type { ProjectFigures } from '../project';
import type { PurchaseOrder } from '../documents/purchase-order';

type Sums<Row, Column extends keyof Row> = Record<Column, Money>;

/** Figures of all listed projects together. RM and percent. docs/domain/figures.md#portfolios */
export type ProjectTotals = ProjectFigures & { contract_sum: Money; budget: Money };

/** Sums over all invoices of a list, in RM. docs/domain/lists-and-search.md#footers */
export type InvoiceTotals = Sums<
  Invoice,
  | 'invoice_amt'
  | 'total_tax'
  | 'debit_note'
  | 'dc_note'
  | 'total_invoiced'
  | 'total_amount'
  | 'total_payment'
  | 'total_receivable'
  | 'total_received_in_period'
  | 'write_off_amt'
  | 'balance'
>;

/** Sums over all expenses of a list, in RM. docs/domain/lists-and-search.md#footers */
export type ExpenseTotals = Sums<
  Expense,
  | 'invoice_amt'
  | 'tax_amt'
  | 'dc_note'
  | 'retention_amt'
  | 'total_expenses'
  | 'total_payment'
  | 'total_payable'
  | 'total_paid_in_period'
  | 'write_off_amt'
  | 'payment_amt'
  | 'balance'
>;

/**
 * Sums over all purchase orders of a list, in RM; billed_percent is computed from the sums, budget_variance only from
 * orders with a budget. docs/domain/figures.md#portfolios, docs/domain/lists-and-search.md#footers
 */
export type PurchaseOrderTotals = Sums<
  PurchaseOrder,
  'budget' | 'budget_variance' | 'total_tax' | 'total_value' | 'dc_note' | 'billed' | 'outstanding' | 'over_billed'
> & { billed_percent: Percent };

/** Sums over all variation orders of a list, in RM; omissions are negative. */
export type VariationOrderTotals = { amount: Money; cost_amount: Money };

/**
 * A contractor's or supplier's figures in a project. RM; budget is null when no order has one.
 * docs/domain/figures.md#contractors-of-a-project
 */
export type ProjectContractor = {
  id: number;
  uuid: string;
  name: string;
  type: number;
  po_count: number;
  budget: Money | null;
  po_value: Money;
  billed: Money;
  dc_note: Money;
  paid: Money;
  write_off: Money;
  balance: Money;
};

/** Sums over all contractors of a project, in RM. docs/domain/figures.md#contractors-of-a-project */
export type ProjectContractorTotals = Sums<
  ProjectContractor,
  'budget' | 'po_value' | 'billed' | 'dc_note' | 'paid' | 'write_off' | 'balance'
>;
