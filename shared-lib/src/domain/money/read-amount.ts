import { lineOfKeys } from '@siteledger/platform/contract';
import { isAmount } from './money';

const CURRENCY = /RM|MYR/i;
const IN_PARENTHESES = /^\( *(.*?) *\)$/;
const MINUS_BEHIND = /^([^-].*?) *-$/;
const MINUS_APART = /^- +/;
// Blanks or apostrophes may separate groups of three digits only: "12 34" is two amounts.
const GROUPS = /^-?\d{1,3}([ '\u2019])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
const CELLS = /\S\s*[\t\r\n]\s*\S/;

/**
 * Parses an amount as people and spreadsheets write it ("RM 1,234.50", "(RM 20.00)", "20.00-", "1'234.50", ".5") to a
 * plain one. Any other text, or more than one amount, is returned trimmed, so that the field shows and refuses it.
 */
export function readAmount(text: string): string {
  if (CELLS.test(text)) return text.trim();
  const bare = lineOfKeys(text.replace(CURRENCY, ' '));
  const signed = bare.replace(IN_PARENTHESES, '-$1').replace(MINUS_BEHIND, '-$1').replace(MINUS_APART, '-');
  const joined = GROUPS.test(signed) ? signed.replace(/[ '\u2019]/g, '') : signed;
  const plain = joined.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return isAmount(plain) ? plain : text.trim();
}
