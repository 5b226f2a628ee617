import type { CellType, CellValue } from '../columns/column';

/** The kinds of files that a list is exported to. */
export type ExportFormat = 'xlsx' | 'csv';

/** What is known of a file before its first row: it can be handed to another thread. */
export type FilePlan = {
  format: ExportFormat;
  /** Names the sheet. */
  name: string;
  /** `width` in characters. */
  columns: { title: string; type?: CellType; width: number }[];
};

/** Bare values, one a column. */
export type BareRow = CellValue[];

/** A line of what the file says about itself: a heading without a value, or a label and its value. */
export type AboutLine = readonly [label: string, value?: CellValue, type?: CellType];

/** What is known after the last row: the totals, one a column, where the list has any; and what the file is about. */
export type FileEnd = { totals?: BareRow; about: AboutLine[] };

/**
 * Writes a file, rows after rows, without keeping them. Each promise has to settle before the next call. `dispose` gives
 * the file up, at any time.
 */
export type RowsWriter = {
  add: (rows: BareRow[]) => Promise<void>;
  finish: (end: FileEnd) => Promise<Blob>;
  dispose: () => void;
};
