import { mixed, type TestContext } from 'yup';
import {
  AMOUNT_FIELDS,
  AMOUNTS_OF_KIND,
  claimOf,
  claimProblems,
  takesAmount,
  type ClaimBasis,
  type TypedAmounts,
} from './claim';
import { isDay } from './dates';
import { DEFAULT_TAX_CODE } from './document-status';
import { wholeNumber, type amount } from './fields';
import { invoiceSchema, type InvoiceKind } from './invoice';
import { isAmount } from './money';
import { taxRateOn, type TaxRate } from './tax';

/** What the form of an invoice knows before anything is typed. */
export type InvoiceFormBasis = Omit<ClaimBasis, 'taxRate'> & { rates: readonly TaxRate[] };

const readable = (value: unknown) => (isAmount(value) ? value : null);

// What a form holds while it is filled in.
type Typed = Record<string, unknown>;

const AMOUNTS = [...AMOUNT_FIELDS, 'debit_note'] as const;

/** The invoice that a form would raise as it is filled in now; what cannot be read yet counts as empty. Decision §2. */
export function claimOfForm(kind: InvoiceKind, values: Typed, { rates, ...basis }: InvoiceFormBasis) {
  const typed: TypedAmounts = Object.fromEntries(AMOUNTS.map((name) => [name, readable(values[name])]));
  return claimOf(kind, typed, { ...basis, taxRate: taxRateOfForm(values, rates) });
}

/** The rate in percent of the tax code that a form has, on the day that it has. */
export const taxRateOfForm = ({ tax_code, invoice_date }: Typed, rates: readonly TaxRate[]) =>
  isDay(invoice_date) ? taxRateOn(rates, (tax_code as string | null) ?? DEFAULT_TAX_CODE, invoice_date) : '0.00';

const formSchema = invoiceSchema.shape({ version: wholeNumber('Version') });

// A shape of yup forgets what its fields are.
const amountOf = (field: keyof TypedAmounts) => formSchema.fields[field] as ReturnType<typeof amount>;

/**
 * The rules of an invoice's form: the schema of the call and the version that was read, with the amount that the kind is
 * made from required, and, where a basis is given, every refusal that the server would have for the amounts. Decision §2, §3.
 */
export function invoiceFormSchema(kind: InvoiceKind, basis?: InvoiceFormBasis) {
  const { required } = AMOUNTS_OF_KIND[kind];
  const ofOtherKinds = AMOUNT_FIELDS.filter((field) => !takesAmount(kind, field));
  const canBe =
    (field: keyof TypedAmounts) =>
    (value: unknown, { parent, createError }: TestContext) => {
      if (!basis || !isAmount(value)) return true;
      const [message] =
        claimProblems(kind, claimOfForm(kind, parent as Typed, basis), basis.previous.cert_no)[field] ?? [];
      return message === undefined || createError({ message });
    };
  return formSchema.shape({
    // What was typed before another kind was chosen is not sent.
    ...Object.fromEntries(ofOtherKinds.map((field) => [field, mixed().nullable()])),
    [required]: amountOf(required).required().test('claim', canBe(required)),
    debit_note: amountOf('debit_note').test('claim', canBe('debit_note')),
  }) as typeof formSchema;
}

/** What an invoice's form sends: without the amounts of other kinds. */
export const withoutOtherKinds = <Values extends object>(kind: InvoiceKind, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => !AMOUNT_FIELDS.some((field) => field === name && !takesAmount(kind, field)),
    ),
  ) as Values;
