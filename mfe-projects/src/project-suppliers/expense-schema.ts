import {
  expenseAmounts,
  expenseSchema,
  isAmount,
  refusedAmount,
  wholeNumber,
  type ExpenseAmounts,
  type Money,
} from '@siteledger/shared-lib/domain';
import type { Values } from '@siteledger/shared-lib/form';

const AMOUNTS: readonly (keyof ExpenseAmounts)[] = ['invoice_amt', 'tax_amt', 'dc_note', 'retention_amt'];

const isTyped = (value: unknown) => value !== null && value !== undefined && value !== '';

/** The typed amounts in RM; an invalid one is treated as empty. */
export const typedAmounts = (values: Values) =>
  expenseAmounts(Object.fromEntries(AMOUNTS.flatMap((name) => (isAmount(values[name]) ? [[name, values[name]]] : []))));

// Each field's own rules come first; invalid amounts are not compared with each other.
const areComparable = (values: Values) =>
  isAmount(values.invoice_amt) && AMOUNTS.every((name) => !isTyped(values[name]) || isAmount(values[name]));

const leavingRoomFor = <Schema extends typeof expenseSchema>(schema: Schema, paid: Money) =>
  schema.test({
    name: 'amounts',
    test: (values: Values, { createError }) => {
      const refusal = areComparable(values) ? refusedAmount(typedAmounts(values), paid) : undefined;
      return refusal ? createError({ path: refusal.field, message: refusal.message }) : true;
    },
  });

/** Schema of a new expense, whose amounts are compared with each other as on the server. expenses.md#fields */
export const newExpenseSchema = leavingRoomFor(expenseSchema, '0.00');

/**
 * The same for an edited expense, with its version; the amounts must cover what is paid. docs/domain/calls.md#versions,
 * docs/domain/expenses.md#what-may-change
 */
export const editedExpenseSchema = (paid: Money) =>
  leavingRoomFor(expenseSchema, paid).shape({ version: wholeNumber('Version') });
