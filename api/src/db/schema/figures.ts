import { type Generated } from 'kysely';
import { type Day, type Decimal } from './values';

/** A document from `since` until before `until`; the present state has no end. */
type DocumentState = {
  id: number;
  project_id: number;
  since: Day;
  until: Day;
  due_date: Day;
  status: string;
  amount: Decimal;
  tax: Decimal;
  note: Decimal;
  retention: Decimal;
  paid: Decimal;
  write_off: Decimal;
  balance: Decimal;
  work_done: Decimal;
  withheld: Decimal;
  released: Decimal;
  unordered: Decimal;
  is_first: boolean;
  paid_change: Decimal;
  write_off_change: Decimal;
};

export type FiguresTables = {
  data_versions: { slot: number; writer: number };
  document_days: {
    document: 'invoice' | 'expense';
    status: string;
    due_date: Day;
    slot: number;
    documents: Generated<number>;
    amount: Generated<Decimal>;
    tax: Generated<Decimal>;
    note: Generated<Decimal>;
    retention: Generated<Decimal>;
    paid: Generated<Decimal>;
    write_off: Generated<Decimal>;
    balance: Generated<Decimal>;
  };
  document_state_days: {
    document: 'invoice' | 'expense';
    status: string;
    due_date: Day;
    day: Day;
    slot: number;
    documents: Generated<number>;
    amount: Generated<Decimal>;
    tax: Generated<Decimal>;
    note: Generated<Decimal>;
    retention: Generated<Decimal>;
    paid: Generated<Decimal>;
    write_off: Generated<Decimal>;
    balance: Generated<Decimal>;
  };
  expense_states: DocumentState;
  expense_texts: { id: number; texts: string };
  invoice_states: DocumentState;
  invoice_texts: { id: number; texts: string };
  payment_days: {
    direction: 'IN' | 'OUT';
    payment_date: Day;
    slot: number;
    payments: Generated<number>;
    amount: Generated<Decimal>;
  };
  project_due_day: {
    project_id: number;
    due_date: Day;
    receivable: Generated<Decimal>;
    payable: Generated<Decimal>;
  };
  project_month: {
    project_id: number;
    month: Day;
    received: Generated<Decimal>;
    paid: Generated<Decimal>;
  };
  project_totals: {
    project_id: number;
    vo_additions: Generated<Decimal>;
    vo_omissions: Generated<Decimal>;
    vo_cost: Generated<Decimal>;
    committed: Generated<Decimal>;
    invoiced: Generated<Decimal>;
    work_done: Generated<Decimal>;
    retention_withheld: Generated<Decimal>;
    retention_released: Generated<Decimal>;
    invoice_tax: Generated<Decimal>;
    invoice_debit_notes: Generated<Decimal>;
    invoice_write_offs: Generated<Decimal>;
    receivable: Generated<Decimal>;
    expensed: Generated<Decimal>;
    expensed_without_order: Generated<Decimal>;
    expense_tax: Generated<Decimal>;
    expense_dc_notes: Generated<Decimal>;
    expense_retention: Generated<Decimal>;
    expense_write_offs: Generated<Decimal>;
    payable: Generated<Decimal>;
    received: Generated<Decimal>;
    paid: Generated<Decimal>;
    invoices: Generated<number>;
    expenses: Generated<number>;
  };
  project_weeks: {
    week: Day;
    project_id: number;
    invoiced: Generated<Decimal>;
    work_done: Generated<Decimal>;
    retention_withheld: Generated<Decimal>;
    retention_released: Generated<Decimal>;
    invoice_debit_notes: Generated<Decimal>;
    invoice_write_offs: Generated<Decimal>;
    receivable: Generated<Decimal>;
    expensed: Generated<Decimal>;
    expensed_without_order: Generated<Decimal>;
    expense_dc_notes: Generated<Decimal>;
    expense_write_offs: Generated<Decimal>;
    payable: Generated<Decimal>;
    received: Generated<Decimal>;
    paid: Generated<Decimal>;
  };
};
