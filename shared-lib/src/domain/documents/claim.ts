import {
  type Certified,
  grossOf,
  movement,
  nettCertified,
  NOTHING_CERTIFIED,
  retentionToDate,
  type RetentionTerms,
} from './certificate';
import type { GivenTax } from '../accounting/tax';
import { compareDays, type Day, formatDay } from '../days/dates';
import type { Invoice, InvoiceInput, InvoiceKind } from './invoice';
import { addMoney, compareMoney, type Money, percentOfMoney, subtractMoney, toMoney } from '../money/money';
import type { FieldMessages } from '../validate';

type AmountField = 'work_done_certified' | 'materials_on_site' | 'released' | 'invoice_amt' | 'retention_percent';

/** Amounts that each kind of invoice is computed from; amounts of another kind are refused. certificates.md#kinds */
export const AMOUNTS_OF_KIND: Record<InvoiceKind, { required: AmountField; optional: readonly AmountField[] }> = {
  progress: { required: 'work_done_certified', optional: ['materials_on_site', 'retention_percent'] },
  retention_release: { required: 'released', optional: [] },
  other: { required: 'invoice_amt', optional: [] },
};

export const AMOUNT_FIELDS: readonly AmountField[] = Object.values(AMOUNTS_OF_KIND).flatMap(
  ({ required, optional }) => [required, ...optional],
);

/** Whether a kind of invoice takes an amount. */
export const takesAmount = (kind: InvoiceKind, field: AmountField) =>
  AMOUNTS_OF_KIND[kind].required === field || AMOUNTS_OF_KIND[kind].optional.includes(field);

/** The typed amounts of an invoice: cumulative "to date", in RM. */
export type TypedAmounts = { [Field in AmountField | 'debit_note']?: InvoiceInput[Field] };

/**
 * Amounts certified before an invoice, the last certificate's number and the latest day of all; null before the first.
 * Remotes released before the rule for days omit `last_day`.
 */
export type CertifiedBefore = Certified & { cert_no: string | null; last_day?: Day | null };

/** Everything an invoice is computed from besides the typed amounts; `taxRate` in percent. */
export type ClaimBasis = { terms: RetentionTerms; previous: CertifiedBefore; taxRate: string };

/** Every amount of an invoice: certified to date, its movement, and claimed. RM. */
export type Claim = {
  toDate: Certified;
  previousNett: Money;
  moved: Certified;
  retention_percent: string;
  invoice_amt: Money;
  total_tax: Money;
  total_invoiced: Money;
  debit_note: Money;
  total_amount: Money;
};

/**
 * Computes an invoice from the typed amounts, even if it cannot be raised; see `claimProblems`.
 * docs/domain/certificates.md#amounts-to-date
 */
export function claimOf(kind: InvoiceKind, typed: TypedAmounts, { terms, previous, taxRate }: ClaimBasis): Claim {
  const percent = orElse(typed.retention_percent, terms.retention_percent);
  const toDate = certifiedToDate(kind, typed, { terms, previous, percent });
  const { invoice_amt: certified, ...moved } =
    kind === 'other' ? { ...NOTHING_CERTIFIED, invoice_amt: '0.00' } : movement(previous, toDate);
  const invoice_amt = kind === 'other' ? orElse(typed.invoice_amt, '0.00') : certified;
  const total_tax = percentOfMoney(invoice_amt, taxRate);
  const total_invoiced = addMoney(invoice_amt, total_tax);
  const debit_note = orElse(typed.debit_note, '0.00');
  return {
    toDate,
    previousNett: nettCertified(previous),
    moved,
    retention_percent: kind === 'other' ? '0.00' : percent,
    invoice_amt,
    total_tax,
    total_invoiced,
    debit_note,
    total_amount: subtractMoney(total_invoiced, debit_note),
  };
}

function certifiedToDate(
  kind: InvoiceKind,
  typed: TypedAmounts,
  { terms, previous, percent }: Omit<ClaimBasis, 'taxRate'> & { percent: string },
): Certified {
  const { cert_no: _, last_day: __, ...before } = previous;
  if (kind === 'other') return before;
  // An empty amount keeps the previous certified value.
  if (kind === 'retention_release') return { ...before, released: orElse(typed.released, previous.released) };
  const work_done = orElse(typed.work_done_certified, previous.work_done);
  const materials = orElse(typed.materials_on_site, previous.materials);
  const retention = retentionToDate(grossOf({ work_done, materials }), percent, terms);
  return { work_done, materials, retention, released: previous.released };
}

const orElse = (amount: string | number | null | undefined, fallback: Money) =>
  amount === null || amount === undefined ? fallback : toMoney(amount);

/**
 * The amounts of an invoice as issued; its amount is the difference between two nett certified sums.
 * docs/domain/certificates.md#amounts-to-date
 */
export function claimOfInvoice(invoice: Invoice): Omit<Claim, 'moved'> {
  const { retention_percent, invoice_amt, total_tax, total_invoiced, debit_note, total_amount } = invoice;
  return {
    toDate: {
      work_done: invoice.work_done_certified,
      materials: invoice.materials_on_site,
      retention: invoice.retention,
      released: invoice.released,
    },
    previousNett: subtractMoney(invoice.nett_certified, invoice.invoice_amt),
    ...{ retention_percent, invoice_amt, total_tax, total_invoiced, debit_note, total_amount },
  };
}

/**
 * Error message for a certificate that changes nothing; `cert_no` is the number of the previous one.
 * docs/domain/certificates.md#what-is-refused
 */
const MOVES_NOTHING: Partial<Record<InvoiceKind, (cert_no: string | null) => string>> = {
  progress: (cert_no) =>
    cert_no === null
      ? 'Nothing to certify: no work is done yet.'
      : `Nothing to certify: the work done equals certificate ${cert_no}.`,
  retention_release: (cert_no) => `Nothing to release: the amount released equals certificate ${cert_no}.`,
};

const movesNothing = ({ moved }: Claim) => Object.values(moved).every((amount) => compareMoney(amount, '0') === 0);

// The field to blame for a lower nett. If the gross did not fall, the retention changed: by the typed rate, or by the
// project's rate or limit.
function whatIsLower({ work_done, materials }: Certified): AmountField {
  if (compareMoney(grossOf({ work_done, materials }), '0') >= 0) return 'retention_percent';
  return compareMoney(work_done, '0') < 0 ? 'work_done_certified' : 'materials_on_site';
}

/**
 * Errors by field that prevent an invoice after the certificate `cert_no`; empty when there are none.
 * docs/domain/certificates.md#what-is-refused
 */
export function claimProblems(kind: InvoiceKind, claim: Claim, cert_no: string | null): FieldMessages {
  const { toDate, invoice_amt, debit_note, total_invoiced } = claim;
  const field = AMOUNTS_OF_KIND[kind].required;
  const lower = kind === 'progress' ? whatIsLower(claim.moved) : field;
  if (compareMoney(toDate.released, toDate.retention) > 0 && kind !== 'other')
    return { [lower]: [`Released must be less than or equals to the retention of ${toDate.retention}.`] };
  if (compareMoney(invoice_amt, '0') < 0)
    return { [lower]: ['Lower than the previous certificate. Use a debit note for deductions.'] };
  const nothing = MOVES_NOTHING[kind]?.(cert_no);
  if (nothing && movesNothing(claim)) return { [field]: [nothing] };
  if (compareMoney(debit_note, total_invoiced) > 0)
    return { debit_note: [`Debit Note must be less than or equals to ${total_invoiced}.`] };
  return {};
}

/**
 * Error message for a certificate dated before the last one, else undefined. In order, no past day shows retention
 * released before it was retained. An edited invoice may keep its day. docs/domain/certificates.md#days
 */
export function certificateDayProblem(
  kind: InvoiceKind,
  day: Day,
  last: Day | null | undefined,
  given?: Pick<GivenTax, 'day'>,
) {
  if (kind === 'other' || !last || day === given?.day || compareDays(day, last) >= 0) return undefined;
  return `${formatDay(day)} is before the last certificate of the project, ${formatDay(last)}.`;
}
