import type { Address } from '../parties/address';
import type { Day } from '../days/dates';
import type { Client } from '../parties/client';
import type { InvoiceDetails } from './invoice';
import type { Money } from '../money/money';
import type { Organisation } from '../parties/organisation';
import type { PaymentRecord } from './payment-record';
import type { Project } from '../project';
import type { PurchaseOrderDetails } from './purchase-order';
import type { Reference } from '../reference';

/** Our own company in the head of a printed document, with the bank account that clients pay into. */
export type Letterhead = Pick<
  Organisation,
  'name' | 'registration_no' | 'sst_no' | 'tin' | 'bank_name' | 'bank_account_no' | 'logo' | keyof Address
>;

/** A project on printed documents. */
export type PrintedProject = Reference & { code: string };

/** Amounts of a printed certificate that the invoice itself does not have; cumulative, RM. certificates.md#printing */
export type CertificateWaterfall = {
  /** Work done and materials on site. */
  gross: Money;
  retention_limit: Money;
  previous_nett_certified: Money;
};

/** All data of a printed invoice; `certificate` is null for invoices that are not certificates. */
export type InvoicePrint = {
  /** Null until an own company is recorded. */
  issuer: Letterhead | null;
  client: Pick<Client, 'name' | 'person_in_charge' | 'tin' | 'sst_no' | keyof Address>;
  project: PrintedProject & Pick<Project, 'contract_form'>;
  invoice: InvoiceDetails;
  days_to_pay: number;
  certificate: CertificateWaterfall | null;
};

/** All data of a printed purchase order; a draft shows the terms it would be issued with. RM. */
export type PurchaseOrderPrint = {
  issuer: Letterhead | null;
  payee: Pick<Organisation, 'name' | 'type' | 'registration_no' | 'sst_no' | keyof Address>;
  project: PrintedProject;
  order: PurchaseOrderDetails;
  /** Sum of the lines, before tax. */
  subtotal: Money;
};

/** A batch's payment on one bill, in RM; `total_expenses` is the whole bill with its tax. */
export type PrintedPayment = {
  uuid: string;
  ref_no: string;
  description: string | null;
  invoice_date: Day;
  total_expenses: Money;
  project: PrintedProject;
  payment_amt: Money;
};

/** A batch's payments to one contractor or supplier, in RM. */
export type PrintedPayee = Pick<
  Organisation,
  'uuid' | 'name' | 'registration_no' | 'bank_name' | 'bank_account_no' | keyof Address
> & { total_paid: Money; payments: PrintedPayment[] };

/** All data of a printed payment voucher and its payees' remittance advices. */
export type PaymentRecordPrint = {
  issuer: Letterhead | null;
  record: PaymentRecord;
  /** Whether only payments of the caller's own projects are included. roles-and-permissions.md#own-projects */
  is_extract: boolean;
  /** Sorted by name. */
  payees: PrintedPayee[];
};
