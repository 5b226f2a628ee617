import { type InferType } from 'yup';
import { compareDays, type Day, formatDay, isDay } from '../days/dates';
import { day, onUse, record, text } from '../fields';

// docs/domain/payments.md#write-offs
const REASON_MAX = 50;

const details = () => ({ reason: text('Reason').required().max(REASON_MAX), write_off_date: day('Write-off Date') });

/**
 * What a write-off of an expense or an invoice sends; it counts from write_off_date on, which is today when it is
 * absent. docs/domain/payments.md#write-offs
 */
export const writeOffSchema = onUse(() => record(details()));

export type WriteOffInput = InferType<typeof writeOffSchema>;

/** What decides on which days a document can be written off; whoever cannot know its last payment leaves that out. */
type Dated = { invoice_date: Day; last_payment_date?: Day | null };

/**
 * Why a document cannot be written off on a day, if so: the day lies in the future, before the document or before its last
 * payment, which was still expected and made after it. docs/domain/payments.md#write-offs
 */
export function writeOffDateProblem(date: Day, { invoice_date, last_payment_date }: Dated, today: Day) {
  if (compareDays(date, today) > 0) return 'Write-off Date must not be in the future.';
  if (compareDays(date, invoice_date) < 0)
    return `Write-off Date must not be before the Invoice Date, ${formatDay(invoice_date)}.`;
  if (last_payment_date && compareDays(date, last_payment_date) < 0)
    return `Write-off Date must not be before the last payment, ${formatDay(last_payment_date)}.`;
  return undefined;
}

/** The same for the dialog of one document: it names its day. */
export const writeOffSchemaOf = (document: Dated, today: Day) =>
  writeOffSchema.shape({
    write_off_date: details()
      .write_off_date.required()
      .test('writable', (value, { createError }) => {
        const problem = isDay(value) ? writeOffDateProblem(value, document, today) : undefined;
        return problem === undefined || createError({ message: problem });
      }),
  });
