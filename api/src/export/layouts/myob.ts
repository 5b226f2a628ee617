import { ACCOUNTRIGHT_HEADINGS, PURCHASE_COLUMNS, SALES_COLUMNS } from './myob-columns';
import { FILE_FORMATS } from './file-format';
import { type Layout, LINE_END, tooLong, unwritable } from './layout';
import { cellsOf, type Column, rowsOf } from './rows';

const CARD_NAME_MAX = 50;

const layout = (columns: readonly Column[]): Layout => ({
  name: 'myob',
  formats: FILE_FORMATS,
  obstacles: ({ card_name }) => [
    ...tooLong('card name', card_name, CARD_NAME_MAX),
    ...unwritable('card name', card_name),
  ],
  head: ({ headings }, { separator }) =>
    columns
      .map(({ heading }) => (headings === 'accountright' ? (ACCOUNTRIGHT_HEADINGS[heading] ?? heading) : heading))
      .join(separator) + LINE_END,
  // Without a blank line the importer merges two documents.
  document: (document, settings, format) =>
    rowsOf(document, settings)
      .map((row) => cellsOf(columns, row, format) + LINE_END)
      .join('') + LINE_END,
});

/** Service Sales and Service Purchases of ABSS and MYOB AccountRight. docs/domain/accounting-export.md#abss-and-myob */
export const MYOB = { sales: layout(SALES_COLUMNS), purchases: layout(PURCHASE_COLUMNS) };
