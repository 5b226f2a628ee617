/**
 * Parameters of a report's address; a link with them shows exactly those documents. All are optional, days are
 * YYYY-MM-DD, both ends of a range are inclusive, records are named by uuid.
 *
 * | Report                     | Names of its filters                                                                                                       |
 * | -------------------------- | -------------------------------------------------------------------------------------------------------------------------- |
 * | /reports/invoices          | project, client, status, overdue=1, ageing, invoice_from, invoice_to, due_from, due_to, as_of                              |
 * | /reports/expenses          | project, client, contractor, status, overdue=1, ageing, invoice_from, invoice_to, due_from, due_to, as_of                  |
 * | /reports/payments          | project, client, contractor, cashflow=IN or OUT, bank, from, to (payment date), as_of                                      |
 * | /reports/purchase_orders   | project, client, contractor, status, issued_from, issued_to, as_of                                                         |
 *
 * - `status` may be repeated: pending (all open documents), partial, paid, writeOff; for an order draft, issued,
 *   closed, cancelled.
 * - `ageing` may be repeated: not_due, 1-30, 31-60, 61-90, over_90.
 * - `as_of` is the day of the report, by default today. As of a past day, later documents are omitted, and every
 *   document is shown in its state on that day.
 * - `group_by` is project or party (the client of an invoice, the contractor of a bill or an order, either of a
 *   payment); without it the report has one row per document.
 * - `aged=1` adds the ageing columns and the retention held to a report of documents; groups always have them.
 * - `search`, `sort`, `order`, `page` and `per_page` are those of every list.
 */
export const REPORT_PATHS = {
  invoices: '/reports/invoices',
  expenses: '/reports/expenses',
  payments: '/reports/payments',
  purchase_orders: '/reports/purchase_orders',
} as const;
