import {
  addDays,
  addMoney,
  type CashflowItem,
  type CashflowProjection,
  compareDays,
  type Day,
  type Money,
  subtractMoney,
} from '@siteledger/shared-lib/domain';

const ZERO = '0.00';
const DAYS_A_WEEK = 7;

/** An open document that will be paid, before the running balance is added. */
export type ExpectedMovement = Omit<CashflowItem, 'running_balance'>;

const sumOf = (items: readonly ExpectedMovement[], direction: 'IN' | 'OUT') =>
  addMoney(ZERO, ...items.filter((item) => item.direction === direction).map((item) => item.amount));

/**
 * Projects a project's cash over some days, by document and by week, starting from the cash available. `movements` are
 * ordered by date, then IN before OUT, then ref_no. RM. figures.md#the-projection-by-week-and-document
 */
export function projectCashflow(
  asOf: Day,
  days: number,
  openingBalance: Money,
  movements: readonly ExpectedMovement[],
): CashflowProjection {
  const total_in = sumOf(movements, 'IN');
  const total_out = sumOf(movements, 'OUT');
  return {
    as_of: asOf,
    days,
    opening_balance: openingBalance,
    total_in,
    total_out,
    nett: subtractMoney(total_in, total_out),
    closing_balance: subtractMoney(addMoney(openingBalance, total_in), total_out),
    buckets: weeks(asOf, days, openingBalance, movements),
    items: withRunningBalance(openingBalance, movements),
  };
}

function withRunningBalance(openingBalance: Money, movements: readonly ExpectedMovement[]): CashflowItem[] {
  let running_balance = openingBalance;
  return movements.map((item) => {
    running_balance =
      item.direction === 'IN' ? addMoney(running_balance, item.amount) : subtractMoney(running_balance, item.amount);
    return { ...item, running_balance };
  });
}

// Weeks from as_of on; the last one ends with the horizon.
function weeks(asOf: Day, days: number, openingBalance: Money, movements: readonly ExpectedMovement[]) {
  const last = addDays(asOf, days);
  let running = openingBalance;
  const buckets: CashflowProjection['buckets'] = [];
  let from = asOf;
  let isLast = false;
  // Tests the week's end, not the next start: no day follows the last possible date.
  while (!isLast) {
    const end = addDays(from, DAYS_A_WEEK - 1);
    isLast = compareDays(end, last) >= 0;
    const to = isLast ? last : end;
    const within = movements.filter(({ date }) => compareDays(date, from) >= 0 && compareDays(date, to) <= 0);
    const moneyIn = sumOf(within, 'IN');
    const moneyOut = sumOf(within, 'OUT');
    const nett = subtractMoney(moneyIn, moneyOut);
    running = addMoney(running, nett);
    buckets.push({ from, to, in: moneyIn, out: moneyOut, nett, running });
    from = addDays(from, DAYS_A_WEEK);
  }
  return buckets;
}
