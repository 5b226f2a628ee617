import { csvCell } from './csv-cells';
import type { BareRow, FilePlan, RowsWriter } from './rows-writer';

// Without it Excel reads UTF-8 as a Windows code page.
const BYTE_ORDER_MARK = '\ufeff';

const CSV_TYPE = 'text/csv;charset=utf-8';

/** Writes rows to a CSV file for other programs: headings and rows, without totals, in UTF-8 with a byte order mark. */
export function csvWriter({ columns }: FilePlan): RowsWriter {
  const line = (values: BareRow) => `${columns.map(({ type }, at) => csvCell(type, values[at])).join(',')}\r\n`;
  const headings = columns.map(({ title }) => csvCell('text', title)).join(',');
  // One blob per part, so that written rows leave the page's memory.
  const parts = [new Blob([`${BYTE_ORDER_MARK}${headings}\r\n`])];

  return {
    add: async (rows) => void parts.push(new Blob(rows.map(line))),
    finish: async () => new Blob(parts, { type: CSV_TYPE }),
    dispose: () => undefined,
  };
}
