import type { ListReply, SortOrder } from '@siteledger/shared-lib/domain';
import type { Key, ReactNode } from 'react';
import type { Column } from '../columns/column';

/** The ticked rows by uuid; they stay ticked on other pages. */
export type Selection = { keys: readonly Key[]; onChange: (keys: Key[]) => void };

/** The expanded row, if the screen keeps it, for example in its address; one at a time. */
export type OpenedRow<Row> = { uuid: string | undefined; onChange: (row: Row | undefined) => void };

/** Props shared by the table and the cards. */
export type RowsProps<Row extends { uuid: string }> = {
  name: string;
  rows: Row[];
  columns: readonly Column<Row>[];
  totals: ListReply<Row>['totals'];
  sorting: ListReply<Row>['current_sorting'];
  onSort: (sort: string, order: SortOrder) => void;
  isLoading: boolean;
  /** Content instead of rows, once loading is over and there are none. */
  empty: ReactNode;
  rowActions?: (row: Row) => ReactNode;
  /** Width in px of a row's buttons. */
  rowActionsWidth?: number;
  expanded?: (row: Row) => ReactNode;
  opened?: OpenedRow<Row>;
  /** The record just created: its row is marked and scrolled into view. */
  created?: string | undefined;
  selection?: Selection;
  isNested?: boolean;
};
