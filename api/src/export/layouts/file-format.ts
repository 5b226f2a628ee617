import { type ACCOUNTING_FORMATS } from '@siteledger/shared-lib/domain';

/** The charset of every file. docs/domain/accounting-export.md#the-file */
export const CHARSET = 'windows-1252';

/** How cells are written and separated. */
export type FileFormat = { contentType: string; separator: string; text: (text: string) => string };

// The importer has no escape for tabs, line breaks or other control characters.
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g;
const LONGEST = 255;

const oneLine = (text: string) => text.normalize('NFC').replace(CONTROLS, ' ').trim().slice(0, LONGEST);

// A spreadsheet would run such a text as a formula; a leading apostrophe prevents that.
const LIVE = /^[=+\-@]/;

const readOnly = (text: string) => (LIVE.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Formats whose texts cannot end a cell or a line, nor start a formula in a spreadsheet.
 * docs/domain/accounting-export.md#the-file
 */
export const FILE_FORMATS: Readonly<Record<(typeof ACCOUNTING_FORMATS)[number], FileFormat>> = {
  txt: {
    contentType: 'text/plain',
    separator: '\t',
    // The importer cannot unescape a quote, so it becomes an apostrophe.
    text: (text) => readOnly(oneLine(text).replaceAll('"', "'")),
  },
  csv: {
    contentType: 'text/csv',
    separator: ',',
    text: (text) => quoted(readOnly(oneLine(text))),
  },
};
