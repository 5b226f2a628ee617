import { type ACCOUNTING_FORMATS } from '@siteledger/shared-lib/domain';

/** The charset of every file. docs/domain/accounting-export.md#the-file */
export const CHARSET = 'windows-1252';

/** How the cells of a file are written, and how they are told apart. */
export type FileFormat = { contentType: string; separator: string; text: (text: string) => string };

// The importer knows no way to write a tab, a line break or any other control character.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const LONGEST = 255;

const oneLine = (text: string) => text.normalize('NFC').replace(CONTROLS, ' ').trim().slice(0, LONGEST);

// A spreadsheet would run such a text, wherever it opens the file: the apostrophe makes it one to read.
const LIVE = /^[=+\-@]/;

const readOnly = (text: string) => (LIVE.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * What people typed cannot end a cell or a line, nor start a formula where a spreadsheet opens the file.
 * docs/domain/accounting-export.md#the-file
 */
export const FILE_FORMATS: Readonly<Record<(typeof ACCOUNTING_FORMATS)[number], FileFormat>> = {
  txt: {
    contentType: 'text/plain',
    separator: '\t',
    // Nothing undoes a quote in the importer, so it becomes an apostrophe.
    text: (text) => readOnly(oneLine(text).replaceAll('"', "'")),
  },
  csv: {
    contentType: 'text/csv',
    separator: ',',
    text: (text) => quoted(readOnly(oneLine(text))),
  },
};
