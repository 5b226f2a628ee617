import { api, listQueryParams, one } from '@siteledger/shared-lib/api';
import type {
  ListQuery,
  ListReply,
  PaymentRecord,
  PaymentRecordDetails,
  PaymentRecordSummary,
} from '@siteledger/shared-lib/domain';

/** Batches of payments that were made, in the one API slice. */
export const paymentHistoryApi = api.injectEndpoints({
  // Another release of this remote may have been here before; its endpoints give way.
  overrideExisting: true,
  endpoints: (build) => ({
    /**
     * Payment records with the sums of all that are filtered, in RM; filters `bank`, `project`, `from` and `to`.
     * docs/domain/payments.md#payment-history
     */
    paymentHistoryList: build.query<ListReply<PaymentRecord>, ListQuery>({
      query: (query) => ({ url: '/payment_records', params: listQueryParams(query) }),
      providesTags: ['PaymentRecord', 'Payment'],
    }),
    /** The same records in sums: all, by bank and by month, in RM. docs/domain/payments.md#payment-history */
    paymentHistorySummary: build.query<PaymentRecordSummary, ListQuery>({
      query: ({ search, filters }) => ({ url: '/payment_records/summary', params: { search, ...filters } }),
      transformResponse: one<PaymentRecordSummary>,
      providesTags: ['PaymentRecord', 'Payment'],
    }),
    /** One record with what it paid on each expense; a project manager's shows own projects only. RM. */
    paymentHistoryOne: build.query<PaymentRecordDetails, string>({
      query: (uuid) => `/payment_records/${uuid}`,
      transformResponse: one<PaymentRecordDetails>,
      providesTags: ['PaymentRecord', 'Payment'],
    }),
    /** Deletes a record, which reverses all its payments; 409 when it changed meanwhile. states-and-deletions.md#deletions */
    paymentHistoryDelete: build.mutation<unknown, Pick<PaymentRecord, 'uuid' | 'version'>>({
      query: ({ uuid, version }) => ({ url: `/payment_records/${uuid}`, method: 'DELETE', version }),
      invalidatesTags: [
        'Expense',
        'Payment',
        'PaymentRecord',
        'Project',
        'ProjectFigures',
        'PurchaseOrder',
        'Contractor',
      ],
    }),
  }),
});

export const { usePaymentHistorySummaryQuery, usePaymentHistoryOneQuery, usePaymentHistoryDeleteMutation } =
  paymentHistoryApi;
