import { PROJECT_FIGURES, type ProjectFigureKey } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';

type PercentKey = Extract<(typeof PROJECT_FIGURES)[number], { unit: 'percent' }>['key'];

// A percentage is one amount over another, for a project as well as for the sums of a portfolio. Decision §1 and §2.
const PERCENTAGES: Record<Exclude<PercentKey, 'progress_diff'>, readonly [numerator: string, denominator: string]> = {
  total_invoiced_percent: ['total_invoiced', 'contract_sum_and_vo'],
  cashflow_margin: ['cashflow_nett', 'total_received'],
  profit_margin: ['profit', 'total_invoiced'],
  projected_margin: ['projected_profit', 'contract_sum_and_vo'],
  work_done_percent: ['work_done', 'contract_sum_and_vo'],
  duration_la: ['days_elapsed', 'days_planned'],
};

const isRatio = (key: ProjectFigureKey): key is keyof typeof PERCENTAGES => key in PERCENTAGES;

/**
 * The expression of one figure over `projectsWithAmounts`: RM to the sen, percent with 2 decimals, half away from zero,
 * null where the denominator is 0. `amount` turns the name of an amount into SQL: a column, or its sum over a portfolio.
 */
export function projectFigure(
  key: ProjectFigureKey,
  amount: (name: string) => RawBuilder<unknown> = column,
): RawBuilder<string | null> {
  if (key === 'progress_diff')
    return sql`${projectFigure('work_done_percent', amount)} - ${projectFigure('duration_la', amount)}`;
  if (!isRatio(key)) return sql`round(${amount(key)}, 2)`;
  const [numerator, denominator] = PERCENTAGES[key];
  return sql`round(${amount(numerator)} * 100.0 / nullif(${amount(denominator)}, 0), 2)`;
}

const column = (name: string) => sql.ref(`projects.${name}`);
const total = (name: string) => sql`coalesce(sum(${column(name)}), 0)`;

const selectFigures = (amount: (name: string) => RawBuilder<unknown>) =>
  sql.join(PROJECT_FIGURES.map(({ key }) => sql`${projectFigure(key, amount)} as ${sql.ref(key)}`));

/** Every figure of a project as select columns, over `projectsWithAmounts`. */
export const projectFigures = selectFigures(column);

/** The same figures of all selected projects together: money summed, a percentage as Σ numerators / Σ denominators. */
export const portfolioFigures = selectFigures(total);
