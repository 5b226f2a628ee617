import { cellValue, widthOf, type Column } from './column';
import { excelCell } from './excel-cells';

/** An .xlsx file to save: these rows, in these columns. */
export type RowsFile<Row> = {
  fileName: string;
  sheetName: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
};

/** Specification §9. */
export const DEFAULT_EXPORT_NAME = 'excel.xlsx';

const PX_A_CHARACTER = 8;

/** The writer of Excel files; not a byte of it is loaded before the first export. */
export const loadWriter = () => import('./write-excel');

/** Hands rows to the browser's downloads as an Excel file. */
export async function saveRowsAsExcel<Row>({ fileName, sheetName, columns, rows }: RowsFile<Row>) {
  const { downloadExcel } = await loadWriter();
  downloadExcel(fileName, {
    name: sheetName,
    headings: columns.map((column) => column.title),
    widths: columns.map((column) => Math.round(widthOf(column) / PX_A_CHARACTER)),
    rows: rows.map((row) => columns.map((column) => excelCell(column.type, cellValue(column, row)))),
  });
}
