import { type Day } from '@siteledger/shared-lib/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Row } from '../../db/rows';
import { columnsOf, type Expressions, selection } from '../../db/selection';
import { PAYABLE } from '../payable';
import { dayLiteral } from './day';
import { isWithinIds, isWithinProjects, type Within } from './within';

type DocumentTable = 'invoices' | 'expenses';

// Paid up to the day = paid in total less paid later; for a recent day few payments are later.
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

/** Invoices dated up to a day, in their state of that day. */
export function invoicesAsOf(day: Day, within: Within): RawBuilder<unknown> {
  const invoice: Expressions<Row<'invoices'>> = {
    ...columnsOf('invoices', 'id', 'uuid', 'project_id', 'kind', 'sequence', 'invoice_no', 'cert_no', 'client_ref_no'),
    ...columnsOf('invoices', 'invoice_date', 'due_date', 'work_done', 'materials', 'retention', 'released'),
    ...columnsOf('invoices', 'retention_percent', 'invoice_amt', 'tax_code', 'tax_rate', 'total_tax', 'debit_note'),
    ...columnsOf('invoices', 'total_amount', 'description', 'remarks', 'exported_at'),
    ...columnsOf('invoices', 'version', 'created_at', 'updated_at', 'deleted_at'),
    ...settled('invoices', day),
  };
  return sql`(
    select ${selection(invoice).columns}
    from invoices ${paidLater('invoices', 'invoice_id', day, within)}
    where ${wanted('invoices', day, within)}
  )`;
}

/**
 * Expenses dated up to a day, in their state of that day. One whose order is issued later counts as outside the orders
 * until then.
 */
export function expensesAsOf(day: Day, within: Within): RawBuilder<unknown> {
  const expense: Expressions<Row<'expenses'>> = {
    ...columnsOf('expenses', 'id', 'uuid', 'project_id', 'contractor_id'),
    purchase_order_id: sql`ordered.id`,
    ...columnsOf('expenses', 'ref_no', 'description', 'invoice_date', 'date_received', 'due_date', 'invoice_amt'),
    ...columnsOf('expenses', 'tax_amt', 'dc_note', 'retention_amt', 'account_code_id', 'total_expenses', 'exported_at'),
    ...columnsOf('expenses', 'version', 'created_at', 'updated_at', 'deleted_at'),
    ...settled('expenses', day),
  };
  return sql`(
    select ${selection(expense).columns}
    from expenses ${paidLater('expenses', 'expense_id', day, within)}
    left join purchase_orders ordered on ordered.id = expenses.purchase_order_id and ordered.issued_date <= ${dayLiteral(day)}
    where ${wanted('expenses', day, within)}
  )`;
}
