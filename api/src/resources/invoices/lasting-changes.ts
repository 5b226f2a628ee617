import {
  type CertifiedBefore,
  DEFAULT_TAX_CODE,
  dueAfter,
  type GivenTax,
  type InvoiceInput,
  type InvoiceUpdate,
  LASTING_INVOICE_FIELDS,
  onlyLastingFields,
  type TaxRate,
} from '@siteledger/shared-lib/domain';
import { conflict } from '../../http/errors/errors';
import { type DocumentRow } from '../documents/documents.queries';
import { isPaid } from '../documents/settled';
import { refuseDay, refuseTaxCode } from './invoice-amounts';
import { type AmountsOfKind } from './invoice-as-typed';

type Field = keyof InvoiceInput;

type StillChangeable = 'invoice_date' | 'due_date' | 'remarks';

// Fields that keep their value when empty.
type KeptWhenEmpty = keyof AmountsOfKind | 'invoice_no' | 'cert_no' | 'project_uuid' | 'kind';

// The value of every other field when empty.
const WHEN_EMPTY: Partial<InvoiceInput> & Required<Omit<InvoiceInput, KeptWhenEmpty | StillChangeable>> = {
  debit_note: '0.00',
  tax_code: DEFAULT_TAX_CODE,
  client_ref_no: null,
  description: null,
};

/** The tax code, day and rate that an invoice has. */
export const givenTax = ({ tax_code, invoice_date, tax_rate }: DocumentRow<'invoices'>): GivenTax => ({
  code: tax_code,
  day: invoice_date,
  rate: tax_rate,
});

type Basis = { rates: readonly TaxRate[]; previous: CertifiedBefore; payment_days: number | null };

/**
 * The columns that may change on a paid, exported or opening invoice: dates and remarks. Refuses any other change.
 * docs/domain/certificates.md#what-may-change
 */
export function changesAfterPayment(
  invoice: DocumentRow<'invoices'>,
  current: InvoiceInput,
  input: InvoiceUpdate,
  { rates, previous, payment_days }: Basis,
) {
  const isOther = ([field, value]: [Field, unknown]) =>
    !LASTING_INVOICE_FIELDS.includes(field) &&
    field !== 'project_uuid' &&
    (value ?? (field in WHEN_EMPTY ? WHEN_EMPTY[field] : current[field])) !== current[field];
  if ((Object.entries(input) as [Field, unknown][]).some(isOther)) {
    throw conflict(onlyLastingFields({ is_opening: invoice.is_opening, isPaid: isPaid(invoice) }));
  }
  const { invoice_date = invoice.invoice_date, due_date, remarks = null } = { ...current, ...input };
  const given = givenTax(invoice);
  refuseTaxCode(rates, invoice.tax_code, invoice_date, given);
  refuseDay(invoice.kind, invoice_date, previous.last_day, given);
  return { invoice_date, due_date: due_date ?? dueAfter(invoice_date, payment_days), remarks };
}
