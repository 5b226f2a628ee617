import { addEndpoints } from '@siteledger/shared-lib/api';
import type {
  Expense,
  ExpenseDetails,
  ListedExpense,
  PaymentRecord,
  PaymentRecordInput,
  PaymentRecordReply,
  WriteOffInput,
} from '@siteledger/shared-lib/domain';

/** What a batch is sent with: the key is made before the first try and is the same for every repetition. */
export type BatchCall = { key: string; body: PaymentRecordInput };

const CHEQUES_LOOKED_AT = 50;

/** What the bulk payment calls, in the one API slice. */
export const bulkPaymentApi = addEndpoints((build) => ({
  /**
   * Open expenses with what a payer should know of each and the sums of all that are filtered, in RM; filters `project`,
   * `contractor`, `overdue` (1), `due_from` and `due_to`. lists-and-search.md#filters-of-documents, payments.md#payment-records
   */
  bulkPaymentExpenses: build.list<ListedExpense>('GET /expenses', ['Expense', 'Payment'], {
    status: 'pending',
    guards: 1,
  }),
  /** One expense as it is now, by its uuid. Amounts in RM. */
  bulkPaymentExpense: build.one<ExpenseDetails, string>({
    query: (uuid) => `/expenses/${uuid}`,
    providesTags: ['Expense', 'Payment'],
  }),
  /**
   * Pays many expenses with one cheque or transfer, all or none: the record and warnings; 422 on `payments.{uuid}`.
   * docs/domain/payments.md#payment-records
   */
  bulkPaymentRecord: build.mutation<PaymentRecordReply, BatchCall>({
    query: ({ key, body }) => ({ url: '/payment_records', method: 'POST', body, idempotencyKey: key }),
    // A refusal changes figures too: somebody else was quicker.
    invalidatesTags: ['Expense', 'Payment', 'PaymentRecord', 'Project', 'ProjectFigures', 'PurchaseOrder'],
  }),
  /** Payment records of a bank whose numbers or remarks have a text in them. */
  bulkPaymentCheques: build.one<PaymentRecord[], { bank: string; cheque_no: string }>({
    query: ({ bank, cheque_no }) => ({
      url: '/payment_records',
      params: { page: 1, per_page: CHEQUES_LOOKED_AT, bank, search: cheque_no },
    }),
    providesTags: ['PaymentRecord'],
  }),
  /**
   * Writes off what is open on an expense from a day on; 409 when it is settled or changed meanwhile.
   * docs/domain/payments.md#write-offs
   */
  bulkPaymentWriteOff: build.change<Expense, { uuid: string; version?: number; body: WriteOffInput }>({
    query: ({ uuid, version, body }) => ({
      url: `/write-off/expenses/${uuid}`,
      method: 'PUT',
      version,
      body,
    }),
    invalidatesTags: ['Expense', 'Project', 'ProjectFigures', 'PurchaseOrder'],
  }),
}));

export const {
  useBulkPaymentExpenseQuery,
  useBulkPaymentRecordMutation,
  useBulkPaymentChequesQuery,
  useBulkPaymentWriteOffMutation,
} = bulkPaymentApi;
