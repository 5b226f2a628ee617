import { type ACCOUNTING_FORMATS, type AccountingSettings } from '@siteledger/shared-lib/domain';
import { decode, encode } from 'iconv-lite';
import { type AccountingDocument } from '../accounting-document';
import { CHARSET, type FileFormat } from './file-format';

/** How documents of one kind are written for one accounting software. docs/domain/accounting-export.md#the-file */
export type Layout = {
  /** The first part of the file's name. */
  name: string;
  formats: Readonly<Record<(typeof ACCOUNTING_FORMATS)[number], FileFormat>>;
  /** Reasons why this software could not import a document, in words. */
  obstacles: (document: AccountingDocument, settings: AccountingSettings) => string[];
  /** A line without tax needs no tax code there. */
  allowsNoTaxCode?: true;
  /** Two documents of one kind cannot have the same number there. */
  hasUniqueNumbers?: true;
  /** The lines at the top of the file. */
  head: (settings: AccountingSettings, format: FileFormat) => string;
  /** The lines of a document. */
  document: (document: AccountingDocument, settings: AccountingSettings, format: FileFormat) => string;
};

export const LINE_END = '\r\n';

/** The obstacle that a text is longer than the software takes. */
export const tooLong = (name: string, text: string, max: number) =>
  [...text].length > max ? [`the ${name} has more than ${max} characters`] : [];

/** The obstacle that a text has characters outside the charset: question marks would merge two parties. */
export const unwritable = (name: string, text: string) =>
  decode(encode(text, CHARSET), CHARSET) === text
    ? []
    : [`the ${name} has characters that the accounting software cannot read`];
