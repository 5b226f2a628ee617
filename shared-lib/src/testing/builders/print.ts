import type {
  InvoicePrint,
  Letterhead,
  PaymentRecordPrint,
  PrintedPayee,
  PrintedPayment,
  PurchaseOrderPrint,
} from '@siteledger/shared-lib/domain';
import { buildInvoice } from './documents';
import { buildClient, buildContractor } from './parties';
import { buildPurchaseOrder } from './purchase-order';
import { buildRecorded, buildReference } from './sequence';

const { tel_no, fax_no, address_1, address_2, city, postcode, state, country } = buildClient();
const address = { tel_no, fax_no, address_1, address_2, city, postcode, state, country };

const project = { ...buildReference('Pejabat Shah Alam'), code: 'P-0001' };

/** Our own company's letterhead. */
export const buildLetterhead = (given: Partial<Letterhead> = {}): Letterhead => ({
  ...address,
  name: 'Siteledger Bina Sdn Bhd',
  registration_no: '200801023456',
  sst_no: 'W10-1808-31000417',
  tin: null,
  bank_name: 'Maybank',
  bank_account_no: '512834067721',
  logo: '/api/v2/logos/own.png',
  ...given,
});

/** The second certificate of docs/domain/figures.md#the-worked-example, with the given fields of its invoice. */
export const buildInvoicePrint = (
  invoice: Partial<InvoicePrint['invoice']> = {},
  given: Partial<InvoicePrint> = {},
): InvoicePrint => ({
  issuer: buildLetterhead(),
  client: { ...address, name: 'Binaan Seri Maju Sdn Bhd', person_in_charge: 'Puan Lim', tin: null, sst_no: null },
  project: { ...project, contract_form: 'PAM 2018' },
  days_to_pay: 30,
  invoice: {
    ...buildInvoice({
      invoice_no: 'INV-2026-0002',
      cert_no: '2',
      invoice_date: '2026-05-31',
      due_date: '2026-06-30',
      work_done_certified: '450000.00',
      retention: '22500.00',
      nett_certified: '427500.00',
      invoice_amt: '237500.00',
      tax_code: 'ST6',
      total_tax: '14250.00',
      total_invoiced: '251750.00',
      debit_note: '1750.00',
      total_amount: '250000.00',
    }),
    is_last_certificate: true,
    is_opening: false,
    tax_rate: '6.00',
    exported_at: null,
    ...invoice,
  },
  certificate: { gross: '450000.00', retention_limit: '50000.00', previous_nett_certified: '190000.00' },
  ...given,
});

/** An issued order of one line to a sub-contractor, with the given fields. */
export const buildOrderPrint = (order: Partial<PurchaseOrderPrint['order']> = {}): PurchaseOrderPrint => ({
  issuer: buildLetterhead(),
  payee: { ...address, name: 'Alam Damai Sdn Bhd', type: 1, registration_no: null, sst_no: null },
  project,
  subtotal: '400000.00',
  order: buildPurchaseOrder({
    po_no: 'PO-2026-0007',
    status: 'issued',
    total_tax: '24000.00',
    total_value: '424000.00',
    terms: 'Payment within 30 days.',
    ...order,
  }),
});

/** A batch's payment on one bill: RM 50,000 of 80,000. */
export const buildPrintedPayment = (given: Partial<PrintedPayment> = {}): PrintedPayment => ({
  uuid: buildRecorded().uuid,
  ref_no: 'E2',
  description: null,
  invoice_date: '2026-06-15',
  total_expenses: '80000.00',
  project,
  payment_amt: '50000.00',
  ...given,
});

/** One payee of a batch. */
export const buildPrintedPayee = (given: Partial<PrintedPayee> = {}): PrintedPayee => ({
  ...address,
  uuid: buildContractor().uuid,
  name: 'Alam Damai Sdn Bhd',
  registration_no: null,
  bank_name: 'CIMB',
  bank_account_no: '8001234567',
  total_paid: '50000.00',
  payments: [buildPrintedPayment()],
  ...given,
});

/** A batch of one cheque of RM 109,000 to these payees. */
export const buildPaymentRecordPrint = (given: Partial<PaymentRecordPrint> = {}): PaymentRecordPrint => ({
  issuer: buildLetterhead(),
  record: {
    ...buildRecorded(),
    record_no: 'PV-2026-0001',
    bank: 'Maybank',
    bank_account: buildReference('Operating account'),
    payment_date: '2026-07-01',
    cheque_no: '000123',
    remark: 'June run',
    payment_count: 2,
    total_paid: '109000.00',
  },
  is_extract: false,
  payees: [buildPrintedPayee()],
  ...given,
});
