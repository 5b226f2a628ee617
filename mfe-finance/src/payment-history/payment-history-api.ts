import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  ListQuery,
  PaymentRecord,
  PaymentRecordDetails,
  PaymentRecordSummary,
} from '@siteledger/shared-lib/domain';

const REVERSED = [
  'Expense',
  'Payment',
  'PaymentRecord',
  'Project',
  'ProjectFigures',
  'PurchaseOrder',
  'Contractor',
] as const;

/** Batches of payments that were made, in the one API slice. */
export const paymentHistoryApi = addEndpoints((build) => ({
  /**
   * Payment records with the sums of all that are filtered, in RM; filters `bank`, `project`, `from` and `to`.
   * docs/domain/payments.md#payment-history
   */
  paymentHistoryList: build.list<PaymentRecord>('GET /payment_records', ['PaymentRecord', 'Payment']),
  /** The same records in sums: all, by bank and by month, in RM. docs/domain/payments.md#payment-history */
  paymentHistorySummary: build.one<PaymentRecordSummary, ListQuery>({
    query: ({ search, filters }) => ({ url: '/payment_records/summary', params: { search, ...filters } }),
    providesTags: ['PaymentRecord', 'Payment'],
  }),
  /** One record with what it paid on each expense; a project manager's shows own projects only. RM. */
  paymentHistoryOne: build.one<PaymentRecordDetails, string>({
    query: (uuid) => `/payment_records/${uuid}`,
    providesTags: ['PaymentRecord', 'Payment'],
  }),
  /** Deletes a record, which reverses all its payments; 409 when it changed meanwhile. states-and-deletions.md#deletions */
  paymentHistoryDelete: build.remove('DELETE /payment_records/:', REVERSED),
  /** Takes back one's deletion of a record; 409 says who paid or changed one of its expenses since. states-and-deletions.md#undo */
  paymentHistoryRestore: build.restore<PaymentRecordDetails>('POST /payment_records/:/restore', REVERSED),
}));

export const {
  usePaymentHistorySummaryQuery,
  usePaymentHistoryOneQuery,
  usePaymentHistoryDeleteMutation,
  usePaymentHistoryRestoreMutation,
} = paymentHistoryApi;
