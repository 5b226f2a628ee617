import { type Generated, type GeneratedAlways } from 'kysely';
import { type Day, type Decimal, type DefaultedInstant, type Instant } from './values';

export type ExpensesTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  project_id: number;
  contractor_id: number;
  purchase_order_id: number | null;
  ref_no: string;
  description: string | null;
  invoice_date: Day;
  date_received: Day;
  due_date: Day;
  invoice_amt: Decimal;
  tax_amt: Generated<Decimal>;
  dc_note: Generated<Decimal>;
  retention_amt: Generated<Decimal>;
  account_code_id: number | null;
  paid_total: Generated<Decimal>;
  write_off_amt: Generated<Decimal>;
  write_off_date: Day | null;
  write_off_reason: string | null;
  total_expenses: GeneratedAlways<Decimal>;
  balance: GeneratedAlways<Decimal>;
  status: GeneratedAlways<string>;
  exported_at: Instant | null;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Instant | null;
};

export type InvoicesTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  project_id: number;
  kind: 'progress' | 'retention_release' | 'other';
  sequence: number;
  invoice_no: string;
  cert_no: string | null;
  client_ref_no: string | null;
  invoice_date: Day;
  due_date: Day;
  work_done: Generated<Decimal>;
  materials: Generated<Decimal>;
  retention: Generated<Decimal>;
  released: Generated<Decimal>;
  retention_percent: Generated<Decimal>;
  invoice_amt: Decimal;
  tax_code: Generated<string>;
  tax_rate: Generated<Decimal>;
  total_tax: Generated<Decimal>;
  debit_note: Generated<Decimal>;
  paid_total: Generated<Decimal>;
  write_off_amt: Generated<Decimal>;
  write_off_date: Day | null;
  write_off_reason: string | null;
  total_amount: GeneratedAlways<Decimal>;
  balance: GeneratedAlways<Decimal>;
  status: GeneratedAlways<string>;
  description: string | null;
  remarks: string | null;
  exported_at: Instant | null;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Instant | null;
};

export type PaymentRecordsTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  record_no: string;
  bank: string;
  payment_date: Day;
  cheque_no: string;
  remark: string | null;
  payment_count: Generated<number>;
  total_paid: Generated<Decimal>;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Instant | null;
};

export type PaymentsTable = {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  project_id: number;
  invoice_id: number | null;
  expense_id: number | null;
  payment_record_id: number | null;
  direction: GeneratedAlways<string>;
  payment_date: Day;
  payment_amt: Decimal;
  bank: string | null;
  cheque_no: string | null;
  remark: string | null;
  version: Generated<number>;
  created_at: DefaultedInstant;
  updated_at: DefaultedInstant;
  deleted_at: Instant | null;
};

export type WriteOffEventsTable = {
  id: GeneratedAlways<number>;
  invoice_id: number | null;
  expense_id: number | null;
  action: 'write-off' | 'undo';
  amount: Decimal;
  reason: string | null;
  user_id: number | null;
  at: DefaultedInstant;
};

export type DocumentsTables = {
  expenses: ExpensesTable;
  invoices: InvoicesTable;
  payment_records: PaymentRecordsTable;
  payments: PaymentsTable;
  write_off_events: WriteOffEventsTable;
};
