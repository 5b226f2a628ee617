import { addEndpoints } from '@siteledger/shared-lib/api';
import type { InvoicePrint, PaymentRecordPrint, PurchaseOrderPrint } from '@siteledger/shared-lib/domain';

/**
 * Endpoints of the print pages. Responses include all parties, as users who print may not be allowed to read clients.
 */
export const printingApi = addEndpoints((build) => ({
  /**
   * All printed data of an invoice, RM; 404 if it does not exist or the user may not see it. certificates.md#printing
   */
  printingInvoice: build.one<InvoicePrint, string>({
    query: (uuid) => `/invoices/${uuid}/print`,
    providesTags: ['Invoice', 'Project', 'Client', 'Organisation'],
  }),
  /**
   * All printed data of a purchase order, RM; 404 if it does not exist or the user may not see it. orders.md#printing
   */
  printingOrder: build.one<PurchaseOrderPrint, string>({
    query: (uuid) => `/purchaseOrders/${uuid}/print`,
    providesTags: ['PurchaseOrder', 'Project', 'Contractor', 'Organisation'],
  }),
  /**
   * All printed data of a payment voucher and its remittance advices, RM; 404 if the user may see none of it.
   * docs/domain/roles-and-permissions.md#own-projects
   */
  printingPaymentRecord: build.one<PaymentRecordPrint, string>({
    query: (uuid) => `/payment_records/${uuid}/print`,
    providesTags: ['PaymentRecord', 'Payment', 'Expense', 'Contractor', 'Organisation'],
  }),
}));
