import { type Random } from '../numbers/random';
import { SUBCONTRACT_TRADES } from './subcontract-trades';
import { SUPPLY_TRADES } from './supply-trades';

/** An item for order lines: description, unit, and the lowest and highest rate in RM. */
export type Item = { description: string; unit: string; rates: readonly [number, number] };

/** The trade of a sub-contractor or supplier, and the account of its bills. */
export type Trade = { title: string; account: string; items: readonly Item[] };

/** Units with integer quantities; other quantities have two decimals. */
const WHOLE_UNITS = new Set(['no', 'set', 'bag', 'trip', 'month', 'day', 'lot']);

export const isWholeUnit = (unit: string) => WHOLE_UNITS.has(unit);

// Parses one trade a line: "title | account | item, unit, lowest-highest; …".
function readTrades(text: string): Trade[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', account = '', items = ''] = line.split('|').map((part) => part.trim());
      return { title, account, items: items.split(';').map(readItem) };
    });
}

function readItem(text: string): Item {
  const [description = '', unit = '', rates = ''] = text.split(',').map((part) => part.trim());
  const [low = 0, high = 0] = rates.split('-').map(Number);
  return { description, unit, rates: [low, high] };
}

const subcontract = readTrades(SUBCONTRACT_TRADES);
const supply = readTrades(SUPPLY_TRADES);

export const tradeOf = (random: Random, isSubContractor: boolean) =>
  random.pick(isSubContractor ? subcontract : supply);
