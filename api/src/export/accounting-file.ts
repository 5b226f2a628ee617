import { type AccountingSettings } from '@siteledger/shared-lib/domain';
import { encode } from 'iconv-lite';
import { type DocumentPages } from './accounting-document';
import { CHARSET, type FileFormat } from './layouts/file-format';
import { type Layout } from './layouts/layout';

/** Streams the file page by page, so that a large project neither fills the memory nor blocks other requests. */
export async function* accountingFile(
  pages: DocumentPages,
  settings: AccountingSettings,
  layout: Layout,
  format: FileFormat,
): AsyncGenerator<Buffer> {
  yield encode(layout.head(settings, format), CHARSET);
  for await (const page of pages) {
    const lines = page.map((document) => layout.document(document, settings, format));
    yield encode(lines.join(''), CHARSET);
  }
}
