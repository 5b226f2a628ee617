import { isFigure, type Column } from '../columns/column';

/** Columns of a collapsed card: the facts by which people identify a row and decide. */
export type CardPlan<Row> = {
  heading: Column<Row> | undefined;
  /** Amount at the end of the first line. */
  figure: Column<Row> | undefined;
  /** Names in one line. */
  names: Column<Row>[];
  /** Status, a day and a number, in the last line. */
  marks: Column<Row>[];
};

const NAMES = 2;
const MARKS = 2;

/**
 * Chooses a card's columns among the shown ones: the first column; the pinned amount, or the first one; the next names;
 * status and day. The sorted column precedes others of its kind.
 */
export function cardPlanOf<Row>(columns: readonly Column<Row>[], sort: string): CardPlan<Row> {
  const [heading, ...others] = columns;
  const bySort = [...others].sort((a, b) => Number(b.key === sort) - Number(a.key === sort));
  const amounts = bySort.filter(({ type }) => type === 'money');
  const figure = amounts.find(({ key }) => key === sort) ?? amounts.find(({ isPinned }) => isPinned) ?? amounts[0];
  const isMark = ({ key, type }: Column<Row>) =>
    key === 'status' || type === 'day' || (isFigure(type) && type !== 'money');
  const marks = others.filter(isMark);
  const chosenMarks = [
    ...marks.filter(({ key }) => key === 'status' || key === sort),
    ...marks.filter(({ key }) => key !== 'status' && key !== sort),
  ].slice(0, MARKS);
  const names = others.filter((column) => column.type === undefined && column.key !== 'status').slice(0, NAMES);
  return { heading, figure, names, marks: chosenMarks };
}
