import type { CellType, CellValue } from '../columns/column';

/** File formats of an export. */
export type ExportFormat = 'xlsx' | 'csv';

/** Facts about a file known before its first row; can be sent to a worker. */
export type FilePlan = {
  format: ExportFormat;
  name: string;
  /** `width` in characters. */
  columns: { title: string; type?: CellType; width: number }[];
};

/** Raw values, one per column. */
export type BareRow = CellValue[];

/** A line about the file: a heading without a value, or a label and its value. */
export type AboutLine = readonly [label: string, value?: CellValue, type?: CellType];

/** Facts known after the last row: the totals, one per column, if the list has any; and the lines about the file. */
export type FileEnd = { totals?: BareRow; about: AboutLine[] };

/**
 * Writes a file batch by batch without keeping the rows. Each promise must settle before the next call. `dispose`
 * abandons the file at any time.
 */
export type RowsWriter = {
  add: (rows: BareRow[]) => Promise<void>;
  finish: (end: FileEnd) => Promise<Blob>;
  dispose: () => void;
};
