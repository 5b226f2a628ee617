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

/** The amounts as far as they are typed: what is no amount yet counts as nothing. RM. */
export const typedAmounts = (values: Values) =>
  expenseAmounts(Object.fromEntries(AMOUNTS.flatMap((name) => (isAmount(values[name]) ? [[name, values[name]]] : []))));

// Each field's own rules come first: amounts that are not valid by themselves are not held against each other.
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

/** The rules of a new expense, its amounts held against each other as the server does. expenses.md#fields */
export const newExpenseSchema = leavingRoomFor(expenseSchema, '0.00');

/**
 * The same of an expense that is edited: it travels with its version, and what is paid stays paid.
 * docs/domain/calls.md#versions, docs/domain/expenses.md#what-may-change
 */
export const editedExpenseSchema = (paid: Money) =>
  leavingRoomFor(expenseSchema, paid).shape({ version: wholeNumber('Version') });
