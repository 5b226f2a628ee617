import { type RawBuilder, sql } from 'kysely';

type Document = 'invoices' | 'expenses' | 'variation_orders';

/**
 * A project's sum by its documents: the amount of each, the condition that selects them, and whether it counts by the
 * date of the write-off.
 */
type Amount = { of: Document; amount: RawBuilder<unknown>; only?: RawBuilder<unknown>; isWriteOff?: true };

const column = (of: Document, name: string): Amount => ({ of, amount: sql.ref(`${of}.${name}`) });

/** The sums that follow from single documents; RM. `db/sums` maintains today's; a test compares both. */
export const AMOUNTS = {
  vo_additions: { ...column('variation_orders', 'amount'), only: sql`variation_orders.type = 'addition'` },
  vo_omissions: { ...column('variation_orders', 'amount'), only: sql`variation_orders.type = 'omission'` },
  vo_cost: column('variation_orders', 'cost_amount'),
  invoiced: column('invoices', 'invoice_amt'),
  invoice_debit_notes: column('invoices', 'debit_note'),
  invoice_write_offs: { ...column('invoices', 'write_off_amt'), isWriteOff: true },
  work_done: column('invoices', 'work_done'),
  retention_withheld: column('invoices', 'retention'),
  retention_released: column('invoices', 'released'),
  billed: column('expenses', 'total_expenses'),
  billed_without_order: { ...column('expenses', 'total_expenses'), only: sql`expenses.purchase_order_id is null` },
  expense_dc_notes: column('expenses', 'dc_note'),
  expense_write_offs: { ...column('expenses', 'write_off_amt'), isWriteOff: true },
} satisfies Record<string, Amount>;

export type SummedAmount = keyof typeof AMOUNTS;

export const amountOf = (name: SummedAmount): Amount => AMOUNTS[name];
