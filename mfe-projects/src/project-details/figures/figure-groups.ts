import type { ProjectFigureKey } from '@siteledger/shared-lib/domain';

type Group = { title: string; figures: readonly ProjectFigureKey[] };

/** A project's figures by topic; the first of each is emphasised. figures.md#project-figures */
export const FIGURE_GROUPS = {
  contract: {
    title: 'Contract',
    figures: ['contract_sum_and_vo', 'revised_budget', 'eac', 'expected_profit', 'projected_margin'],
  },
  claims: {
    title: 'Claims',
    figures: ['total_invoiced', 'total_invoiced_percent', 'total_received', 'retention_held'],
  },
  cost: { title: 'Cost', figures: ['total_expenses', 'total_paid', 'total_committed', 'profit_margin'] },
  cash: { title: 'Cash', figures: ['cashflow_nett', 'cashflow_margin', 'cashflow_this_month', 'expected_cashflow'] },
} as const satisfies Record<string, Group>;
