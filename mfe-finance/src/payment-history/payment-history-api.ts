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

/** Endpoints of recorded payment batches. */
export const paymentHistoryApi = addEndpoints((build) => ({
  /**
   * Payment records with the sums of all that match the filters, in RM; filters `bank`, `project`, `from` and `to`.
   * docs/domain/payments.md#payment-history
   */
  paymentHistoryList: build.list<PaymentRecord>('GET /payment_records', ['PaymentRecord', 'Payment']),
  /** Sums of the same records: total, by bank and by month, in RM. docs/domain/payments.md#payment-history */
  paymentHistorySummary: build.one<PaymentRecordSummary, ListQuery>({
    query: ({ search, filters }) => ({ url: '/payment_records/summary', params: { search, ...filters } }),
    providesTags: ['PaymentRecord', 'Payment'],
  }),
  /** One record with its payment on each expense; a project manager sees only own projects. RM. */
  paymentHistoryOne: build.one<PaymentRecordDetails, string>({
    query: (uuid) => `/payment_records/${uuid}`,
    providesTags: ['PaymentRecord', 'Payment'],
  }),
  /**
   * Deletes a record, which reverses all its payments; 409 if it changed meanwhile. states-and-deletions.md#deletions
   */
  paymentHistoryDelete: build.remove('DELETE /payment_records/:', REVERSED),
  /**
   * Undoes the user's deletion of a record; 409 names the person who paid or changed one of its expenses since.
   * states-and-deletions.md#undo
   */
  paymentHistoryRestore: build.restore<PaymentRecordDetails>('POST /payment_records/:/restore', REVERSED),
}));

export const {
  usePaymentHistorySummaryQuery,
  usePaymentHistoryOneQuery,
  usePaymentHistoryDeleteMutation,
  usePaymentHistoryRestoreMutation,
} = paymentHistoryApi;
