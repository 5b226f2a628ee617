import { lineOfKeys } from '@siteledger/platform/contract';
import {
  decimalsOf,
  exactPhrase,
  isAmount,
  readAmount,
  SEARCH_KINDS,
  type SearchKind,
  toMoney,
} from '@siteledger/shared-lib/domain';

/** What a typed text may mean. docs/domain/search.md#what-is-typed */
export type SearchTerms = {
  /** The text, without what only chooses kinds. */
  text: string;
  /** Words that a name has to contain; the whole text when it is quoted. */
  words: readonly string[];
  /** Numbers that a short one may stand for: "127" is INV-2026-0127. Lower case. */
  numbers: readonly string[];
  /** RM. */
  amount?: string;
  /** The certificate that "cert 3" or "3" names within a project. */
  certificate?: string;
  kinds: readonly SearchKind[];
};

const PREFIXES: Readonly<Record<string, readonly SearchKind[]>> = {
  '@': ['user', 'client', 'contractor'],
  '#': ['project'],
};

// Of the last years, the newest first: a number is rarely looked for later.
const YEARS = 10;
const SHORT = /^(?:(inv|po|pv)[- ]?)?(?:(\d{4})-)?0*(\d{1,6})$/i;
const CERTIFICATE = /^(?:cert(?:ificate)?\.?\s*)?(?:no\.?\s*)?([\w/-]{1,20})$/i;
const SEN = 2;

function numbersOf(text: string, today: string): string[] {
  const match = SHORT.exec(text);
  if (!match) return [];
  const [, prefix, year, digits = ''] = match;
  const prefixes = prefix ? [prefix.toLowerCase()] : ['inv', 'po', 'pv'];
  const latest = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : Array.from({ length: YEARS }, (_year, index) => latest - index);
  return years.flatMap((of) => prefixes.map((one) => `${one}-${of}-${digits.padStart(4, '0')}`));
}

function amountOf(text: string) {
  const plain = readAmount(text.replace(/^=/, '')).replaceAll(',', '');
  return isAmount(plain) && decimalsOf(plain) <= SEN && !plain.startsWith('-') && plain.length <= 16
    ? toMoney(plain)
    : undefined;
}

/**
 * Reads what was typed; undefined where too little was. One character is enough for a certificate of the project that is open.
 * docs/domain/search.md#what-is-typed
 */
export function readSearch(typed: string, today: string, isInProject: boolean): SearchTerms | undefined {
  const line = lineOfKeys(typed);
  const chosen = PREFIXES[line.charAt(0)];
  const text = chosen ? line.slice(1).trim() : line;
  const isShort = [...text].length < 2;
  if (isShort && (!text || !isInProject)) return undefined;
  const phrase = exactPhrase(text);
  const amount = amountOf(text);
  const certificate = CERTIFICATE.exec(text)?.[1];
  return {
    text: phrase ?? text,
    words: phrase === null ? text.split(' ').filter(Boolean) : [phrase],
    numbers: numbersOf(text, today),
    ...(amount !== undefined && { amount }),
    ...(certificate && { certificate }),
    kinds: isShort ? ['invoice'] : (chosen ?? SEARCH_KINDS),
  };
}
