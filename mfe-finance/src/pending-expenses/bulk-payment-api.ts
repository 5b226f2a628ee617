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
import { OPEN_AND_CHECKED } from './list-defaults';

/** A batch to send; its key is made before the first attempt and reused for every retry. */
export type BatchCall = { key: string; body: PaymentRecordInput };

const CHEQUES_LOOKED_AT = 50;

/** Endpoints of the bulk payment. */
export const bulkPaymentApi = addEndpoints((build) => ({
  /**
   * Open expenses, for a payer with facts to check before paying, and the sums of all that match the filters, in RM;
   * filters `project`, `contractor`, `overdue` (1), `due_from` and `due_to`. lists-and-search.md#filters-of-documents,
   * payments.md#payment-records
   */
  bulkPaymentExpenses: build.list<ListedExpense>('GET /expenses', ['Expense', 'Payment'], OPEN_AND_CHECKED),
  /** The present state of an expense, by uuid. Amounts in RM. */
  bulkPaymentExpense: build.one<ExpenseDetails, string>({
    query: (uuid) => `/expenses/${uuid}`,
    providesTags: ['Expense', 'Payment'],
  }),
  /**
   * Pays many expenses with one cheque or transfer, all or none. Returns the record and warnings; 422 on
   * `payments.{uuid}`. docs/domain/payments.md#payment-records
   */
  bulkPaymentRecord: build.mutation<PaymentRecordReply, BatchCall>({
    query: ({ key, body }) => ({ url: '/payment_records', method: 'POST', body, idempotencyKey: key }),
    // Also after a refusal, because another user may have changed figures.
    invalidatesTags: ['Expense', 'Payment', 'PaymentRecord', 'Project', 'ProjectFigures', 'PurchaseOrder'],
  }),
  /**
   * Candidates for the warning about a used cheque number: the bank's payment records that a search for the number
   * finds. The caller compares the numbers.
   */
  bulkPaymentCheques: build.one<PaymentRecord[], { bank: string; cheque_no: string }>({
    query: ({ bank, cheque_no }) => ({
      url: '/payment_records',
      params: { page: 1, per_page: CHEQUES_LOOKED_AT, bank, search: cheque_no },
    }),
    providesTags: ['PaymentRecord'],
  }),
  /**
   * Writes off the open balance of an expense from a day on; 409 if it is settled or changed meanwhile.
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
