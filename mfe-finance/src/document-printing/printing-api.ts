import { api, one } from '@siteledger/shared-lib/api';
import type { InvoicePrint, PaymentRecordPrint, PurchaseOrderPrint } from '@siteledger/shared-lib/domain';

/** What the print pages show, in the one API slice. All parties come along: who may print need not be able to read clients. */
export const printingApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /** All that is printed on an invoice, RM; 404 when there is none, or none of this user's. certificates.md#printing */
    printingInvoice: build.query<InvoicePrint, string>({
      query: (uuid) => `/invoices/${uuid}/print`,
      transformResponse: one<InvoicePrint>,
      providesTags: ['Invoice', 'Project', 'Client', 'Organisation'],
    }),
    /** All that is printed on a purchase order, RM; 404 when there is none, or none of this user's. orders.md#printing */
    printingOrder: build.query<PurchaseOrderPrint, string>({
      query: (uuid) => `/purchaseOrders/${uuid}/print`,
      transformResponse: one<PurchaseOrderPrint>,
      providesTags: ['PurchaseOrder', 'Project', 'Contractor', 'Organisation'],
    }),
    /**
     * All that is printed on a payment voucher and its remittance advices, RM; 404 when nothing of it is this user's.
     * docs/domain/roles-and-permissions.md#own-projects
     */
    printingPaymentRecord: build.query<PaymentRecordPrint, string>({
      query: (uuid) => `/payment_records/${uuid}/print`,
      transformResponse: one<PaymentRecordPrint>,
      providesTags: ['PaymentRecord', 'Payment', 'Expense', 'Contractor', 'Organisation'],
    }),
  }),
});
