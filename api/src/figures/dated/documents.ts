import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type ExpensesTable, type InvoicesTable } from '../../db/schema/documents';
import { PAYABLE } from '../payable';
import { type DatedColumns, RECORDED, selectColumns } from './columns';
import { dayLiteral } from './day';
import { isWithinIds, isWithinProjects, type Within } from './within';

type DocumentTable = 'invoices' | 'expenses';

// What was paid up to the day is all that was paid, less what was paid later: the latter are few for a recent day.
const paidLater = (table: DocumentTable, key: string, day: Day, within: Within) => sql`
  left join (
    select ${sql.ref(key)} as document_id, sum(payment_amt) as amount
    from payments
    where deleted_at is null and ${sql.ref(key)} is not null and payment_date > ${dayLiteral(day)}
      and ${isWithinIds(key, within)} and ${isWithinProjects('payments.project_id', within)}
    group by ${sql.ref(key)}
  ) later on later.document_id = ${sql.ref(`${table}.id`)}`;

const settled = (table: DocumentTable, day: Day) => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const isOff = sql`${column('write_off_date')} <= ${dayLiteral(day)}`;
  const paid = sql`(${column('paid_total')} - coalesce(later.amount, 0.00))`;
  const onceOff = (name: string) => sql`case when ${isOff} then ${column(name)} end`;
  const writeOff = sql`(case when ${isOff} then ${column('write_off_amt')} else 0.00 end)`;
  return {
    paid_total: paid,
    write_off_amt: writeOff,
    write_off_date: onceOff('write_off_date'),
    write_off_reason: onceOff('write_off_reason'),
    balance: sql`(${PAYABLE[table]} - ${paid} - ${writeOff})`,
    status: sql`case
      when ${isOff} then 'writeOff'
      when ${PAYABLE[table]} - ${paid} = 0 then 'paid'
      when ${paid} > 0 then 'partial'
      else 'pending'
    end`,
  };
};

const wanted = (table: DocumentTable, day: Day, within: Within) => sql`
  ${sql.ref(`${table}.invoice_date`)} <= ${dayLiteral(day)}
  and ${isWithinIds(`${table}.id`, within)} and ${isWithinProjects(`${table}.project_id`, within)}`;

/** Invoices dated up to a day, as they stood on it. */
export function invoicesAsOf(day: Day, within: Within): RawBuilder<unknown> {
  const columns: DatedColumns<InvoicesTable> = {
    id: RECORDED, uuid: RECORDED, project_id: RECORDED, kind: RECORDED, sequence: RECORDED, invoice_no: RECORDED,
    cert_no: RECORDED, client_ref_no: RECORDED, invoice_date: RECORDED, due_date: RECORDED, work_done: RECORDED,
    materials: RECORDED, retention: RECORDED, released: RECORDED, retention_percent: RECORDED, invoice_amt: RECORDED,
    tax_code: RECORDED, tax_rate: RECORDED, total_tax: RECORDED, debit_note: RECORDED, total_amount: RECORDED,
    description: RECORDED, remarks: RECORDED, exported_at: RECORDED, version: RECORDED, created_at: RECORDED,
    updated_at: RECORDED, deleted_at: RECORDED, ...settled('invoices', day),
  }; // prettier-ignore
  return sql`(
    select ${selectColumns<InvoicesTable>('invoices', columns)}
    from invoices ${paidLater('invoices', 'invoice_id', day, within)}
    where ${wanted('invoices', day, within)}
  )`;
}

/** Expenses dated up to a day, as they stood on it. One whose order is issued later is a cost outside the orders until then. */
export function expensesAsOf(day: Day, within: Within): RawBuilder<unknown> {
  const columns: DatedColumns<ExpensesTable> = {
    id: RECORDED, uuid: RECORDED, project_id: RECORDED, contractor_id: RECORDED, purchase_order_id: sql`ordered.id`,
    ref_no: RECORDED, description: RECORDED, invoice_date: RECORDED, date_received: RECORDED, due_date: RECORDED,
    invoice_amt: RECORDED, tax_amt: RECORDED, dc_note: RECORDED, retention_amt: RECORDED, account_code_id: RECORDED,
    total_expenses: RECORDED, exported_at: RECORDED, version: RECORDED, created_at: RECORDED, updated_at: RECORDED,
    deleted_at: RECORDED, ...settled('expenses', day),
  }; // prettier-ignore
  return sql`(
    select ${selectColumns<ExpensesTable>('expenses', columns)}
    from expenses ${paidLater('expenses', 'expense_id', day, within)}
    left join purchase_orders ordered on ordered.id = expenses.purchase_order_id and ordered.issued_date <= ${dayLiteral(day)}
    where ${wanted('expenses', day, within)}
  )`;
}
