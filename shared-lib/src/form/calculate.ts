import { toMoney, type Money } from '@siteledger/shared-lib/domain';
import Big from 'big.js';

type Token = Big | string;

// A number with its thousands apart or together, such as 1,250.50 or 1.2k, or a sign.
const TOKEN = /\s*(?:(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)([km]?)(?![\w.,])|([-+*/()]))\s*/giy;

const TIMES: Record<string, number> = { k: 1_000, m: 1_000_000 };

const IS_CALCULATION = /^=|[\d)]\s*[-+*/(]|[km]$/i;

/**
 * What a calculation comes to, in RM, rounded once to the sen: "100+50", "=3*1250", "1.2k", "(20+5)/2". Undefined for what
 * is none, such as "150", "7 or 8", "1,5+2" or "1/0". docs/domain/screens.md#forms
 */
export function calculate(text: string): Money | undefined {
  const typed = text.trim().replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/');
  if (!IS_CALCULATION.test(typed)) return undefined;
  const tokens = tokensOf(typed.replace(/^=/, ''));
  try {
    return tokens && toMoney(valueOf(tokens).toFixed());
  } catch {
    // It has no end or no beginning, or divides by nothing.
    return undefined;
  }
}

function tokensOf(typed: string): Token[] | undefined {
  const found = [...typed.matchAll(TOKEN)];
  const isWhole = found.reduce((length, [part]) => length + part.length, 0) === typed.length;
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

  const factor = (): Big => {
    if (next('-')) return factor().neg();
    if (next('(')) {
      const inner = sum();
      if (!next(')')) throw new SyntaxError('A parenthesis is not closed.');
      return inner;
    }
    const token = tokens[at];
    if (!(token instanceof Big)) throw new SyntaxError('A number is missing.');
    at += 1;
    return token;
  };
  const product = () => {
    let left = factor();
    for (let sign = next('*', '/'); sign; sign = next('*', '/'))
      left = sign === '*' ? left.times(factor()) : left.div(factor());
    return left;
  };
  const sum = (): Big => {
    let left = product();
    for (let sign = next('+', '-'); sign; sign = next('+', '-'))
      left = sign === '+' ? left.plus(product()) : left.minus(product());
    return left;
  };

  const value = sum();
  if (at < tokens.length) throw new SyntaxError('A sign is missing.');
  return value;
}
