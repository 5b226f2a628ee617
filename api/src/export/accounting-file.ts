import { type AccountingHeadings, type AccountingSettings } from '@siteledger/shared-lib/domain';
import { encode } from 'iconv-lite';
import { type AccountingDocument, type DocumentPages } from './accounting-document';
import { ACCOUNTRIGHT_HEADINGS, type Column, type ExportRow } from './columns';
import { CHARSET, type FileFormat } from './file-format';
import { accountOf, taxCodeOf } from './mapping';

const LINE_END = '\r\n';

const headingLine = (columns: readonly Column[], headings: AccountingHeadings, { separator }: FileFormat) =>
  columns
    .map(({ heading }) => (headings === 'accountright' ? (ACCOUNTRIGHT_HEADINGS[heading] ?? heading) : heading))
    .join(separator) + LINE_END;

const cellOf = ({ text, value }: Column, row: ExportRow, format: FileFormat) =>
  text ? format.text(text(row)) : (value?.(row) ?? '');

function documentLines(
  document: AccountingDocument,
  columns: readonly Column[],
  settings: AccountingSettings,
  format: FileFormat,
) {
  const lines = document.lines.map((line) => {
    const row = {
      document,
      line,
      account_no: accountOf(line, settings) ?? '',
      accounting_code: taxCodeOf(line, settings) ?? '',
    };
    return columns.map((column) => cellOf(column, row, format)).join(format.separator) + LINE_END;
  });
  // Without a blank line the importer merges two documents.
  return lines.join('') + LINE_END;
}

/** Streams the file page by page, so that a large project neither fills the memory nor blocks other requests. */
export async function* accountingFile(
  pages: DocumentPages,
  columns: readonly Column[],
  settings: AccountingSettings,
  format: FileFormat,
): AsyncGenerator<Buffer> {
  yield encode(headingLine(columns, settings.headings, format), CHARSET);
  for await (const page of pages) {
    const lines = page.map((document) => documentLines(document, columns, settings, format));
    yield encode(lines.join(''), CHARSET);
  }
}
