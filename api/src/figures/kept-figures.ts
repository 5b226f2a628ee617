import { sql } from 'kysely';
import { type Db } from '../db/database';
import { rolledBack } from '../db/transaction/rolled-back';
import { transaction } from '../db/transaction/transaction';

/** A stored sum that differed from its documents: its table and record, and both values. */
export type WrongFigure = { kept_in: string; record: string; figure: string; before: string; after: string };

// Every stored sum, one a row; a zero sum equals a missing one.
const KEPT = sql`
  select kept_in, record, figure, sum(value) as value from (
    select 'project' as kept_in, p.code as record, v.key as figure, v.value::numeric as value
    from project_totals t join projects p on p.id = t.project_id, jsonb_each_text(to_jsonb(t) - 'project_id') v
    union all
    select 'month', p.code || ' ' || t.month, v.key, v.value::numeric
    from project_month t join projects p on p.id = t.project_id, jsonb_each_text(to_jsonb(t) - 'project_id' - 'month') v
    union all
    select 'due day', p.code || ' ' || t.due_date, v.key, v.value::numeric
    from project_due_day t join projects p on p.id = t.project_id, jsonb_each_text(to_jsonb(t) - 'project_id' - 'due_date') v
    union all
    select 'documents', t.document || ' ' || t.status || ' ' || t.due_date, v.key, v.value::numeric
    from document_days t, jsonb_each_text(to_jsonb(t) - 'document' - 'status' - 'due_date' - 'slot') v
    union all
    select 'payments', t.direction || ' ' || t.payment_date, v.key, v.value::numeric
    from payment_days t, jsonb_each_text(to_jsonb(t) - 'direction' - 'payment_date' - 'slot') v
    union all
    select 'documents of a day', t.document || ' ' || t.status || ' ' || t.due_date || ' ' || t.day, v.key, v.value::numeric
    from document_state_days t, jsonb_each_text(to_jsonb(t) - 'document' - 'status' - 'due_date' - 'day' - 'slot') v
    union all
    select 'week', p.code || ' ' || t.week, v.key, v.value::numeric
    from project_weeks t join projects p on p.id = t.project_id, jsonb_each_text(to_jsonb(t) - 'project_id' - 'week') v
    union all
    select 'state of an invoice', '#' || id || ' ' || since, until || ' ' || status || ' ' || paid || ' ' || balance, 1 from invoice_states
    union all
    select 'state of an expense', '#' || id || ' ' || since, until || ' ' || status || ' ' || paid || ' ' || balance, 1 from expense_states
    union all select 'invoice', invoice_no, 'paid_total', paid_total from invoices
    union all select 'expense', ref_no || ' #' || id, 'paid_total', paid_total from expenses
    union all select 'purchase order', po_no, 'billed', billed from purchase_orders
    union all select 'purchase order', po_no, 'dc_note', dc_note from purchase_orders
    union all select 'payment record', '#' || id, 'payment_count', payment_count from payment_records
    union all select 'payment record', '#' || id, 'total_paid', total_paid from payment_records
  ) every_sum
  group by 1, 2, 3 having sum(value) <> 0`;

/** Recomputes every stored sum from the documents, or only reports the differences. Writers wait until it is done. */
export const rebuildFigures = (db: Db, isDryRun: boolean): Promise<WrongFigure[]> =>
  transaction(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    const work = () => rebuild(trx);
    return isDryRun ? rolledBack(trx, work) : work();
  });

async function rebuild(db: Db) {
  // Locked as for a rebuild: a write in between would look like a wrong sum.
  await sql`lock table payments, invoices, expenses, purchase_orders, variation_orders, projects in share row exclusive mode`.execute(
    db,
  );
  await sql`create temporary table kept_before on commit drop as ${KEPT}`.execute(db);
  await sql`select rebuild_project_totals()`.execute(db);
  const { rows } = await sql<WrongFigure>`
    select kept_in, record, figure, coalesce(b.value, 0)::text as before, coalesce(a.value, 0)::text as after
    from kept_before b full join (${KEPT}) a using (kept_in, record, figure)
    where coalesce(a.value, 0) <> coalesce(b.value, 0) order by 1, 2, 3`.execute(db);
  return rows;
}
