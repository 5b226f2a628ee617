import { ACCOUNTING_PURPOSES, type AccountingSettings, DEFAULT_TAX_CODE } from '@siteledger/shared-lib/domain';
import { invalid } from '../http/errors/errors';
import { type AccountingDocument, type AccountingLine, type DocumentPages } from './accounting-document';
import { type Layout } from './layouts/layout';
import { accountOf, taxCodeOf } from './layouts/rows';

/** Documents named in a refusal; the rest are counted. */
const NAMED_MAX = 200;

const labelOf = (line: AccountingLine) => ACCOUNTING_PURPOSES.find(({ key }) => key === line.purpose)?.label;

const taxCodeMissing = (line: AccountingLine, settings: AccountingSettings, { allowsNoTaxCode }: Layout) =>
  !taxCodeOf(line, settings) && !(allowsNoTaxCode && line.tax_code === DEFAULT_TAX_CODE);

function obstaclesOf(document: AccountingDocument, settings: AccountingSettings, layout: Layout) {
  const unset = document.lines.flatMap((line) => [
    ...(accountOf(line, settings) ? [] : [`${labelOf(line)} is not set`]),
    ...(taxCodeMissing(line, settings, layout)
      ? [line.tax_code ? `Tax Code ${line.tax_code} is not set` : 'no Tax Code fits']
      : []),
  ]);
  return [...layout.obstacles(document, settings), ...unset];
}

/** The obstacle that another document has this document's number, where numbers must be unique. */
function repeatedNumber({ hasUniqueNumbers }: Layout) {
  const numbers = new Set<string>();
  return ({ number }: AccountingDocument) => {
    const isKnown = numbers.has(number.toLowerCase());
    numbers.add(number.toLowerCase());
    return hasUniqueNumbers && isKnown ? ['another bill of this file has the same number'] : [];
  };
}

/**
 * Refuses the whole export when a document cannot be imported, naming each under `documents.{uuid}`.
 * docs/domain/accounting-export.md#settings-and-refusals
 */
export async function refuseObstacles(pages: DocumentPages, settings: AccountingSettings, layout: Layout) {
  const sameNumber = repeatedNumber(layout);
  const errors: Record<string, string[]> = {};
  let unnamed = 0;
  for await (const page of pages)
    for (const document of page) {
      const found = [...obstaclesOf(document, settings, layout), ...sameNumber(document)];
      const obstacles = [...new Set(found)].map((obstacle) => `${document.number}: ${obstacle}.`);
      if (obstacles.length === 0) continue;
      if (Object.keys(errors).length < NAMED_MAX) errors[`documents.${document.uuid}`] = obstacles;
      else unnamed++;
    }
  if (unnamed > 0) errors.documents = [`${unnamed} more documents cannot be exported.`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
