import { isAmount, paymentSchema, toMoney } from '@siteledger/shared-lib/domain';
import { findPayment } from '../../payments/change/changed-payment.queries';
import { deletePayment } from '../../payments/change/delete-payment';
import { updatePayment } from '../../payments/change/update-payment';
import { createPayment } from '../../payments/create-payment';
import { paymentById } from '../../payments/payments.queries';
import { formOf, type Importable } from './importable';
import { ownAccountOf, PAYABLES, paymentsByKeys } from './payments.queries';

/** Receipts and payments, by document, day, amount and Cheque No; the second such row is the second such payment. */
export const PAYMENTS: Importable = {
  schema: paymentSchema,
  permission: 'payment.manage',
  keyOf: ({ invoice_uuid, expense_uuid, payment_date, payment_amt, cheque_no }) =>
    isAmount(payment_amt) &&
    [invoice_uuid ?? expense_uuid, payment_date, toMoney(payment_amt), cheque_no ?? ''].join('\n'),
  hasTwins: true,
  findByKeys: paymentsByKeys,
  read: async (context, uuid) => {
    const { id } = (await findPayment(context.db, context, uuid)) ?? {};
    const found = id === undefined ? undefined : await paymentById(context.db, id);
    return formOf(paymentSchema, found && { ...found, bank_account_uuid: found.bank_account?.uuid });
  },
  create: async (context, body) => (await createPayment(context, body)).data,
  // A payment stays on its document. Where the file states only another bank, that is not its account's.
  update: (context, uuid, body, { stated, changed }) => {
    const { invoice_uuid: _, expense_uuid: __, ...details } = body as Parameters<typeof createPayment>[1];
    const isTyped = changed.includes('bank') && !stated.includes('bank_account_uuid');
    return updatePayment(context, uuid, { ...details, ...(isTyped && { bank_account_uuid: null }) }, undefined);
  },
  remove: (context, uuid) => deletePayment(context, uuid, undefined),
  references: { ...PAYABLES, bank_account_uuid: ownAccountOf },
  computed: ['bank', 'bank_account_uuid'],
  totals: ['payment_amt'],
};
