import { addEndpoints } from '@siteledger/shared-lib/api';
import type { InvoicePrint, PaymentRecordPrint, PurchaseOrderPrint } from '@siteledger/shared-lib/domain';

/** What the print pages show, in the one API slice. All parties come along: who may print need not be able to read clients. */
export const printingApi = addEndpoints((build) => ({
  /** All that is printed on an invoice, RM; 404 when there is none, or none of this user's. certificates.md#printing */
  printingInvoice: build.one<InvoicePrint, string>({
    query: (uuid) => `/invoices/${uuid}/print`,
    providesTags: ['Invoice', 'Project', 'Client', 'Organisation'],
  }),
  /** All that is printed on a purchase order, RM; 404 when there is none, or none of this user's. orders.md#printing */
  printingOrder: build.one<PurchaseOrderPrint, string>({
    query: (uuid) => `/purchaseOrders/${uuid}/print`,
    providesTags: ['PurchaseOrder', 'Project', 'Contractor', 'Organisation'],
  }),
  /**
   * All that is printed on a payment voucher and its remittance advices, RM; 404 when nothing of it is this user's.
   * docs/domain/roles-and-permissions.md#own-projects
   */
  printingPaymentRecord: build.one<PaymentRecordPrint, string>({
    query: (uuid) => `/payment_records/${uuid}/print`,
    providesTags: ['PaymentRecord', 'Payment', 'Expense', 'Contractor', 'Organisation'],
  }),
}));
