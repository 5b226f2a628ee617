import type { InferType } from 'yup';
import type { Day } from '../days/dates';
import type { DocumentStatus } from './document-status';
import { amount, day, documentNumber, identifier, onUse, paragraphs, record } from '../fields';
import type { Money } from '../money/money';
import type { Recorded, Reference } from '../reference';

const refNo = () => documentNumber('Ref No').required().max(50);

/** Schema to create an expense (a contractor's or supplier's bill); amounts in RM. expenses.md#fields */
export const expenseSchema = onUse(() =>
  record({
    project_uuid: identifier('Project').required(),
    contractor_uuid: identifier('Contractor').required(),
    purchase_order_uuid: identifier('Purchase Order'),
    ref_no: refNo(),
    description: paragraphs('Description').max(1000),
    invoice_date: day('Invoice Date').required(),
    date_received: day('Date Received'),
    due_date: day('Due Date'),
    invoice_amt: amount('Invoice Amount', { moreThan: '0' }).required(),
    tax_amt: amount('Tax Amount', { min: '0' }),
    dc_note: amount('Debit/Credit Note', { min: '0' }),
    retention_amt: amount('Retention Amount', { min: '0' }),
    account_code_uuid: identifier('Account Code'),
  }),
);

export type ExpenseInput = InferType<typeof expenseSchema>;

/** Schema to update an expense: omitted fields stay, empty ones get the default of a new expense. The project stays. */
export const expenseUpdateSchema = onUse(() => expenseSchema.partial());

export type ExpenseUpdate = InferType<typeof expenseUpdateSchema>;

/** Fields that may still change on an exported expense. */
export const LASTING_EXPENSE_FIELDS: readonly (keyof ExpenseInput)[] = [
  'invoice_date',
  'date_received',
  'due_date',
  'description',
];

/**
 * Parameters of the check whether the contractor already has a bill with this Ref No; `exclude` is the bill being
 * edited.
 */
export const refNoParameters = () => ({
  contractor_uuid: identifier('Contractor').required(),
  ref_no: refNo(),
  exclude: identifier('exclude'),
});

export const refNoQuerySchema = onUse(() => record(refNoParameters()));

export type RefNoQuery = InferType<typeof refNoQuerySchema>;

/** Whether the contractor already has a bill with this Ref No, in any project. docs/domain/expenses.md#fields */
export type RefNoAnswer = { taken: boolean };

/** Parameters of the proposal for a new bill. */
export const proposalParameters = () => ({ contractor_uuid: identifier('Contractor').required() });

export const proposalQuerySchema = onUse(() => record(proposalParameters()));

export type ProposalQuery = InferType<typeof proposalQuerySchema>;

/**
 * Defaults from the contractor's last bill: its account, the days from receipt to due date, and its tax code. The code
 * is null if the bill had no tax or not by a code's rate. docs/domain/expenses.md#what-is-proposed
 */
export type ExpenseProposal = { account_code: Reference | null; days_to_pay: number | null; tax_code: string | null };

/** An expense in responses; amounts in RM, overdue in days. expenses.md#fields, expenses.md#amounts */
export type Expense = Recorded & {
  project: Reference;
  contractor: Reference;
  contractor_name: string;
  purchase_order: Reference | null;
  /** The code of the account to which it is posted. */
  posted_to: string | null;
  ref_no: string;
  description: string | null;
  invoice_date: Day;
  date_received: Day;
  due_date: Day;
  invoice_amt: Money;
  tax_amt: Money;
  dc_note: Money;
  retention_amt: Money;
  total_expenses: Money;
  total_payment: Money;
  total_paid_in_period: Money;
  total_payable: Money;
  write_off_amt: Money;
  write_off_date: Day | null;
  write_off_reason: string | null;
  payment_amt: Money;
  balance: Money;
  overdue: number;
  status: DocumentStatus;
};

/** One expense with the fields that only its form shows. */
export type ExpenseDetails = Expense & { account_code: Reference | null; exported_at: string | null };
