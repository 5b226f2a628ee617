import type { Day } from '../days/dates';
import type { Money } from '../money/money';
import type { Percent } from '../money/percent';
import { PROJECT_FIGURES, type ProjectFigureKey } from '../project';

/** Unit of a figure or of one of its terms. */
export type FigureUnit = 'money' | 'percent' | 'days';

/**
 * How a term joins the result above it. `greater` takes the larger of the two; `subtotal` shows the result so far;
 * `over` divides by the term, times 100.
 */
export type FigureOperator = 'plus' | 'minus' | 'greater' | 'subtotal' | 'over';

export type FigureDocumentKind =
  'certificate' | 'invoice' | 'expense' | 'receipt' | 'payment' | 'purchase_order' | 'variation_order';

/** A document behind a term, with its contribution in RM. */
export type FigureDocument = {
  kind: FigureDocumentKind;
  uuid: string;
  ref_no: string;
  party: string;
  date: Day | null;
  amount: Money;
  /** A remark on the amount, such as that more was billed than ordered. */
  note: string | null;
};

/** The documents behind a term: their number, their sum in RM, and the latest of them. */
export type FigureDocuments = {
  total: number;
  sum: Money;
  /** Kind of their dates, such as "Due Date". */
  date_label: string;
  rows: FigureDocument[];
  /** Whether the caller may see the sum but not the documents. */
  is_hidden: boolean;
};

/** A term of a figure. `value` is RM, percent or whole days, by its unit; null where it cannot be computed. */
export type FigureTerm = {
  operator: FigureOperator;
  key: string;
  label: string;
  unit: FigureUnit;
  value: string | null;
  /** The figure that this term equals, if any; it has its own explanation. */
  figure: ProjectFigureKey | null;
  documents: FigureDocuments | null;
};

/** Explanation of a project's figure: the terms that give its value, in order. figures.md#why-a-figure-is-what-it-is */
export type FigureExplanation = {
  figure: ProjectFigureKey;
  label: string;
  unit: FigureUnit;
  value: Money | Percent;
  as_of: Day;
  formula: string;
  /** Details that the formula leaves out. */
  remark: string | null;
  terms: FigureTerm[];
};

/** Most documents of one term that an explanation lists. */
export const FIGURE_DOCUMENTS_MAX = 20;

const BY_KEY = new Map(PROJECT_FIGURES.map((figure) => [figure.key as string, figure]));

/** Whether a name is the key of a figure with an explanation. */
export const isExplainedFigure = (name: string): name is ProjectFigureKey => BY_KEY.has(name);

/** The label and unit of a figure with an explanation. */
export const explainedFigure = (key: ProjectFigureKey) => BY_KEY.get(key) as (typeof PROJECT_FIGURES)[number];
