import { sql } from 'kysely';
import { type Db } from '../../../db/database';

/** Only recorded values: no column that is computed or maintained by a trigger. Amounts in RM. */
export type RecordedInvoice = {
  id: number;
  uuid: string;
  project_id: number;
  kind: string;
  sequence: number;
  cert_no: string | null;
  invoice_no: string;
  invoice_date: string;
  due_date: string;
  work_done: string;
  materials: string;
  retention: string;
  released: string;
  invoice_amt: string;
  total_tax: string;
  debit_note: string;
  write_off_amt: string;
  write_off_date: string | null;
};

export type RecordedExpense = {
  id: number;
  uuid: string;
  project_id: number;
  contractor_id: number;
  purchase_order_id: number | null;
  ref_no: string;
  invoice_date: string;
  due_date: string;
  invoice_amt: string;
  tax_amt: string;
  dc_note: string;
  retention_amt: string;
  write_off_amt: string;
  write_off_date: string | null;
};

export type RecordedPayment = {
  id: number;
  uuid: string;
  project_id: number;
  invoice_id: number | null;
  expense_id: number | null;
  payment_record_id: number | null;
  payment_date: string;
  payment_amt: string;
};

export type RecordedOrder = {
  id: number;
  uuid: string;
  project_id: number;
  contractor_id: number;
  status: string;
  issued_date: string;
  budget: string | null;
  total_tax: string;
  total_value: string;
};

export type RecordedVariation = {
  id: number;
  uuid: string;
  project_id: number;
  contractor_id: number | null;
  type: string;
  status: string;
  amount: string;
  cost_amount: string;
  submitted_date: string | null;
  approved_date: string | null;
};

export type RecordedProject = {
  id: number;
  uuid: string;
  code: string;
  client_id: number;
  status: string;
  contract_sum: string;
  variation_order: string;
  omission_value: string;
  budget: string;
  contingency_amt: string;
  start_date: string;
  end_date: string;
};

export type Recorded = {
  today: string;
  projects: RecordedProject[];
  invoices: RecordedInvoice[];
  expenses: RecordedExpense[];
  payments: RecordedPayment[];
  orders: RecordedOrder[];
  variations: RecordedVariation[];
  records: { id: number; uuid: string; payment_date: string; bank: string }[];
  assignments: { project_id: number; contractor_id: number }[];
  parties: { id: number; uuid: string }[];
  clients: { id: number; uuid: string }[];
};

/** Reads the recorded rows that are not deleted, for a replay that shares no code with the figures. */
export async function readRecorded(db: Db, today: string): Promise<Recorded> {
  const live = async <Row>(table: string, columns: string) => {
    const { rows } = await sql<Row>`
      select ${sql.raw(columns)} from ${sql.table(table)} where deleted_at is null order by id`.execute(db);
    return rows;
  };
  const { rows: assignments } = await sql<Recorded['assignments'][number]>`
    select project_id, contractor_id from project_contractors`.execute(db);
  return {
    today,
    assignments,
    projects: await live('projects', 'id, uuid, code, client_id, status, contract_sum, variation_order, omission_value, budget, contingency_amt, start_date, end_date'),
    invoices: await live('invoices', 'id, uuid, project_id, kind, sequence, cert_no, invoice_no, invoice_date, due_date, work_done, materials, retention, released, invoice_amt, total_tax, debit_note, write_off_amt, write_off_date'),
    expenses: await live('expenses', 'id, uuid, project_id, contractor_id, purchase_order_id, ref_no, invoice_date, due_date, invoice_amt, tax_amt, dc_note, retention_amt, write_off_amt, write_off_date'),
    payments: await live('payments', 'id, uuid, project_id, invoice_id, expense_id, payment_record_id, payment_date, payment_amt'),
    orders: await live('purchase_orders', 'id, uuid, project_id, contractor_id, status, issued_date, budget, total_tax, total_value'),
    variations: await live('variation_orders', 'id, uuid, project_id, contractor_id, type, status, amount, cost_amount, submitted_date, approved_date'),
    records: await live('payment_records', 'id, uuid, payment_date, bank'),
    parties: await live('organisations', 'id, uuid'),
    clients: await live('clients', 'id, uuid'),
  }; // prettier-ignore
}

/** Every day with an event, the days before and after it, and today and tomorrow. */
export function daysOf(books: Recorded): string[] {
  const days = [
    ...books.invoices.flatMap((one) => [one.invoice_date, one.write_off_date]),
    ...books.expenses.flatMap((one) => [one.invoice_date, one.write_off_date]),
    ...books.payments.map((one) => one.payment_date),
    ...books.orders.map((one) => one.issued_date),
    ...books.variations.flatMap((one) => [one.submitted_date, one.approved_date]),
    books.today,
  ].filter((day) => day !== null);
  return [...new Set(days.flatMap((day) => [shifted(day, -1), day, shifted(day, 1)]))].sort();
}

/** The day `days` later. */
export const shifted = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
