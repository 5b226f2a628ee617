import {
  type ProjectFigureKey,
  explainedFigure,
  type FigureDocuments,
  type FigureExplanation,
  type FigureTerm,
  type FigureUnit,
  isExplainedFigure,
  isGranted,
  type Permission,
} from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../db/database';
import { oneRow } from '../db/one-row';
import { documentsBehind, readDocuments } from './figure-documents';
import { AMOUNT_LABELS, FIGURE_REMARKS, formulaInWords } from './figure-words';
import { type AmountName, type Step, stepsOf } from './formulas';
import { projectFigure } from './project-figures';
import { projectsWithAmounts } from './projects-with-amounts';
import { type Viewpoint } from './viewpoint';

type Asked = { projectId: number; figure: ProjectFigureKey; view: Viewpoint; granted: readonly Permission[] };

/**
 * Explains a project's figure: the steps of its formula with their amounts, and the documents behind each. Without
 * permission for a kind of document only its sum is shown, which the figure reveals anyway.
 * figures.md#why-a-figure-is-what-it-is
 */
export async function explainFigure(db: Db, asked: Asked): Promise<FigureExplanation> {
  const { figure, projectId, view } = asked;
  const steps = stepsOf(figure);
  const values = await readAmounts(db, [figure, ...steps.map(({ of }) => of)], projectId, view);
  const { label, unit } = explainedFigure(figure);

  const terms: FigureTerm[] = [];
  for (const step of steps)
    terms.push({ ...termOf(step, values), documents: await documentsOf(db, step.of, values[step.of] ?? null, asked) });
  return {
    figure,
    label,
    unit,
    value: values[figure] ?? null,
    as_of: view.asOf,
    formula: formulaInWords(terms),
    remark: FIGURE_REMARKS[figure] ?? null,
    terms,
  };
}

const isDays = (name: AmountName) => name === 'days_elapsed' || name === 'days_planned';

// A figure has the expression of every screen; any other amount is the column that figures are computed from.
const amountAsSql = (name: AmountName) => {
  if (isExplainedFigure(name)) return projectFigure(name);
  const column = sql.ref(`projects.${name}`);
  return isDays(name) ? sql`${column}::text` : sql`round(${column}, 2)`;
};

async function readAmounts(db: Db, names: readonly AmountName[], projectId: number, view: Viewpoint) {
  const columns = [...new Set(names)].map((name) => sql`${amountAsSql(name)} as ${sql.ref(name)}`);
  const { rows } = await sql<Partial<Record<AmountName, string | null>>>`
    select ${sql.join(columns)} from ${projectsWithAmounts(view, [projectId])} projects`.execute(db);
  return oneRow(rows);
}

function termOf({ operator, of }: Step, values: Partial<Record<AmountName, string | null>>) {
  const key = of;
  const value = values[of] ?? null;
  if (isExplainedFigure(of)) {
    const { label, unit } = explainedFigure(of);
    return { operator, key, label, unit, value, figure: of };
  }
  const unit: FigureUnit = isDays(of) ? 'days' : 'money';
  return { operator, key, label: AMOUNT_LABELS[of], unit, value, figure: null };
}

async function documentsOf(
  db: Db,
  amount: AmountName,
  value: string | null,
  { projectId, view, granted }: Asked,
): Promise<FigureDocuments | null> {
  const source = documentsBehind(amount);
  if (!source || value === null) return null;
  const documents = await readDocuments(db, source, projectId, view);
  const is_hidden = !isGranted(granted, source.permission);
  return { ...documents, rows: is_hidden ? [] : documents.rows, date_label: source.dateLabel, is_hidden };
}
