import { IMPORT_DELIMITERS, type ImportDelimiter, type ImportEncoding } from '@siteledger/shared-lib/domain';
import { decode } from 'iconv-lite';
import { parse } from 'papaparse';
import { abssLines } from './software/abss';
import { sqlAccountLines } from './software/sql-account';
import { type Grid, type SourceChoice } from './table';

const BYTE_ORDER_MARK = /^\ufeff/;
// Excel's "Unicode Text" begins with it.
const UTF_16 = Buffer.from('\ufeff', 'utf16le');

function isUtf8(bytes: Buffer) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function guessEncoding(bytes: Buffer): ImportEncoding {
  if (bytes.subarray(0, UTF_16.length).equals(UTF_16)) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

// An empty line would count as a line without delimiters.
const guessDelimiter = (text: string) =>
  parse(text, { delimitersToGuess: [...IMPORT_DELIMITERS], skipEmptyLines: true, preview: 20 }).meta
    .delimiter as ImportDelimiter;

/** Reads separated values; without a choice, encoding and delimiter are guessed. */
export function readText(bytes: Buffer, choice: SourceChoice): Grid {
  const encoding = choice.encoding ?? guessEncoding(bytes);
  const text = decode(bytes, encoding).replace(BYTE_ORDER_MARK, '');
  const delimiter = choice.delimiter ?? guessDelimiter(text);
  const { data } = parse<string[]>(text, { delimiter });
  const rows = data.map((cells) => cells.map((cell) => (cell === '' ? null : cell)));
  return {
    sheets: [],
    sheet: null,
    encoding,
    delimiter,
    is1904: false,
    ...(sqlAccountLines(rows) ?? abssLines(rows) ?? { rows }),
  };
}
