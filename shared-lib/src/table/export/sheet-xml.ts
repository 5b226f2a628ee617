import { excelCell, type ExcelCell } from './excel-cells';
import type { AboutLine, BareRow, FilePlan } from './rows-writer';
import { HEADING, styleOf, TITLE } from './workbook-styles';

/** First word of the totals row. docs/domain/lists-and-search.md#footers */
const TOTAL = 'Total';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Characters that XML cannot hold, and texts that look like their escape, in Excel's notation _x0007_.
const UNWRITABLE = /[\x00-\x08\x0b-\x1f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;

/** Escapes a text for an XML element or attribute. */
export const xmlText = (text: string) =>
  text
    .replace(UNWRITABLE, (found) => `_x${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (found) => ESCAPES[found]!);

/** Letters of a column: 0 is A, 26 is AA. */
export const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function cellXml(place: string, cell: ExcelCell | null, style: number) {
  if (!cell) return style === 0 ? '' : `<c r="${place}" s="${style}"/>`;
  if (cell.t === 'n') return `<c r="${place}" s="${style}"><v>${cell.v}</v></c>`;
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.v)}</t></is></c>`;
}

const rowXml = (row: number, cells: string) => `<row r="${row}">${cells}</row>`;

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

// The format requires this order: view, widths, rows.
const startXml = (view: string, widths: number[]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${SPREADSHEET}">` +
  `<sheetViews><sheetView workbookViewId="0"${view}</sheetView></sheetViews><cols>` +
  widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('') +
  '</cols><sheetData>';

const FIRST_ROW_STAYS =
  ' tabSelected="1"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>' +
  '<selection pane="bottomLeft"/>';

/** Parts of a worksheet: the XML before the rows, each row, and the XML after them. */
export function sheetParts({ columns }: FilePlan) {
  const letters = columns.map((_, at) => lettersOf(at));
  const places = (row: number) => (at: number) => `${letters[at]}${row}`;

  const headings = columns.map(({ title, type }, at) =>
    cellXml(places(1)(at), { t: 's', v: title }, HEADING[type === undefined || type === 'text' ? 'text' : 'figure']),
  );
  const start =
    startXml(
      FIRST_ROW_STAYS,
      columns.map(({ width }) => width),
    ) + rowXml(1, headings.join(''));

  const row = (number: number, values: BareRow, isTotal = false) => {
    const place = places(number);
    const cells = columns.map(({ type }, at) => {
      const cell = excelCell(type, values[at]);
      return cellXml(place(at), cell, styleOf(cell, isTotal));
    });
    return rowXml(number, cells.join(''));
  };

  /** Range that can be filtered: headings and rows, without totals. */
  const filtered = (rows: number) => `A1:${letters.at(-1) ?? 'A'}${rows + 1}`;

  const end = (rows: number, totals: BareRow | undefined) => {
    const last = totals ? row(rows + 2, [totals[0] ?? TOTAL, ...totals.slice(1)], true) : '';
    return `${last}</sheetData><autoFilter ref="${filtered(rows)}"/></worksheet>`;
  };

  return { start, row, filtered, end };
}

const ABOUT_WIDTHS = [22, 80];

/** The sheet that describes the file. */
export function aboutXml(lines: readonly AboutLine[]) {
  const rows = lines.map(([label, value, type], at) => {
    const cell = excelCell(type, value);
    const isHeading = value === undefined;
    return rowXml(
      at + 1,
      cellXml(`A${at + 1}`, { t: 's', v: label }, isHeading ? TITLE : 0) + cellXml(`B${at + 1}`, cell, styleOf(cell)),
    );
  });
  return `${startXml('>', ABOUT_WIDTHS)}${rows.join('')}</sheetData></worksheet>`;
}
