import {
  compareDays,
  compareMoney,
  type Day,
  type Money,
  mustNotExceedBalance,
  mustNotFollowWriteOff,
  PAYMENT_IN_FUTURE,
} from '@siteledger/shared-lib/domain';
import { invalid } from '../../http/errors/errors';

/** A payment cannot be dated in the future. docs/domain/payments.md#one-payment */
export function refuseFutureDate(date: Day, today: Day) {
  if (compareDays(date, today) > 0) throw invalid({ payment_date: [PAYMENT_IN_FUTURE] });
}

/** A payment cannot be dated after the write-off of its document. docs/domain/payments.md#write-offs */
export function refuseAfterWriteOff(date: Day, { write_off_date }: { write_off_date: Day | null }) {
  if (write_off_date !== null && compareDays(date, write_off_date) > 0)
    throw invalid({ payment_date: [mustNotFollowWriteOff(write_off_date)] });
}

/** A payment cannot exceed the balance; lock the document first. docs/domain/payments.md#no-overpayment */
export function refuseOverpayment(amount: Money, open: Money) {
  if (compareMoney(amount, open) > 0) throw invalid({ payment_amt: [mustNotExceedBalance(open)] });
}
