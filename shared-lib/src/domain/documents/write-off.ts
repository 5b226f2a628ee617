import { type InferType } from 'yup';
import { compareDays, type Day, formatDay, isDay } from '../days/dates';
import { day, onUse, record, text } from '../fields';

// docs/domain/payments.md#write-offs
const REASON_MAX = 50;

const details = () => ({ reason: text('Reason').required().max(REASON_MAX), write_off_date: day('Write-off Date') });

/**
 * Schema to write off an expense or invoice; it takes effect on write_off_date, by default today.
 * docs/domain/payments.md#write-offs
 */
export const writeOffSchema = onUse(() => record(details()));

export type WriteOffInput = InferType<typeof writeOffSchema>;

/** Facts that limit the write-off date; `last_payment_date` is absent where the caller cannot know it. */
type Dated = { invoice_date: Day; last_payment_date?: Day | null };

/**
 * Error message for a write-off date in the future, before the document or before its last payment, else undefined. At
 * that payment the document was still expected to be paid. docs/domain/payments.md#write-offs
 */
export function writeOffDateProblem(date: Day, { invoice_date, last_payment_date }: Dated, today: Day) {
  if (compareDays(date, today) > 0) return 'Write-off Date must not be in the future.';
  if (compareDays(date, invoice_date) < 0)
    return `Write-off Date must not be before the Invoice Date, ${formatDay(invoice_date)}.`;
  if (last_payment_date && compareDays(date, last_payment_date) < 0)
    return `Write-off Date must not be before the last payment, ${formatDay(last_payment_date)}.`;
  return undefined;
}

/** The schema for the dialog of one document, where the date is required. */
export const writeOffSchemaOf = (document: Dated, today: Day) =>
  writeOffSchema.shape({
    write_off_date: details()
      .write_off_date.required()
      .test('writable', (value, { createError }) => {
        const problem = isDay(value) ? writeOffDateProblem(value, document, today) : undefined;
        return problem === undefined || createError({ message: problem });
      }),
  });
