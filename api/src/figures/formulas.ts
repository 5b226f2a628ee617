import { type ProjectFigureKey, isExplainedFigure } from '@siteledger/shared-lib/domain';
import { type AMOUNT_LABELS } from './figure-words';

/** The name of a figure or of an amount in its formula. */
export type AmountName = keyof typeof AMOUNT_LABELS | ProjectFigureKey;

type Part = { operator: 'plus' | 'minus' | 'greater'; of: AmountName };

/** One step of a formula, in order of computation. */
export type Step = { operator: Part['operator'] | 'subtotal' | 'over'; of: AmountName };

const plus = (of: AmountName): Part => ({ operator: 'plus', of });
const minus = (of: AmountName): Part => ({ operator: 'minus', of });
const greater = (of: AmountName): Part => ({ operator: 'greater', of });

/**
 * Amounts in RM that are composed of other amounts: the single definition for computing figures (`projectsWithAmounts`)
 * and explaining them. All others are columns of `projectsWithAmounts`. docs/domain/figures.md#project-figures
 */
export const SUMS = {
  contract_sum_and_vo: [
    plus('contract_sum'),
    plus('variation_order'),
    plus('vo_additions'),
    minus('omission_value'),
    minus('vo_omissions'),
  ],
  revised_budget: [plus('budget'), plus('vo_cost'), plus('contingency_amt')],
  expected_profit: [plus('contract_sum_and_vo'), minus('revised_budget')],
  total_invoiced: [plus('invoiced')],
  total_received: [plus('received')],
  total_committed: [plus('committed')],
  total_expenses: [plus('billed'), minus('expense_dc_notes'), minus('expense_write_offs')],
  total_paid: [plus('paid')],
  cashflow_nett: [plus('total_received'), minus('total_paid')],
  expected_cashflow: [plus('cashflow_nett'), plus('receivable'), minus('payable')],
  cashflow_this_month: [plus('received_this_month'), minus('paid_this_month')],
  cashflow30: [plus('receivable_30'), minus('payable_30')],
  cashflow60: [plus('receivable_60'), minus('payable_60')],
  cashflow90: [plus('receivable_90'), minus('payable_90')],
  retention_held: [plus('retention_withheld'), minus('retention_released')],
  profit: [plus('total_invoiced'), minus('invoice_debit_notes'), minus('invoice_write_offs'), minus('total_expenses')],
  commitments: [
    plus('committed'),
    plus('billed_without_order'),
    minus('expense_dc_notes'),
    minus('expense_write_offs'),
  ],
  eac: [plus('commitments'), greater('revised_budget')],
  projected_profit: [plus('contract_sum_and_vo'), minus('eac')],
} as const satisfies Partial<Record<AmountName, readonly Part[]>>;

/**
 * Percentages: one amount over another, for a project or summed over a portfolio. docs/domain/figures.md#portfolios,
 * docs/domain/figures.md#units-and-rounding
 */
export const RATIOS = {
  total_invoiced_percent: ['total_invoiced', 'contract_sum_and_vo'],
  cashflow_margin: ['cashflow_nett', 'total_received'],
  profit_margin: ['profit', 'total_invoiced'],
  projected_margin: ['projected_profit', 'contract_sum_and_vo'],
  work_done_percent: ['work_done', 'contract_sum_and_vo'],
  duration_la: ['days_elapsed', 'days_planned'],
} as const satisfies Partial<Record<ProjectFigureKey, readonly [AmountName, AmountName]>>;

/** Differences of two percentages, not rounded again. */
export const DIFFERENCES = { progress_diff: ['work_done_percent', 'duration_la'] } as const;

export const isSum = (name: string): name is keyof typeof SUMS => name in SUMS;
export const isRatio = (name: string): name is keyof typeof RATIOS => name in RATIOS;

// A sum that is not a figure has no explanation of its own, so the formula lists its parts and then its subtotal.
const expanded = (name: AmountName): Step[] =>
  isSum(name) && !isExplainedFigure(name)
    ? [...SUMS[name], { operator: 'subtotal', of: name }]
    : [{ operator: 'plus', of: name }];

/** The steps of a figure's formula. */
export function stepsOf(figure: ProjectFigureKey): Step[] {
  if (figure === 'progress_diff') {
    const [from, less] = DIFFERENCES[figure];
    return [plus(from), minus(less)];
  }
  if (isRatio(figure)) {
    const [numerator, denominator] = RATIOS[figure];
    return [...expanded(numerator), { operator: 'over', of: denominator }];
  }
  const [first, ...others] = SUMS[figure] as readonly Part[];
  return [...(first ? expanded(first.of) : []), ...others];
}
