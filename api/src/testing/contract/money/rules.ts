import { sql } from 'kysely';
import { type Db } from '../../../db/database';

type Table = 'invoices' | 'expenses';

const broken = (rule: string, rows: ReturnType<typeof sql>) =>
  sql`select ${rule}::text as rule, count(*) as count from (${rows}) broken`;

const documentRules = (table: Table) => {
  const link = sql.ref(`payments.${table === 'invoices' ? 'invoice_id' : 'expense_id'}`);
  const from = sql.table(table);
  const paid = sql`coalesce((select sum(payment_amt) from payments where ${link} = document.id and payments.deleted_at is null), 0)`;
  return [
    broken(
      `${table}: settled for more than is payable`,
      sql`select from ${from} document where balance < 0 or paid_total < 0`,
    ),
    broken(
      `${table}: paid_total is not the sum of its payments`,
      sql`select from ${from} document where paid_total <> ${paid}`,
    ),
    broken(`${table}: written off and open`, sql`select from ${from} where status = 'writeOff' and balance <> 0`),
    broken(
      `${table}: an amount written off and not the document`,
      sql`select from ${from} where status <> 'writeOff' and write_off_amt <> 0`,
    ),
    broken(
      `${table}: deleted with payments`,
      sql`select from ${from} where deleted_at is not null and paid_total <> 0`,
    ),
  ];
};

const RECORDS = sql`
  select from payment_records record
  left join (
    select payment_record_id as id, count(*) as payments, sum(payment_amt) as amount
    from payments where deleted_at is null and payment_record_id is not null group by 1
  ) paid using (id)
  where (record.payment_count, record.total_paid) <> (coalesce(paid.payments, 0), coalesce(paid.amount, 0))
    or (record.deleted_at is null) <> (coalesce(paid.payments, 0) > 0)`;

// Differences between two lists of (key, amounts), ignoring zero amounts.
const apart = (kept: ReturnType<typeof sql>, counted: ReturnType<typeof sql>) =>
  sql`((${kept}) except (${counted})) union all ((${counted}) except (${kept}))`;

const PROJECTS = apart(
  sql`select project_id, received, paid, receivable, payable, invoiced, expensed, invoice_write_offs, expense_write_offs, invoices, expenses from project_totals`,
  sql`
    select projects.id,
      coalesce((select sum(payment_amt) from payments where project_id = projects.id and deleted_at is null and direction = 'IN'), 0),
      coalesce((select sum(payment_amt) from payments where project_id = projects.id and deleted_at is null and direction = 'OUT'), 0),
      coalesce(i.balance, 0), coalesce(e.balance, 0), coalesce(i.amount, 0), coalesce(e.amount, 0),
      coalesce(i.write_off, 0), coalesce(e.write_off, 0), coalesce(i.count, 0), coalesce(e.count, 0)
    from projects
    left join (
      select project_id, sum(balance) as balance, sum(invoice_amt) as amount, sum(write_off_amt) as write_off, count(*) as count
      from invoices where deleted_at is null group by 1
    ) i on i.project_id = projects.id
    left join (
      select project_id, sum(balance) as balance, sum(total_expenses - dc_note - write_off_amt) as amount, sum(write_off_amt) as write_off, count(*) as count
      from expenses where deleted_at is null group by 1
    ) e on e.project_id = projects.id`,
);

const MONTHS = apart(
  sql`select project_id, month, received, paid from project_month where (received, paid) <> (0, 0)`,
  sql`
    select project_id, date_trunc('month', payment_date)::date,
      coalesce(sum(payment_amt) filter (where direction = 'IN'), 0), coalesce(sum(payment_amt) filter (where direction = 'OUT'), 0)
    from payments where deleted_at is null group by 1, 2`,
);

const DUE_DAYS = apart(
  sql`select project_id, due_date, receivable, payable from project_due_day where (receivable, payable) <> (0, 0)`,
  sql`
    select project_id, due_date, sum(receivable), sum(payable) from (
      select project_id, due_date, balance as receivable, 0 as payable from invoices where deleted_at is null
      union all select project_id, due_date, 0, balance from expenses where deleted_at is null
    ) documents group by 1, 2 having (sum(receivable), sum(payable)) <> (0, 0)`,
);

const DOCUMENT_DAYS = apart(
  sql`
    select document, status, due_date, sum(documents), sum(paid), sum(write_off), sum(balance)
    from document_days group by 1, 2, 3 having sum(documents) <> 0 or sum(balance) <> 0`,
  sql`
    select 'invoice', status, due_date, count(*), sum(paid_total), sum(write_off_amt), sum(balance)
    from invoices where deleted_at is null group by 1, 2, 3
    union all
    select 'expense', status, due_date, count(*), sum(paid_total), sum(write_off_amt), sum(balance)
    from expenses where deleted_at is null group by 1, 2, 3`,
);

const PAYMENT_DAYS = apart(
  sql`
    select direction, payment_date, sum(payments), sum(amount) from payment_days
    group by 1, 2 having sum(payments) <> 0 or sum(amount) <> 0`,
  sql`select direction, payment_date, count(*), sum(payment_amt) from payments where deleted_at is null group by 1, 2`,
);

const EVERYTHING = sql.join(
  [
    ...documentRules('invoices'),
    ...documentRules('expenses'),
    broken('payment records: kept count and sum are not those of their rows, or a record is without rows', RECORDS),
    broken('projects: kept sums are not those of the documents', PROJECTS),
    broken('projects: kept months are not those of the payments', MONTHS),
    broken('projects: kept due days are not those of the documents', DUE_DAYS),
    broken('documents: kept days are not those of the documents', DOCUMENT_DAYS),
    broken('payments: kept days are not those of the payments', PAYMENT_DAYS),
  ],
  sql` union all `,
);

/** The rules of money that the books violate, in one statement and so in one snapshot. */
export async function brokenRules(db: Db): Promise<string[]> {
  const { rows } = await sql<{ rule: string; count: number }>`${EVERYTHING}`.execute(db);
  return rows.flatMap(({ rule, count }) => (Number(count) === 0 ? [] : [`${rule} (${count})`]));
}
