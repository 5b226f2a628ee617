import type { InferType } from 'yup';
import type { Day } from '../days/dates';
import { TAX_CODES, type DocumentStatus } from './document-status';
import {
  amount,
  choice,
  day,
  documentNumber,
  identifier,
  onUse,
  paragraphs,
  percentage,
  record,
  text,
} from '../fields';
import type { Money } from '../money/money';
import type { Recorded, Reference } from '../reference';

export const INVOICE_KINDS = ['progress', 'retention_release', 'other'] as const;

export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * Schema to create an invoice. Cumulative "to date" amounts in RM; the server decides which amounts each kind needs.
 * docs/domain/certificates.md#fields
 */
export const invoiceSchema = onUse(() =>
  record({
    project_uuid: identifier('Project').required(),
    kind: choice('Kind', INVOICE_KINDS),
    invoice_no: documentNumber('Invoice No').max(50),
    cert_no: documentNumber('Cert No').max(50),
    client_ref_no: documentNumber('Client Ref No').max(50),
    invoice_date: day('Invoice Date').required(),
    due_date: day('Due Date'),
    work_done_certified: amount('Work Done Certified', { min: '0' }),
    materials_on_site: amount('Materials on Site', { min: '0' }),
    released: amount('Released', { min: '0' }),
    invoice_amt: amount('Invoice Amount', { min: '0' }),
    retention_percent: percentage('Retention Percent', { min: '0', max: '100' }),
    tax_code: choice('Tax Code', TAX_CODES),
    debit_note: amount('Debit Note', { min: '0' }),
    description: text('Description').max(1000),
    remarks: paragraphs('Remarks').max(4000),
  }),
);

export type InvoiceInput = InferType<typeof invoiceSchema>;

/**
 * Schema to update an invoice: omitted fields stay, empty ones get the default of a new invoice. Project and kind stay.
 */
export const invoiceUpdateSchema = onUse(() => invoiceSchema.partial());

export type InvoiceUpdate = InferType<typeof invoiceUpdateSchema>;

/** Fields that may still change on a paid or exported invoice. docs/domain/certificates.md#what-may-change */
export const LASTING_INVOICE_FIELDS: readonly (keyof InvoiceInput)[] = ['invoice_date', 'due_date', 'remarks'];

/**
 * An invoice (progress claim) in responses. Certified amounts are cumulative; amounts in RM; overdue in days.
 * docs/domain/certificates.md#fields, docs/domain/certificates.md#amounts-to-date
 */
export type Invoice = Recorded & {
  project: Reference;
  client: Reference;
  client_name: string;
  contractor: Reference | null;
  kind: InvoiceKind;
  invoice_no: string;
  cert_no: string | null;
  ref_no: string;
  client_ref_no: string | null;
  invoice_date: Day;
  due_date: Day;
  work_done_certified: Money;
  materials_on_site: Money;
  retention: Money;
  released: Money;
  nett_certified: Money;
  retention_percent: string;
  invoice_amt: Money;
  tax_code: string;
  total_tax: Money;
  total_invoiced: Money;
  debit_note: Money;
  dc_note: Money;
  total_amount: Money;
  total_payment: Money;
  total_received_in_period: Money;
  total_receivable: Money;
  write_off_amt: Money;
  write_off_date: Day | null;
  write_off_reason: string | null;
  balance: Money;
  overdue: number;
  status: DocumentStatus;
  description: string | null;
  remarks: string | null;
};

/**
 * One invoice with the facts that decide whether it may change: whether it is the last certificate or the opening one,
 * and when it was exported.
 */
export type InvoiceDetails = Invoice & {
  /** Always true outside the certificates. */
  is_last_certificate: boolean;
  /** Sums up the certificates of the former books. docs/domain/certificates.md#opening-certificates */
  is_opening: boolean;
  tax_rate: string;
  exported_at: string | null;
};

/**
 * Defaults of the next certificate's form: cumulative amounts in RM, the previous and next certificate numbers, and the
 * latest day of the certificates so far. docs/domain/certificates.md#the-next-certificate
 */
export type PreviousCertificate = {
  prev_cert_no: string | null;
  prev_invoice_date: Day | null;
  next_cert_no: string;
  work_done_certified: Money;
  materials_on_site: Money;
  retention: Money;
  released: Money;
  nett_certified: Money;
  total_invoiced: Money;
  /** The client's payment terms; null for the usual 30 days. */
  payment_days: number | null;
};
