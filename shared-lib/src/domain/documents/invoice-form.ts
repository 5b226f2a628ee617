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
import { invoiceSchema, type InvoiceKind } from './invoice';
import { isAmount } from '../money/money';
import { taxCodeProblem, taxRateOn, type GivenTax, type TaxRate } from '../accounting/tax';

/** What decides the tax of an invoice: the rates, and how one that is changed is taxed. */
export type InvoiceTaxes = { rates: readonly TaxRate[]; given?: GivenTax };

/** What the form of an invoice knows before anything is typed. */
export type InvoiceFormBasis = Omit<ClaimBasis, 'taxRate'> & InvoiceTaxes;

const isBlank = (value: unknown) => value === null || value === undefined || value === '';
const readable = (value: unknown) => (isAmount(value) ? value : null);

// What a form holds while it is filled in.
type Typed = Record<string, unknown>;

const AMOUNTS = [...AMOUNT_FIELDS, 'debit_note'] as const;

/**
 * The invoice that a form would raise as it is filled in now; what cannot be read yet counts as empty.
 * docs/domain/certificates.md#amounts-to-date
 */
export function claimOfForm(kind: InvoiceKind, values: Typed, basis: InvoiceFormBasis) {
  const typed: TypedAmounts = Object.fromEntries(AMOUNTS.map((name) => [name, readable(values[name])]));
  return claimOf(kind, typed, { ...basis, taxRate: taxRateOfForm(values, basis) });
}

/** The rate in percent of the tax code that a form has, on the day that it has. */
export const taxRateOfForm = ({ tax_code, invoice_date }: Typed, { rates, given }: InvoiceTaxes) =>
  isDay(invoice_date) ? taxRateOn(rates, codeOf(tax_code), invoice_date, given) : '0.00';

const codeOf = (tax_code: unknown) => (tax_code as string | null | undefined) ?? DEFAULT_TAX_CODE;

/** Why the tax code that a form has cannot be on the day that it has, if it cannot. */
export function taxProblemOfForm({ tax_code, invoice_date }: Typed, { rates, given }: InvoiceTaxes) {
  return isDay(invoice_date) ? taxCodeProblem(rates, codeOf(tax_code), invoice_date, given) : undefined;
}

const formSchema = onUse(() => invoiceSchema.shape({ version: wholeNumber('Version') }));

// A shape of yup forgets what its fields are.
const amountOf = (field: keyof TypedAmounts) => formSchema.fields[field] as ReturnType<typeof amount>;

/**
 * The rules of an invoice's form: the schema of the call and the version that was read, with the amount that the kind is
 * made from required, and, where a basis is given, every refusal that the server would have for the amounts.
 * docs/domain/certificates.md#amounts-to-date, docs/domain/certificates.md#fields
 */
export function invoiceFormSchema(kind: InvoiceKind, basis?: InvoiceFormBasis) {
  const { required, optional } = AMOUNTS_OF_KIND[kind];
  const ofOtherKinds = AMOUNT_FIELDS.filter((field) => !takesAmount(kind, field));
  const canBe =
    (field: keyof TypedAmounts) =>
    (value: unknown, { parent, createError }: TestContext) => {
      // What is left blank has a value, too; what is required and missing, or is no amount, is refused for that.
      if (!basis || !isAmount((parent as Typed)[required]) || !(isAmount(value) || isBlank(value))) return true;
      const [message] =
        claimProblems(kind, claimOfForm(kind, parent as Typed, basis), basis.previous.cert_no)[field] ?? [];
      return message === undefined || createError({ message });
    };
  return formSchema.shape({
    // What was typed before another kind was chosen is not sent.
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

/** What an invoice's form sends: without the amounts of other kinds. */
export const withoutOtherKinds = <Values extends object>(kind: InvoiceKind, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !AMOUNT_FIELDS.some((field) => field === name && !takesAmount(kind, field)),
    ),
  ) as Values;
