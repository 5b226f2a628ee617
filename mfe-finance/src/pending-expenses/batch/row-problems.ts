import {
  calculate,
  compareMoney,
  formatDay,
  formatMoney,
  paymentAmountMessages,
  readAmount,
  refusalOfPayment,
  toMoney,
  type ListedExpense,
} from '@siteledger/shared-lib/domain';
import { statusText } from '@siteledger/shared-lib/ui';
import type { Entry } from './batch-entry';

/** Messages at a row's amount: errors prevent the batch, warnings do not. */
export type Problems = { errors: string[]; warnings: string[] };

/**
 * Amount to pay on a row in RM: the whole balance if nothing was typed, else the plain amount, the result of a
 * calculation, or the invalid text.
 */
export const amountOf = (expense: ListedExpense, entry: Entry | undefined) =>
  entry?.typed === undefined ? expense.balance : (calculate(entry.typed) ?? readAmount(entry.typed));

/** Errors of a row, and warnings to check before paying it. */
export const problemsOf = (expense: ListedExpense, entry: Entry | undefined): Problems => ({
  errors: entry?.isSelected ? errorsOf(expense, entry) : [],
  warnings: [...balanceWarning(expense, entry), ...orderWarning(expense), ...duplicateWarning(expense)],
});

function errorsOf(expense: ListedExpense, entry: Entry) {
  const amount = amountOf(expense, entry);
  if (expense.status === 'paid' || expense.status === 'writeOff') return [refusalOfPayment(expense, '0.00') ?? ''];
  const [wrong] = paymentAmountMessages(amount);
  const error = wrong ?? refusalOfPayment(expense, toMoney(amount)) ?? entry.refusal;
  return error ? [error] : [];
}

function balanceWarning({ balance, status }: ListedExpense, entry: Entry | undefined) {
  if (!entry?.isSelected || status === 'paid' || entry.balanceSeen === balance) return [];
  return [
    `The balance changed from ${formatMoney(entry.balanceSeen)} to ${formatMoney(balance)} since you selected this row.`,
  ];
}

function orderWarning({ guards, purchase_order }: ListedExpense) {
  if (!guards || !purchase_order || compareMoney(guards.over_billed, '0') <= 0) return [];
  return [`${purchase_order.name} is over-billed by ${formatMoney(guards.over_billed)}.`];
}

function duplicateWarning({ guards }: ListedExpense) {
  const similar = guards?.similar;
  if (!similar) return [];
  const { ref_no, invoice_date, status } = similar;
  return [
    `May be a duplicate of ${ref_no} of ${formatDay(invoice_date)} (${statusText(status).toLowerCase()}): same supplier, same amount.`,
  ];
}
