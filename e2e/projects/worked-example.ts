import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, kualaLumpurToday, daysBetween } from '../days';

type Money = string;

/** The worked example as documented: amounts in RM, days as of 2026-07-01. figures.md#the-worked-example */
export type WorkedExample = {
  as_of: string;
  tax_code: string;
  project: Record<
    | 'contract_sum'
    | 'variation_order'
    | 'omission_value'
    | 'budget'
    | 'contingency_amt'
    | 'retention_percent'
    | 'start_date'
    | 'end_date',
    string
  >;
  variation_orders: { key: string; amount: Money; cost_amount: Money; status: string; approved_date?: string }[];
  purchase_orders: {
    key: string;
    contractor: string;
    issued_date: string;
    budget: Money | null;
    total_tax: Money;
    lines: { description: string; qty: string; unit_price: string }[];
  }[];
  invoices: {
    key: string;
    invoice_date: string;
    due_date: string;
    work_done_certified: Money;
    debit_note: Money;
    expect: Record<'invoice_amt' | 'total_amount' | 'nett_certified' | 'balance', Money>;
  }[];
  receipts: { invoice: string; payment_date: string; payment_amt: Money }[];
  expenses: {
    key: string;
    contractor: string;
    po: string | null;
    invoice_amt: Money;
    tax_amt: Money;
    dc_note: Money;
    invoice_date: string;
    date_received: string;
    due_date: string;
  }[];
  disbursements: { expense: string; payment_date: string; payment_amt: Money }[];
  write_offs: { expense: string; write_off_date: string; reason: string }[];
  expect: Record<string, string>;
};

const FILE = join(__dirname, '../../api/src/testing/fixtures/p1.json');

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The worked example with all days shifted alike, so that its as-of day is today. */
export function workedExampleAsOfToday(): WorkedExample {
  const written = JSON.parse(readFileSync(FILE, 'utf8')) as WorkedExample;
  const shift = daysBetween(written.as_of, kualaLumpurToday());
  const moved = JSON.stringify(written, (_key, value: unknown) => (isDay(value) ? addDays(value, shift) : value));
  return JSON.parse(moved) as WorkedExample;
}
