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

/** The interpretations of a typed text. docs/domain/search.md#what-is-typed */
export type SearchTerms = {
  /** The text without words that only select kinds. */
  text: string;
  /** Words that a name must contain; a quoted text is a single word. */
  words: readonly string[];
  /** Full numbers for a short one, in lower case: "127" is INV-2026-0127. */
  numbers: readonly string[];
  /** RM. */
  amount?: string;
  /** The certificate within the open project, from "cert 3" or "3". */
  certificate?: string;
  kinds: readonly SearchKind[];
};

const PREFIXES: Readonly<Record<string, readonly SearchKind[]>> = {
  '@': ['user', 'client', 'contractor'],
  '#': ['project'],
};

// The most recent years, newest first: older numbers are rarely searched.
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
 * Parses the typed text; undefined when it is too short. One character suffices for a certificate of the open project.
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
