import { sql } from 'kysely';

/** The total payable on a document, before payments and a write-off. RM. certificates.md#balance-and-overdue */
export const PAYABLE = {
  invoices: sql`invoices.total_amount`,
  expenses: sql`expenses.total_expenses - expenses.dc_note - expenses.retention_amt`,
} as const;
