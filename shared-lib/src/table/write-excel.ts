import { utils, write } from 'xlsx';
import type { ExcelCell } from './excel-cells';
import { saveFile } from './save-file';

/** A sheet to write: its headings, the columns' widths in characters, and the rows under them. */
export type Sheet = { name: string; headings: string[]; widths: number[]; rows: (ExcelCell | null)[][] };

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The bytes of an .xlsx file with one sheet. */
export function excelBytes({ name, headings, widths, rows }: Sheet): ArrayBuffer {
  const headingCells = headings.map((text): ExcelCell => ({ t: 's', v: text }));
  const sheet = utils.aoa_to_sheet([headingCells, ...rows], { dense: true });
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  sheet['!autofilter'] = { ref: sheet['!ref'] ?? 'A1' };
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, sheetName(name));
  return write(book, { type: 'array', compression: true }) as ArrayBuffer;
}

// Excel refuses longer names and these characters.
const sheetName = (name: string) => name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31) || 'Sheet1';

/** Hands an .xlsx file to the browser's downloads. */
export function downloadExcel(fileName: string, sheet: Sheet) {
  saveFile(fileName, new Blob([excelBytes(sheet)], { type: XLSX_TYPE }));
}
