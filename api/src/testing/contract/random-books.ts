import { type Day } from '@siteledger/shared-lib/domain';
import { sql } from 'kysely';
import { type Db } from '../../db/database';
import { transaction } from '../../db/transaction/transaction';

const upTo = (most: number) => sql`floor(random() * ${sql.lit(most + 1)})::int`;
const amount = (most: number) => sql`(0.01 + round((random() * ${sql.lit(most)})::numeric, 2))`;
const oneOf = (...values: readonly string[]) =>
  sql`(array[${sql.join(values)}]::text[])[1 + floor(random() * ${sql.lit(values.length)})::int]`;

/**
 * Inserts random books for a project manager: up to five projects of three clients with documents, orders and payments
 * around a day. `seed`, from 0 to 1, reproduces them; `name` makes them distinct.
 */
export const addRandomBooks = (db: Db, { seed, name, manager, today }: { seed: number; name: string; manager: number; today: Day }) =>
  transaction(db, async (trx) => {
    const day = (before: number, after: number) => sql`${today}::date - ${sql.lit(before)} + ${upTo(before + after)}`;
    const run = (statement: ReturnType<typeof sql>) => statement.execute(trx);
    await run(sql`select setseed(${seed})`);
    await run(sql`insert into clients (name) select ${name} || ' client ' || n from generate_series(1, 3) n`);
    await run(sql`insert into organisations (name, type) values (${name} || ' contractor', 1)`);
    await run(sql`
      insert into projects (code, name, status, client_id, contract_sum, budget, start_date, end_date)
      select ${name} || '-' || n, 'Project ' || n, ${oneOf('New', 'On Going', 'On Going', 'Completed')},
        (select id from clients where name = ${name} || ' client ' || 1 + n % 3), ${amount(60_000)}, ${amount(20_000)}, ${day(300, 0)}, ${day(-1, 300)}
      from generate_series(1, ${upTo(5)}) n`);
    const own = sql`projects where code like ${`${name}-%`}`;
    await run(sql`insert into project_managers (project_id, user_id) select id, ${manager} from ${own}`);
    await run(sql`
      insert into invoices (project_id, kind, sequence, invoice_no, cert_no, invoice_date, due_date, work_done, retention, retention_percent, invoice_amt)
      select id, kind, place, 'I-' || id || '-' || place, case when kind = 'progress' then place::text end, issued, issued + ${upTo(60)},
        case when kind = 'progress' then value else 0 end, case when kind = 'progress' then round(value / 20, 2) else 0 end, 5, value
      from (
        select projects.id, place, ${oneOf('progress', 'progress', 'other')} as kind, ${day(120, 5)} as issued, ${amount(9000)} as value
        from (select * from ${own}) projects, lateral generate_series(1, ${upTo(4)} + projects.id * 0) place
      ) documents`);
    await run(sql`
      insert into expenses (project_id, contractor_id, ref_no, invoice_date, date_received, due_date, invoice_amt)
      select id, contractor, 'E-' || id || '-' || place, issued, issued, issued + ${upTo(60)}, value
      from (
        select projects.id, place, ${day(120, 5)} as issued, ${amount(9000)} as value, (select id from organisations where name = ${name} || ' contractor') as contractor
        from (select * from ${own}) projects, lateral generate_series(1, ${upTo(4)} + projects.id * 0) place
      ) documents`);
    for (const [table, key] of [['invoices', 'invoice_id'], ['expenses', 'expense_id']] as const)
      for (const share of ['1', '0.37', '1'])
        await run(sql`
          insert into payments (project_id, ${sql.ref(key)}, payment_date, payment_amt, bank)
          select project_id, id, ${day(90, 0)}, greatest(round(balance * ${share}::numeric, 2), 0.01), 'Maybank'
          from ${sql.table(table)} where balance > 0 and random() < 0.3 and project_id in (select id from ${own})`);
    await run(sql`
      insert into purchase_orders (project_id, contractor_id, po_no, status, issued_date, total_value)
      select id, (select id from organisations where name = ${name} || ' contractor'), 'PO-' || id || '-' || place, ${oneOf('draft', 'issued', 'cancelled')}, ${day(100, 0)}, ${amount(9000)}
      from (select * from ${own}) projects, generate_series(1, 2) place where random() < 0.5`);
    await run(sql`
      insert into variation_orders (project_id, vo_no, title, type, amount, status, submitted_date)
      select id, 'VO-' || place, 'Variation', ${oneOf('addition', 'omission')}, ${amount(900)}, ${oneOf('draft', 'submitted')}, ${day(100, 0)}
      from (select * from ${own}) projects, generate_series(1, 2) place where random() < 0.5`);
  }); // prettier-ignore
