import {
  addMoney,
  amount,
  compareDays,
  compareMoney,
  type Day,
  day,
  documentNumber,
  type FieldMessages,
  identifier,
  nettCertified,
  onUse,
  paragraphs,
  record,
  subtractMoney,
  text,
  toMoney,
} from '@siteledger/shared-lib/domain';
import { type InferType } from 'yup';

const toDate = (label: string) => amount(label, { min: '0' });

/**
 * Schema of an opening certificate: everything certified, taxed and received on a project up to the day of a cut-over.
 * Amounts to date, in RM. docs/domain/certificates.md#opening-certificates
 */
export const openingSchema = onUse(() =>
  record({
    project_uuid: identifier('Project').required(),
    cert_no: documentNumber('Cert No').max(50),
    invoice_no: documentNumber('Invoice No').max(50),
    invoice_date: day('Cut-over Date').required(),
    due_date: day('Due Date'),
    work_done_certified: toDate('Work Done to Date').required(),
    materials_on_site: toDate('Materials on Site'),
    retention: toDate('Retention to Date'),
    released: toDate('Released to Date'),
    total_tax: toDate('Tax to Date'),
    debit_note: toDate('Debit Notes to Date'),
    received: toDate('Received to Date'),
    description: text('Description').max(1000),
    remarks: paragraphs('Remarks').max(4000),
  }),
);

export type OpeningInput = InferType<typeof openingSchema>;

const money = (typed: string | number | null | undefined) => toMoney(typed ?? '0');

/** The amounts of an opening certificate: certified, claimed, received and still owed. RM. */
export function openingAmounts(input: OpeningInput) {
  const certified = {
    work_done: money(input.work_done_certified),
    materials: money(input.materials_on_site),
    retention: money(input.retention),
    released: money(input.released),
  };
  const claimed = {
    invoice_amt: nettCertified(certified),
    total_tax: money(input.total_tax),
    debit_note: money(input.debit_note),
  };
  const total_invoiced = addMoney(claimed.invoice_amt, claimed.total_tax);
  const total_amount = subtractMoney(total_invoiced, claimed.debit_note);
  const received = money(input.received);
  return { certified, claimed, total_invoiced, total_amount, received, balance: subtractMoney(total_amount, received) };
}

const isAbove = (one: string, other: string) => compareMoney(one, other) > 0;

const atMost = (label: string, most: string) => [`${label} must be less than or equals to ${most}.`];

/** Errors by field of an opening certificate; empty when there are none. */
export function openingProblems(input: OpeningInput, today: Day): FieldMessages {
  const { certified, claimed, total_invoiced, total_amount, received } = openingAmounts(input);
  const { work_done, materials, retention, released } = certified;
  const gross = addMoney(work_done, materials);
  if (compareDays(input.invoice_date, today) > 0) return { invoice_date: ['Cut-over Date must not be in the future.'] };
  if (isAbove(retention, gross)) return { retention: atMost('Retention to Date', gross) };
  if (isAbove(released, retention)) return { released: atMost('Released to Date', retention) };
  if (isAbove(claimed.debit_note, total_invoiced)) return { debit_note: atMost('Debit Notes to Date', total_invoiced) };
  if (isAbove(received, total_amount)) return { received: atMost('Received to Date', total_amount) };
  return {};
}
