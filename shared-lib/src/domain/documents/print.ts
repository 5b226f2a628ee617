import type { Address } from '../parties/address';
import type { Day } from '../days/dates';
import type { Client } from '../parties/client';
import type { InvoiceDetails } from './invoice';
import type { Money } from '../money/money';
import type { Organisation } from '../parties/organisation';
import type { PaymentRecord } from './payment-record';
import type { PurchaseOrderDetails } from './purchase-order';
import type { Reference } from '../reference';

/** Our own company as it is at the head of a printed document, with the account that clients pay into. */
export type Letterhead = Pick<
  Organisation,
  'name' | 'registration_no' | 'sst_no' | 'tin' | 'bank_name' | 'bank_account_no' | 'logo' | keyof Address
>;

/** A project as printed documents name it. */
export type PrintedProject = Reference & { code: string };

/** How a certificate's amount comes about besides what the invoice says; cumulative, RM. certificates.md#printing */
export type CertificateWaterfall = {
  /** Work done and materials on site. */
  gross: Money;
  /** Most that may be retained. */
  retention_limit: Money;
  previous_nett_certified: Money;
};

/** All that is printed on a progress certificate or another invoice; `certificate` is null outside the certificates. */
export type InvoicePrint = {
  /** Null until there is an own company. */
  issuer: Letterhead | null;
  client: Pick<Client, 'name' | 'person_in_charge' | keyof Address>;
  project: PrintedProject;
  invoice: InvoiceDetails;
  days_to_pay: number;
  certificate: CertificateWaterfall | null;
};

/** All that is printed on a purchase order; a draft has the terms that it would be issued with. RM. */
export type PurchaseOrderPrint = {
  issuer: Letterhead | null;
  payee: Pick<Organisation, 'name' | 'type' | 'registration_no' | 'sst_no' | keyof Address>;
  project: PrintedProject;
  order: PurchaseOrderDetails;
  /** Sum of the lines, before tax. */
  subtotal: Money;
};

/** What a batch paid on one bill, in RM; `total_expenses` is the whole bill with its tax. */
export type PrintedPayment = {
  uuid: string;
  ref_no: string;
  description: string | null;
  invoice_date: Day;
  total_expenses: Money;
  project: PrintedProject;
  payment_amt: Money;
};

/** What a batch paid to one contractor or supplier, in RM. */
export type PrintedPayee = Pick<
  Organisation,
  'uuid' | 'name' | 'registration_no' | 'bank_name' | 'bank_account_no' | keyof Address
> & { total_paid: Money; payments: PrintedPayment[] };

/** All that is printed on a payment voucher and on the remittance advices of its payees. */
export type PaymentRecordPrint = {
  issuer: Letterhead | null;
  record: PaymentRecord;
  /** Whether it shows the payments of the caller's own projects only. roles-and-permissions.md#own-projects */
  is_extract: boolean;
  /** By name. */
  payees: PrintedPayee[];
};
