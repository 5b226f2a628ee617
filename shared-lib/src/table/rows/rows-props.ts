import type { ListReply, SortOrder } from '@siteledger/shared-lib/domain';
import type { Key, ReactNode } from 'react';
import type { Column } from '../columns/column';

/** The rows that the user ticked, by uuid; they stay ticked on other pages. */
export type Selection = { keys: readonly Key[]; onChange: (keys: Key[]) => void };

/** The row that is open where the screen keeps it, as in its address; one at a time. */
export type OpenedRow<Row> = { uuid: string | undefined; onChange: (row: Row | undefined) => void };

/** What the two looks of a list's rows, table and cards, are given. */
export type RowsProps<Row extends { uuid: string }> = {
  name: string;
  rows: Row[];
  columns: readonly Column<Row>[];
  totals: ListReply<Row>['totals'];
  sorting: ListReply<Row>['current_sorting'];
  onSort: (sort: string, order: SortOrder) => void;
  isLoading: boolean;
  /** What is where rows would, when loading is over and there are none. */
  empty: ReactNode;
  rowActions?: (row: Row) => ReactNode;
  /** Room in px for the buttons of a row. */
  rowActionsWidth?: number;
  expanded?: (row: Row) => ReactNode;
  opened?: OpenedRow<Row>;
  /** The record that was just created: its row is marked and brought into view. */
  created?: string | undefined;
  selection?: Selection;
  isNested?: boolean;
};
