import { type ImportCell } from '@siteledger/shared-lib/domain';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { utils, write } from 'xlsx';

/** A sheet to write; `lists` are the values offered in a column's cells. */
export type NewSheet = {
  name: string;
  rows: readonly (readonly ImportCell[])[];
  lists?: readonly { column: number; values: readonly string[] }[];
};

const WIDTH = 22;
const SHEET = 'xl/worksheets/sheet1.xml';

/** Writes a workbook of one sheet. Texts are stored as texts, so that none becomes a formula. */
export function writeSheet({ name, rows, lists = [] }: NewSheet): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows as ImportCell[][]);
  sheet['!cols'] = Array.from({ length: Math.max(0, ...rows.map((row) => row.length)) }, () => ({ wch: WIDTH }));
  const book = utils.book_new(sheet, name);
  const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
  return lists.length === 0 ? bytes : withLists(bytes, lists);
}

// The library writes no lists of values, so they are put where the format has them: after the cells.
function withLists(bytes: Uint8Array, lists: NonNullable<NewSheet['lists']>) {
  const files = unzipSync(bytes);
  const xml = strFromU8(files[SHEET] ?? new Uint8Array());
  const offered = lists.map(({ column, values }) => {
    const range = `${utils.encode_cell({ r: 1, c: column })}:${utils.encode_cell({ r: 1000, c: column })}`;
    return `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>"${escaped(values.join(','))}"</formula1></dataValidation>`;
  });
  const validations = `<dataValidations count="${offered.length}">${offered.join('')}</dataValidations>`;
  files[SHEET] = strToU8(xml.replace(/<ignoredErrors|<\/worksheet>/, (end) => validations + end));
  return zipSync(files);
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
