import {
  compareDays,
  compareMoney,
  type Day,
  type Money,
  mustNotExceedBalance,
  PAYMENT_IN_FUTURE,
} from '@siteledger/shared-lib/domain';
import { invalid } from '../../http/errors';

/** Money moves today or has moved. Decision §3. */
export function refuseFutureDate(date: Day, today: Day) {
  if (compareDays(date, today) > 0) throw invalid({ payment_date: [PAYMENT_IN_FUTURE] });
}

/** Nobody pays more than is open; lock the document first. Decision §4. */
export function refuseOverpayment(amount: Money, open: Money) {
  if (compareMoney(amount, open) > 0) throw invalid({ payment_amt: [mustNotExceedBalance(open)] });
}
