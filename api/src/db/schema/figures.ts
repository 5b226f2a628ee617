import { type Generated } from 'kysely';
import { type Day, type Decimal } from './values';

export type ProjectDueDayTable = {
  project_id: number;
  due_date: Day;
  receivable: Generated<Decimal>;
  payable: Generated<Decimal>;
};

export type ProjectMonthTable = {
  project_id: number;
  month: Day;
  received: Generated<Decimal>;
  paid: Generated<Decimal>;
};

export type ProjectTotalsTable = {
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

export type DocumentDayTable = {
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

export type PaymentDayTable = {
  direction: 'IN' | 'OUT';
  payment_date: Day;
  slot: number;
  payments: Generated<number>;
  amount: Generated<Decimal>;
};

export type DataVersionTable = { slot: number; writer: number };

export type DocumentTextTable = { id: number; texts: string };

export type FiguresTables = {
  data_versions: DataVersionTable;
  document_days: DocumentDayTable;
  expense_texts: DocumentTextTable;
  invoice_texts: DocumentTextTable;
  payment_days: PaymentDayTable;
  project_due_day: ProjectDueDayTable;
  project_month: ProjectMonthTable;
  project_totals: ProjectTotalsTable;
};
