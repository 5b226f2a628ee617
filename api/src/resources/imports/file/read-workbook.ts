import { IMPORT_ENTITY_NAMES, IMPORT_MAX, type ImportCell, type ImportEntity } from '@siteledger/shared-lib/domain';
import { type CellObject, read, SSF, type WorkBook, type WorkSheet } from 'xlsx';
import { type Grid, type SourceChoice, UnreadableFile } from './table';
import { unpackWorkbook } from './unpack-workbook';

// Titles above the header, and one row more than allowed, so that a longer table is refused.
const ROWS_READ = IMPORT_MAX.rows + 100;

/**
 * Reads the values of a workbook's sheet, never its formulas; without a choice the visible sheet with the name of the
 * records, else the first visible one.
 */
export function readWorkbook(bytes: Buffer, entity: ImportEntity, { sheet }: SourceChoice): Grid {
  const book = open(bytes);
  const isHidden = (index: number) => (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0;
  const sheets = book.SheetNames.map((name, index) => ({ name, is_hidden: isHidden(index) }));
  const visible = sheets.filter((one) => !one.is_hidden);
  const chosen = sheet
    ? sheets.find(({ name }) => name === sheet)
    : (visible.find(({ name }) => isNamed(name, entity)) ?? visible[0] ?? sheets[0]);
  const table = chosen && book.Sheets[chosen.name];
  if (!table) throw new UnreadableFile('The workbook has no such sheet.');
  const is1904 = book.Workbook?.WBProps?.date1904 === true;
  return { sheets, sheet: chosen.name, encoding: null, delimiter: null, is1904, rows: rowsOf(table, is1904) };
}

const isNamed = (name: string, entity: ImportEntity) =>
  name.trim().toLowerCase() === IMPORT_ENTITY_NAMES[entity].toLowerCase();

function open(bytes: Buffer): WorkBook {
  const options = { cellFormula: false, cellHTML: false, cellText: false, cellNF: true, dense: true } as const;
  const unpacked = unpackWorkbook(bytes);
  try {
    return read(unpacked, { type: 'array', sheetRows: ROWS_READ, ...options });
  } catch {
    throw new UnreadableFile('The file is not a workbook that can be read.');
  }
}

function rowsOf(sheet: WorkSheet, is1904: boolean): ImportCell[][] {
  const data = (sheet['!data'] ?? []) as (CellObject | undefined)[][];
  const rows = Array.from(data, (cells = []) =>
    Array.from(cells.slice(0, IMPORT_MAX.columns + 1), (cell) => valueOf(cell, is1904)),
  );
  fillMerged(sheet, rows);
  return rows;
}

// A merged cell has its value in every row and column that it covers.
function fillMerged(sheet: WorkSheet, rows: ImportCell[][]) {
  for (const { s: start, e: end } of sheet['!merges'] ?? [])
    for (let row = start.r; row <= Math.min(end.r, rows.length - 1); row++)
      for (let column = start.c; column <= Math.min(end.c, IMPORT_MAX.columns); column++)
        (rows[row] ??= [])[column] = rows[start.r]?.[start.c] ?? null;
}

function valueOf(cell: CellObject | undefined, is1904: boolean): ImportCell {
  if (cell?.v === undefined || cell.t === 'z') return null;
  if (cell.t === 'n') return numberOf(cell.v as number, cell.z, is1904);
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  return cell.t === 'e' ? '#ERROR' : String(cell.v);
}

// The library's own types leave these functions open.
const { is_date: isDateFormat, parse_date_code: dateOf } = SSF as {
  is_date: (format: string) => boolean;
  parse_date_code: (serial: number, options: { date1904: boolean }) => { y: number; m: number; d: number } | null;
};

// A cell with the format of a date is that day, whatever order its format shows; one of a percentage is its percent.
function numberOf(value: number, format: string | number | undefined, is1904: boolean): ImportCell {
  if (String(format).includes('%')) return Number((value * 100).toPrecision(15));
  if (format === undefined || !isDateFormat(String(format))) return value;
  const date = dateOf(value, { date1904: is1904 });
  if (!date) return value;
  return [String(date.y).padStart(4, '0'), ...[date.m, date.d].map((part) => String(part).padStart(2, '0'))].join('-');
}
