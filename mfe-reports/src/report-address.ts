/**
 * How a report's address says what it shows; a link with these names shows exactly those documents. All may be left out,
 * days are YYYY-MM-DD and both ends of a range count, records are named by uuid.
 *
 * | Report                     | Names of its filters                                                                                                       |
 * | -------------------------- | -------------------------------------------------------------------------------------------------------------------------- |
 * | /reports/invoices          | project, client, status, overdue=1, ageing, invoice_from, invoice_to, due_from, due_to, as_of                              |
 * | /reports/expenses          | project, client, contractor, status, overdue=1, ageing, invoice_from, invoice_to, due_from, due_to, as_of                  |
 * | /reports/payments          | project, client, contractor, cashflow=IN or OUT, bank, from, to (payment date), as_of                                      |
 * | /reports/purchase_orders   | project, client, contractor, status, issued_from, issued_to, as_of                                                         |
 *
 * - `status` may stand several times: pending (which means all that is open), partial, paid, writeOff; of an order draft,
 *   issued, closed, cancelled.
 * - `ageing` may stand several times: not_due, 1-30, 31-60, 61-90, over_90.
 * - `as_of` is the day that the report is looked at, today when it is left out: as of a past day what is dated later is not
 *   there, and every document reads as it stood on the day.
 * - `group_by` is project or party (the client of an invoice, the contractor of a bill or an order, either of a payment);
 *   without it the report has one row a document.
 * - `aged=1` adds the ageing columns and the retention held to a report of documents; groups always have them.
 * - `search`, `sort`, `order`, `page` and `per_page` are those of every list.
 */
export const REPORT_PATHS = {
  invoices: '/reports/invoices',
  expenses: '/reports/expenses',
  payments: '/reports/payments',
  purchase_orders: '/reports/purchase_orders',
} as const;
