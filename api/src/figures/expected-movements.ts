import { sql } from 'kysely';
import { type Db } from '../db/database';
import { type ExpectedMovement } from './cashflow-projection';

/**
 * The open documents of a project that are to be paid up to `days` after the day, in order of date, IN first, ref_no. Their
 * balances are as of the day: what was paid later is still open. What is overdue counts on the day itself. Decision §2.
 */
export async function expectedMovements(db: Db, projectId: number, asOf: string, days: number) {
  const { rows } = await sql<ExpectedMovement>`
    select greatest(due_date, ${asOf}::date) as date, direction, type, uuid, ref_no, party, due_date,
      greatest(${asOf}::date - due_date, 0) as overdue, amount
    from (
      select 'IN' as direction, 'invoice' as type, invoices.uuid, coalesce(invoices.cert_no, invoices.invoice_no) as ref_no, clients.name as party,
        invoices.due_date, invoices.balance + coalesce(since.amount, 0) as amount
      from invoices
      join projects on projects.id = invoices.project_id
      join clients on clients.id = projects.client_id
      left join (
        select invoice_id, sum(payment_amt) as amount from payments
        where project_id = ${projectId} and deleted_at is null and payment_date > ${asOf}::date group by invoice_id
      ) since on since.invoice_id = invoices.id
      where invoices.project_id = ${projectId} and invoices.deleted_at is null
      union all
      select 'OUT', 'expense', expenses.uuid, expenses.ref_no, organisations.name, expenses.due_date, expenses.balance + coalesce(since.amount, 0)
      from expenses
      join organisations on organisations.id = expenses.contractor_id
      left join (
        select expense_id, sum(payment_amt) as amount from payments
        where project_id = ${projectId} and deleted_at is null and payment_date > ${asOf}::date group by expense_id
      ) since on since.expense_id = expenses.id
      where expenses.project_id = ${projectId} and expenses.deleted_at is null
    ) open
    where amount > 0 and due_date <= ${asOf}::date + ${days}::int
    order by 1, direction, ref_no, uuid`.execute(db);
  return rows;
}
