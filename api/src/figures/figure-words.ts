import { type FigureTerm, type ProjectFigureKey } from '@siteledger/shared-lib/domain';

/** Labels of the amounts that figures are computed from. */
export const AMOUNT_LABELS = {
  contract_sum: 'Contract Sum',
  variation_order: 'Variation orders not entered individually',
  omission_value: 'Omissions not entered individually',
  budget: 'Budget',
  contingency_amt: 'Contingency Amount',
  vo_additions: "Approved additions of the client's variation orders",
  vo_omissions: "Approved omissions of the client's variation orders",
  vo_cost: "Cost of the client's approved variation orders",
  invoiced: 'Certificates and invoices before tax',
  invoice_debit_notes: 'Debit notes on certificates and invoices',
  invoice_write_offs: 'Certificates and invoices written off',
  received: 'Receipts',
  received_this_month: 'Receipts of the month',
  receivable: 'Open certificates and invoices',
  receivable_30: 'Open certificates and invoices due within 30 days',
  receivable_60: 'Open certificates and invoices due within 60 days',
  receivable_90: 'Open certificates and invoices due within 90 days',
  billed: 'Expenses with tax',
  billed_without_order: 'Expenses without a purchase order',
  expense_dc_notes: 'Debit and credit notes on expenses',
  expense_write_offs: 'Expenses written off',
  paid: 'Payments',
  paid_this_month: 'Payments of the month',
  payable: 'Open expenses',
  payable_30: 'Open expenses due within 30 days',
  payable_60: 'Open expenses due within 60 days',
  payable_90: 'Open expenses due within 90 days',
  committed: 'Purchase orders, or what was billed on them when that is more',
  commitments: 'Committed and billed',
  profit: 'Profit to date',
  projected_profit: 'Projected profit',
  work_done: 'Work done certified',
  retention_withheld: 'Retention withheld',
  retention_released: 'Retention released',
  days_elapsed: 'Days passed',
  days_planned: 'Days from Start Date to End Date',
} as const;

/** Details that a formula leaves out. docs/domain/figures.md#why-a-figure-is-what-it-is */
export const FIGURE_REMARKS: Partial<Record<ProjectFigureKey, string>> = {
  total_invoiced: 'Before tax and before debit notes; write-offs are included.',
  total_received: 'Cash up to the day, with tax.',
  total_committed:
    'Drafts and closed orders count at their whole value; approved subcontract variations count with them.',
  total_expenses: 'Tax is cost: service tax gives no input credit.',
  total_paid: 'Cash up to the day, with tax.',
  cashflow_this_month: "Cash of the day's calendar month, up to the day.",
  eac: 'The project costs at least what is budgeted for it. Approved subcontract variations count with their orders.',
  cashflow30: 'Includes overdue items; excludes write-offs, retention and cash on hand.',
  cashflow60: 'Includes overdue items; excludes write-offs, retention and cash on hand.',
  cashflow90: 'Includes overdue items; excludes write-offs, retention and cash on hand.',
  work_done_percent: 'It may be over 100%.',
  duration_la: 'Counts days from Start Date to End Date only; all of them once completed.',
  progress_diff: 'Positive: ahead of schedule; negative: behind.',
};

const JOINED = { plus: ' + ', minus: ' − ' } as const;

/** A formula in words, from its terms: "Total Received − Total Paid". */
export function formulaInWords(terms: readonly Pick<FigureTerm, 'operator' | 'label' | 'key'>[]) {
  const [first, ...others] = terms.filter(({ operator }) => operator !== 'subtotal');
  return others.reduce((formula, { operator, label }, index) => {
    if (operator === 'over') return `${index > 0 ? `(${formula})` : formula} ÷ ${label} × 100`;
    if (operator === 'greater') return `The greater of ${label} and (${formula})`;
    return `${formula}${JOINED[operator as keyof typeof JOINED]}${label}`;
  }, first?.label ?? '');
}
