import { type AccountingSettings } from '@siteledger/shared-lib/domain';
import { type AccountingDocument, type AccountingLine } from '../accounting-document';
import { type FileFormat } from './file-format';

/** A line, its document, and the names of its account and tax code in the accounting software. */
export type ExportRow = {
  document: AccountingDocument;
  line: AccountingLine;
  account_no: string;
  accounting_code: string;
};

/** A column of the file, empty without a value. `text` is escaped because people typed it; `value` is ours. */
export type Column = { heading: string; text?: (row: ExportRow) => string; value?: (row: ExportRow) => string };

/** The account of a line. */
export const accountOf = ({ account_no, purpose }: AccountingLine, { accounts }: AccountingSettings) =>
  account_no ?? accounts[purpose];

/** The accounting software's name for the tax code of a line. */
export const taxCodeOf = ({ tax_code }: AccountingLine, { tax_codes }: AccountingSettings) =>
  tax_code && tax_codes[tax_code];

/** The rows of a document's lines. */
export const rowsOf = (document: AccountingDocument, settings: AccountingSettings): ExportRow[] =>
  document.lines.map((line) => ({
    document,
    line,
    account_no: accountOf(line, settings) ?? '',
    accounting_code: taxCodeOf(line, settings) ?? '',
  }));

/** The cells of a row, separated. */
export const cellsOf = (columns: readonly Column[], row: ExportRow, format: FileFormat) =>
  columns.map(({ text, value }) => (text ? format.text(text(row)) : (value?.(row) ?? ''))).join(format.separator);

export const always = (heading: string, value: string): Column => ({ heading, value: () => value });

export const empty = (...headings: string[]): Column[] => headings.map((heading) => ({ heading }));

export const dayMonthYear = (day: string) => day.split('-').reverse().join('/');
