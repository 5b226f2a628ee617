import { csvCell } from './csv-cells';
import type { BareRow, FilePlan, RowsWriter } from './rows-writer';

// Without it Excel takes UTF-8 for the letters of Windows.
const BYTE_ORDER_MARK = '\ufeff';

const CSV_TYPE = 'text/csv;charset=utf-8';

/** Writes rows to a CSV file for other programs: headings and rows, no totals, in UTF-8 with a byte order mark. */
export function csvWriter({ columns }: FilePlan): RowsWriter {
  const line = (values: BareRow) => `${columns.map(({ type }, at) => csvCell(type, values[at])).join(',')}\r\n`;
  const headings = columns.map(({ title }) => csvCell('text', title)).join(',');
  // A blob each: what is written leaves the memory of the page.
  const parts = [new Blob([`${BYTE_ORDER_MARK}${headings}\r\n`])];

  return {
    add: async (rows) => void parts.push(new Blob(rows.map(line))),
    finish: async () => new Blob(parts, { type: CSV_TYPE }),
    dispose: () => undefined,
  };
}
