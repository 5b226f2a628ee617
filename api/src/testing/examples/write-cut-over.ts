import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { utils, write } from 'xlsx';
import { cutOverBooks } from './cut-over-books';

/** The example's workbook. docs/examples/README.md */
export const CUT_OVER_FILE = join(__dirname, '../../../../docs/examples/cut-over.xlsx');

/** Writes the books as a workbook. */
export function writeCutOver(file = CUT_OVER_FILE) {
  const book = utils.book_new();
  for (const { name, rows } of cutOverBooks().sheets) {
    const sheet = utils.aoa_to_sheet(rows);
    sheet['!cols'] = Array.from({ length: 10 }, () => ({ wch: 20 }));
    utils.book_append_sheet(book, sheet, name);
  }
  writeFileSync(file, write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array);
}

if (require.main === module) writeCutOver();
