import { lineOfKeys } from '@siteledger/platform/contract';
import { isAmount } from './money';

const CURRENCY = /RM|MYR/i;
const IN_PARENTHESES = /^\( *(.*?) *\)$/;
const MINUS_BEHIND = /^([^-].*?) *-$/;
const MINUS_APART = /^- +/;
// A blank or an apostrophe stands between groups of three digits: "12 34" are two amounts.
const GROUPS = /^-?\d{1,3}([ '\u2019])\d{3}(?:\1\d{3})*(?:\.\d*)?$/;
const CELLS = /\S\s*[\t\r\n]\s*\S/;

/**
 * An amount as people and spreadsheets write it ("RM 1,234.50", "(RM 20.00)", "20.00-", "1'234.50", ".5") as a plain one; what
 * is no amount, or more than one, stays as it was typed, to be seen and refused.
 */
export function readAmount(text: string): string {
  if (CELLS.test(text)) return text.trim();
  const bare = lineOfKeys(text.replace(CURRENCY, ' '));
  const signed = bare.replace(IN_PARENTHESES, '-$1').replace(MINUS_BEHIND, '-$1').replace(MINUS_APART, '-');
  const joined = GROUPS.test(signed) ? signed.replace(/[ '\u2019]/g, '') : signed;
  const plain = joined.replace(/^(-?)\./, '$10.').replace(/\.$/, '');
  return isAmount(plain) ? plain : text.trim();
}
