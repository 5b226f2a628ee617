import { mixed, type TestContext } from 'yup';
import {
  AMOUNT_FIELDS,
  AMOUNTS_OF_KIND,
  certificateDayProblem,
  claimOf,
  claimProblems,
  takesAmount,
  type ClaimBasis,
  type TypedAmounts,
} from './claim';
import { isDay } from '../days/dates';
import { DEFAULT_TAX_CODE, TAX_CODES } from './document-status';
import { type amount, choice, day, onUse, wholeNumber } from '../fields';
import { invoiceSchema, type InvoiceKind, type PreviousCertificate } from './invoice';
import { isAmount } from '../money/money';
import { taxCodeProblem, taxRateOn, type GivenTax, type TaxRate } from '../accounting/tax';

/** The tax rates, and the stored tax of an edited invoice. */
export type InvoiceTaxes = { rates: readonly TaxRate[]; given?: GivenTax };

/** Data that an invoice's form needs before anything is typed. */
export type InvoiceFormBasis = Omit<ClaimBasis, 'taxRate'> &
  InvoiceTaxes &
  Partial<Pick<PreviousCertificate, 'payment_days'>>;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';
const readable = (value: unknown) => (isAmount(value) ? value : null);

type Typed = Record<string, unknown>;

const AMOUNTS = [...AMOUNT_FIELDS, 'debit_note'] as const;

/**
 * Computes the invoice from a form's present values; unreadable values are treated as empty.
 * docs/domain/certificates.md#amounts-to-date
 */
export function claimOfForm(kind: InvoiceKind, values: Typed, basis: InvoiceFormBasis) {
  const typed: TypedAmounts = Object.fromEntries(AMOUNTS.map((name) => [name, readable(values[name])]));
  return claimOf(kind, typed, { ...basis, taxRate: taxRateOfForm(values, basis) });
}

/** Rate in percent of the form's tax code on the form's invoice date. */
export const taxRateOfForm = ({ tax_code, invoice_date }: Typed, { rates, given }: InvoiceTaxes) =>
  isDay(invoice_date) ? taxRateOn(rates, codeOf(tax_code), invoice_date, given) : '0.00';

const codeOf = (tax_code: unknown) => (tax_code as string | null | undefined) ?? DEFAULT_TAX_CODE;

/** Error message when the form's tax code is not valid on its invoice date, else undefined. */
export function taxProblemOfForm({ tax_code, invoice_date }: Typed, { rates, given }: InvoiceTaxes) {
  return isDay(invoice_date) ? taxCodeProblem(rates, codeOf(tax_code), invoice_date, given) : undefined;
}

const formSchema = onUse(() => invoiceSchema.shape({ version: wholeNumber('Version') }));

// yup's `shape` loses the types of the fields, hence the cast.
const amountOf = (field: keyof TypedAmounts) => formSchema.fields[field] as ReturnType<typeof amount>;

/**
 * The schema of an invoice's form: the call's schema plus the version read, with the main amount of the kind required.
 * With a basis, it also reports the server's refusals of the amounts. docs/domain/certificates.md#amounts-to-date,
 * docs/domain/certificates.md#fields
 */
export function invoiceFormSchema(kind: InvoiceKind, basis?: InvoiceFormBasis) {
  const { required, optional } = AMOUNTS_OF_KIND[kind];
  const ofOtherKinds = AMOUNT_FIELDS.filter((field) => !takesAmount(kind, field));
  const canBe =
    (field: keyof TypedAmounts) =>
    (value: unknown, { parent, createError }: TestContext) => {
      // A blank amount has a value, too. A missing or malformed amount is reported by its own rules.
      if (!basis || !isAmount((parent as Typed)[required]) || !(isAmount(value) || isBlank(value))) return true;
      const [message] =
        claimProblems(kind, claimOfForm(kind, parent as Typed, basis), basis.previous.cert_no)[field] ?? [];
      return message === undefined || createError({ message });
    };
  return formSchema.shape({
    // Amounts of other kinds are not validated, because they are not sent.
    ...Object.fromEntries(ofOtherKinds.map((field) => [field, mixed().nullable()])),
    [required]: amountOf(required).required().test('claim', canBe(required)),
    ...Object.fromEntries(optional.map((field) => [field, amountOf(field).test('claim', canBe(field))])),
    debit_note: amountOf('debit_note').test('claim', canBe('debit_note')),
    invoice_date: day('Invoice Date')
      .required()
      .test('in-order', (value, { createError }) => {
        const message =
          isDay(value) && basis && certificateDayProblem(kind, value, basis.previous.last_day, basis.given);
        return message ? createError({ message }) : true;
      }),
    tax_code: choice('Tax Code', TAX_CODES).test('exists-on-day', (_, { parent, createError }) => {
      const message = basis && taxProblemOfForm(parent as Typed, basis);
      return message === undefined || createError({ message });
    }),
  }) as typeof formSchema;
}

/** The form's values without the amounts of other kinds, as they are sent. */
export const withoutOtherKinds = <Values extends object>(kind: InvoiceKind, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !AMOUNT_FIELDS.some((field) => field === name && !takesAmount(kind, field)),
    ),
  ) as Values;
