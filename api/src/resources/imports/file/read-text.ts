import { IMPORT_DELIMITERS, type ImportDelimiter, type ImportEncoding } from '@siteledger/shared-lib/domain';
import { decode } from 'iconv-lite';
import { parse } from 'papaparse';
import { type Grid, type SourceChoice } from './table';

const BYTE_ORDER_MARK = /^\ufeff/;

function isUtf8(bytes: Buffer) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

// An empty line would count as a line without delimiters.
const guessDelimiter = (text: string) =>
  parse(text, { delimitersToGuess: [...IMPORT_DELIMITERS], skipEmptyLines: true, preview: 20 }).meta
    .delimiter as ImportDelimiter;

/** Reads separated values; without a choice the encoding is UTF-8 where the bytes are, and the delimiter is guessed. */
export function readText(bytes: Buffer, choice: SourceChoice): Grid {
  const encoding: ImportEncoding = choice.encoding ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');
  const text = decode(bytes, encoding).replace(BYTE_ORDER_MARK, '');
  const delimiter = choice.delimiter ?? guessDelimiter(text);
  const { data } = parse<string[]>(text, { delimiter });
  return {
    sheets: [],
    sheet: null,
    encoding,
    delimiter,
    is1904: false,
    rows: data.map((cells) => cells.map((cell) => (cell === '' ? null : cell))),
  };
}
