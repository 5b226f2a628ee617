import { lineOfKeys } from '@siteledger/platform/contract';
import Big from 'big.js';
import { toMoney, type Money } from './money';

type Token = Big | string;

// A number such as 1,250.50 or 1.2k, with or without thousands separators, or an operator. A number has no leading
// zeros, so that "12/05/2026" and "03-2161 8888" are not calculations.
const TOKEN =
  /\s*(?:([1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)([km]?)(?![\w.,])|([-+*/()]))\s*/giy;

const TIMES: Record<string, number> = { k: 1_000, m: 1_000_000 };

const SIGNS: Record<string, string> = { '×': '*', '÷': '/' };

const IS_CALCULATION = /^=|[\d)km]\s*[-+*/(×÷]|\d[km]$/i;

/** Whether a text looks like a complete or incomplete calculation. */
export const isCalculation = (text: string) => IS_CALCULATION.test(lineOfKeys(text));

/**
 * Result of a calculation in RM, rounded once to the sen: "100+50", "=3*1250", "1.2k", "(20+5)/2". Undefined for any
 * other text, such as "150", "7 or 8", "1,5+2", "100+" or "1/0". docs/domain/screens.md#forms
 */
export function calculate(text: string): Money | undefined {
  if (!isCalculation(text)) return undefined;
  const typed = lineOfKeys(text).replace(/[×÷]/g, (sign) => SIGNS[sign]!);
  const tokens = tokensOf(typed.replace(/^=/, ''));
  try {
    return tokens && toMoney(valueOf(tokens).toFixed());
  } catch {
    // The calculation is incomplete or divides by zero.
    return undefined;
  }
}

function tokensOf(text: string): Token[] | undefined {
  const found = [...text.matchAll(TOKEN)];
  const isWhole = found.reduce((length, [part]) => length + part.length, 0) === text.length;
  return isWhole
    ? found.map(([, figure, unit = '', sign = '']) =>
        figure ? new Big(figure.replaceAll(',', '')).times(TIMES[unit.toLowerCase()] ?? 1) : sign,
      )
    : undefined;
}

function valueOf(tokens: Token[]): Big {
  let at = 0;
  const next = (...signs: string[]) => {
    const token = tokens[at];
    if (typeof token !== 'string' || !signs.includes(token)) return undefined;
    at += 1;
    return token;
  };

  const figure = () => {
    const token = tokens[at];
    if (!(token instanceof Big)) throw new SyntaxError('A figure is missing.');
    at += 1;
    return token;
  };
  const factor = (): Big => {
    if (!next('(')) return figure();
    // Accountants write negative amounts in parentheses, so "(20.00)-5" is ambiguous.
    if (tokens[at + 1] === ')') throw new SyntaxError('Parentheses around one figure.');
    const inner = sum();
    if (!next(')')) throw new SyntaxError('A parenthesis is not closed.');
    return inner;
  };
  const product = () => {
    let value = factor();
    for (let sign = next('*', '/'); sign; sign = next('*', '/'))
      value = sign === '*' ? value.times(factor()) : value.div(factor());
    return value;
  };
  const sum = (): Big => {
    let value = next('-') ? product().neg() : product();
    for (let sign = next('+', '-'); sign; sign = next('+', '-'))
      value = sign === '+' ? value.plus(product()) : value.minus(product());
    return value;
  };

  const value = sum();
  if (at < tokens.length) throw new SyntaxError('A sign is missing.');
  return value;
}
