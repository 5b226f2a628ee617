import { ACCOUNTING_PURPOSES, type AccountingSettings } from '@siteledger/shared-lib/domain';
import { decode, encode } from 'iconv-lite';
import { invalid } from '../http/errors/errors';
import { CHARSET } from './file-format';
import { type AccountingDocument, type AccountingLine, type DocumentPages } from './accounting-document';

const CARD_NAME_MAX = 50;

/** Documents named in a refusal; the rest are counted. */
const NAMED_MAX = 200;

/** The account of a line. */
export const accountOf = ({ account_no, purpose }: AccountingLine, { accounts }: AccountingSettings) =>
  account_no ?? accounts[purpose];

/** The accounting software's name for the tax code of a line. */
export const taxCodeOf = ({ tax_code }: AccountingLine, { tax_codes }: AccountingSettings) =>
  tax_code && tax_codes[tax_code];

// Characters outside the charset would become question marks and merge two cards.
const isWritable = (text: string) => decode(encode(text, CHARSET), CHARSET) === text;

const labelOf = (line: AccountingLine) => ACCOUNTING_PURPOSES.find(({ key }) => key === line.purpose)?.label;

function obstaclesOf({ number, card_name, lines }: AccountingDocument, settings: AccountingSettings) {
  const obstacles = lines.flatMap((line) => [
    ...(accountOf(line, settings) ? [] : [`${labelOf(line)} is not set`]),
    ...(taxCodeOf(line, settings) ? [] : [line.tax_code ? `Tax Code ${line.tax_code} is not set` : 'no Tax Code fits']),
  ]);
  if (!isWritable(card_name))
    obstacles.unshift('the card name has characters that the accounting software cannot read');
  if ([...card_name].length > CARD_NAME_MAX)
    obstacles.unshift(`the card name has more than ${CARD_NAME_MAX} characters`);
  return [...new Set(obstacles)].map((obstacle) => `${number}: ${obstacle}.`);
}

/**
 * Refuses the whole export when a document cannot be imported, naming each under `documents.{uuid}`.
 * docs/domain/accounting-export.md#settings-and-refusals
 */
export async function refuseObstacles(pages: DocumentPages, settings: AccountingSettings) {
  const errors: Record<string, string[]> = {};
  let unnamed = 0;
  for await (const page of pages)
    for (const document of page) {
      const obstacles = obstaclesOf(document, settings);
      if (obstacles.length === 0) continue;
      if (Object.keys(errors).length < NAMED_MAX) errors[`documents.${document.uuid}`] = obstacles;
      else unnamed++;
    }
  if (unnamed > 0) errors.documents = [`${unnamed} more documents cannot be exported.`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
