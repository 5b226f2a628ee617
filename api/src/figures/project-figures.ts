import { type ProjectFigureKey, PROJECT_FIGURES } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { DIFFERENCES, isRatio, RATIOS } from './formulas';

/**
 * The expression of one figure over `projectsWithAmounts`: RM to the sen, percent with 2 decimals, rounded half away
 * from zero, null where the denominator is 0. `amount` maps an amount's name to SQL: a column, or its sum over a
 * portfolio.
 */
export function projectFigure(
  key: ProjectFigureKey,
  amount: (name: string) => RawBuilder<unknown> = column,
): RawBuilder<string | null> {
  if (key === 'progress_diff') {
    const [from, less] = DIFFERENCES[key];
    return sql`${projectFigure(from, amount)} - ${projectFigure(less, amount)}`;
  }
  if (!isRatio(key)) return sql`round(${amount(key)}, 2)`;
  const [numerator, denominator] = RATIOS[key];
  return sql`round(${amount(numerator)} * 100.0 / nullif(${amount(denominator)}, 0), 2)`;
}

const column = (name: string) => sql.ref(`projects.${name}`);
const total = (name: string) => sql`coalesce(sum(${column(name)}), 0)`;

const ALL = PROJECT_FIGURES.map(({ key }) => key);

const selectFigures = (amount: (name: string) => RawBuilder<unknown>, keys: readonly ProjectFigureKey[] = ALL) =>
  sql.join(keys.map((key) => sql`${projectFigure(key, amount)} as ${sql.ref(key)}`));

/** Every figure of a project as select columns, over `projectsWithAmounts`. */
export const projectFigures = selectFigures(column);

/** One figure over several projects. */
export const portfolioFigure = (key: ProjectFigureKey) => projectFigure(key, total);

/**
 * Figures over the selected projects, by default all: money summed, percentages as Σ numerators / Σ denominators.
 * PostgreSQL leaves out the joins of figures that are not named.
 */
export const portfolioFigures = (keys?: readonly ProjectFigureKey[]) => selectFigures(total, keys);
