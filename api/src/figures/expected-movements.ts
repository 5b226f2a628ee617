import { sql } from 'kysely';
import { type Db } from '../db/database';
import { type ExpectedMovement } from './cashflow-projection';
import { dayLiteral } from './dated/day';
import { tableAsOf } from './dated/table-as-of';
import { type Viewpoint } from './viewpoint';

/**
 * A project's open documents due within `days` of the day, ordered by date, then IN before OUT, then ref_no. Documents
 * and balances are as of the day; overdue ones count on the day itself. figures.md#the-projection-by-week-and-document
 */
export async function expectedMovements(db: Db, projectId: number, view: Viewpoint, days: number) {
  const [day, within] = [dayLiteral(view.asOf), { projects: [projectId] }];
  const { rows } = await sql<ExpectedMovement>`
    select greatest(due_date, ${day}) as date, direction, type, uuid, ref_no, party, due_date,
      greatest(${day} - due_date, 0) as overdue, amount
    from (
      select 'IN' as direction, 'invoice' as type, invoices.uuid, coalesce(invoices.cert_no, invoices.invoice_no) as ref_no, clients.name as party,
        invoices.due_date, invoices.balance as amount
      from ${tableAsOf('invoices', view, within)}
      join projects on projects.id = invoices.project_id
      join clients on clients.id = projects.client_id
      where invoices.project_id = ${projectId} and invoices.deleted_at is null
      union all
      select 'OUT', 'expense', expenses.uuid, expenses.ref_no, organisations.name, expenses.due_date, expenses.balance
      from ${tableAsOf('expenses', view, within)}
      join organisations on organisations.id = expenses.contractor_id
      where expenses.project_id = ${projectId} and expenses.deleted_at is null
    ) open
    where amount > 0 and due_date <= ${day} + ${days}::int
    order by 1, direction, natural_key(ref_no), uuid`.execute(db);
  return rows;
}
