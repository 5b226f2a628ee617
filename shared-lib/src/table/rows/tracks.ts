import type { CSSProperties } from 'react';
import { isFigure, widthOf, type Column } from '../columns/column';
import type { RowsProps } from './rows-props';

type Side = 'start' | 'end';

/** A vertical track of a table: a column, or a control beside the columns. */
export type Track<Row> = {
  key: string;
  column?: Column<Row>;
  /** In px. */
  width: number;
  /** Attributes of each of its cells for the style sheet. */
  cell: { 'data-figure'?: true; 'data-pinned'?: Side; 'data-edge'?: true; className?: string; style?: CSSProperties };
};

/** Keys of the tracks beside the columns: checkboxes, expand arrows, the button for more columns, a row's buttons. */
export const TICK = 'tick';
export const ARROW = 'arrow';
export const MORE = 'more';
export const ACTIONS = 'actions';

// None of these is printed.
const BESIDE: Record<string, string> = {
  [TICK]: 'sl-beside sl-tick',
  [MORE]: 'sl-beside sl-more',
  [ARROW]: 'sl-beside',
  [ACTIONS]: 'sl-beside',
};

const TICK_WIDTH = 48;
/** In px. */
export const MORE_WIDTH = 48;
const DEFAULT_ACTIONS_WIDTH = 120;

type Given<Row extends { uuid: string }> = Pick<
  RowsProps<Row>,
  'columns' | 'selection' | 'expanded' | 'rowActions' | 'rowActionsWidth'
> & { hasMore?: boolean };

type Planned<Row> = Omit<Track<Row>, 'cell'> & { side?: Side | undefined };

/** The tracks of a list in order; the first column and the tracks before it stay visible while the others scroll. */
export function tracksOf<Row extends { uuid: string }>(given: Given<Row>): Track<Row>[] {
  const { columns, selection, expanded, hasMore, rowActions, rowActionsWidth = DEFAULT_ACTIONS_WIDTH } = given;
  const ofColumns = columns.map((column, index) => ({
    key: column.key,
    column,
    width: widthOf(column),
    side: sideOf(column, index),
  }));
  const planned: Planned<Row>[] = [
    ...(selection ? [{ key: TICK, width: TICK_WIDTH, side: 'start' as const }] : []),
    ...(expanded ? [{ key: ARROW, width: TICK_WIDTH, side: 'start' as const }] : []),
    ...ofColumns.filter(({ side }) => side !== 'end'),
    ...(hasMore ? [{ key: MORE, width: MORE_WIDTH, side: 'end' as const }] : []),
    ...ofColumns.filter(({ side }) => side === 'end'),
    ...(rowActions ? [{ key: ACTIONS, width: rowActionsWidth, side: 'end' as const }] : []),
  ];
  return planned.map(({ side, ...track }, index) => ({
    ...track,
    cell: {
      ...(track.column && isFigure(track.column.type) && { 'data-figure': true as const }),
      ...(!track.column && { className: BESIDE[track.key] }),
      ...(side && pinned(planned, index, side)),
    },
  }));
}

/** Least width in px of a table with these tracks. */
export const sumOfWidths = (tracks: readonly { width: number }[]) =>
  tracks.reduce((total, { width }) => total + width, 0);

const sideOf = <Row>({ isPinned }: Column<Row>, index: number): Side | undefined =>
  isPinned ? 'end' : index === 0 ? 'start' : undefined;

// Offset beside the tracks pinned farther out; the innermost pinned one is the edge that others scroll under.
function pinned<Row>(tracks: readonly Planned<Row>[], index: number, side: Side) {
  const [before, after] = [tracks.slice(0, index), tracks.slice(index + 1)].map((some) =>
    some.filter((other) => other.side === side),
  ) as [Planned<Row>[], Planned<Row>[]];
  const [outer, inner] = side === 'start' ? [before, after] : [after, before];
  const offset = sumOfWidths(outer);
  return {
    'data-pinned': side,
    ...(inner.length === 0 && { 'data-edge': true as const }),
    style: side === 'start' ? { insetInlineStart: offset } : { insetInlineEnd: offset },
  };
}
