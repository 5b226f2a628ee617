-- The state of each live invoice and expense from day to day, and what each day changed in their sums.

-- The states of documents, computed from their payments: one from the document's day on, and one from each day of a payment or
-- write-off. A payment dated before its document counts from the document's day.
create or replace function states_of_invoices(ids bigint[]) returns setof document_state language sql stable as $$
  with documents as materialized (select * from invoices where id = any (ids) and deleted_at is null)
  select i.id, i.project_id, c.day, coalesce(c.until, 'infinity'), i.due_date,
    case
      when i.write_off_date <= c.day then 'writeOff'
      when i.total_amount - c.paid = 0 then 'paid'
      when c.paid > 0 then 'partial'
      else 'pending'
    end,
    i.invoice_amt, i.total_tax, i.debit_note, 0.00, c.paid, c.write_off, i.total_amount - c.paid - c.write_off,
    i.work_done, i.retention, i.released, 0.00, c.is_first, c.paid_change, c.write_off_change
  from (
    select id, day, lead(day) over days as until, row_number() over days = 1 as is_first, sum(paid) as paid_change, sum(write_off) as write_off_change,
      sum(sum(paid)) over days as paid, sum(sum(write_off)) over days as write_off
    from (
      select id, invoice_date as day, 0.00 as paid, 0.00 as write_off from documents
      union all
      select id, greatest(write_off_date, invoice_date), 0.00, write_off_amt from documents where write_off_date is not null
      union all
      select d.id, greatest(p.payment_date, d.invoice_date), p.payment_amt, 0.00
      from documents d join payments p on p.invoice_id = d.id and p.deleted_at is null
    ) changes
    group by id, day
    window days as (partition by id order by day)
  ) c
  join documents i on i.id = c.id
$$;

create or replace function states_of_expenses(ids bigint[]) returns setof document_state language sql stable as $$
  with documents as materialized (select * from expenses where id = any (ids) and deleted_at is null)
  select e.id, e.project_id, c.day, coalesce(c.until, 'infinity'), e.due_date,
    case
      when e.write_off_date <= c.day then 'writeOff'
      when e.total_expenses - e.dc_note - e.retention_amt - c.paid = 0 then 'paid'
      when c.paid > 0 then 'partial'
      else 'pending'
    end,
    e.invoice_amt, e.tax_amt, e.dc_note, e.retention_amt, c.paid, c.write_off,
    e.total_expenses - e.dc_note - e.retention_amt - c.paid - c.write_off,
    0.00, 0.00, 0.00, case when e.purchase_order_id is null then e.total_expenses else 0.00 end,
    c.is_first, c.paid_change, c.write_off_change
  from (
    select id, day, lead(day) over days as until, row_number() over days = 1 as is_first, sum(paid) as paid_change, sum(write_off) as write_off_change,
      sum(sum(paid)) over days as paid, sum(sum(write_off)) over days as write_off
    from (
      select id, invoice_date as day, 0.00 as paid, 0.00 as write_off from documents
      union all
      select id, greatest(write_off_date, invoice_date), 0.00, write_off_amt from documents where write_off_date is not null
      union all
      select d.id, greatest(p.payment_date, d.invoice_date), p.payment_amt, 0.00
      from documents d join payments p on p.expense_id = d.id and p.deleted_at is null
    ) changes
    group by id, day
    window days as (partition by id order by day)
  ) c
  join documents e on e.id = c.id
$$;

-- A state counts from its first day on, and no longer from its end on.
create or replace function apply_state_days(kind text, before document_state[], after document_state[]) returns void language plpgsql as $$
begin
  insert into document_state_days as d (document, status, due_date, day, slot, documents, amount, tax, note, retention, paid, write_off, balance)
  select kind, status, due_date, c.day, (select writer_slot()), sum(c.sign), sum(c.sign * amount), sum(c.sign * tax), sum(c.sign * note),
    sum(c.sign * retention), sum(c.sign * paid), sum(c.sign * write_off), sum(c.sign * balance)
  from (select -1 as sign, s.* from unnest(before) s union all select 1, s.* from unnest(after) s) states
  cross join lateral (values (sign, since), (-sign, until)) c (sign, day)
  where c.day < 'infinity'
  group by status, due_date, c.day
  having (sum(c.sign), sum(c.sign * amount), sum(c.sign * tax), sum(c.sign * note), sum(c.sign * retention), sum(c.sign * paid), sum(c.sign * write_off))
    <> (0, 0, 0, 0, 0, 0, 0)
  on conflict (document, status, day, due_date, slot) do update set
    documents = d.documents + excluded.documents,
    amount = d.amount + excluded.amount,
    tax = d.tax + excluded.tax,
    note = d.note + excluded.note,
    retention = d.retention + excluded.retention,
    paid = d.paid + excluded.paid,
    write_off = d.write_off + excluded.write_off,
    balance = d.balance + excluded.balance;
end $$;

-- The changes of a project's documents in its sums, by week.
create or replace function apply_project_weeks(kind text, before document_state[], after document_state[]) returns void language plpgsql as $$
begin
  if kind = 'invoice' then
    insert into project_weeks as w (
      week, project_id, invoiced, work_done, retention_withheld, retention_released, invoice_debit_notes, invoice_write_offs, receivable
    )
    select date_trunc('week', c.day::timestamp)::date, project_id, sum(c.sign * amount), sum(c.sign * work_done), sum(c.sign * withheld),
      sum(c.sign * released), sum(c.sign * note), sum(c.sign * write_off), sum(c.sign * balance)
    from (select -1 as sign, s.* from unnest(before) s union all select 1, s.* from unnest(after) s) states
    cross join lateral (values (sign, since), (-sign, until)) c (sign, day)
    where c.day < 'infinity'
    group by 1, 2
    having (sum(c.sign * amount), sum(c.sign * work_done), sum(c.sign * withheld), sum(c.sign * released), sum(c.sign * note),
      sum(c.sign * write_off), sum(c.sign * balance)) <> (0, 0, 0, 0, 0, 0, 0)
    order by 1, 2
    on conflict (project_id, week) do update set
      invoiced = w.invoiced + excluded.invoiced,
      work_done = w.work_done + excluded.work_done,
      retention_withheld = w.retention_withheld + excluded.retention_withheld,
      retention_released = w.retention_released + excluded.retention_released,
      invoice_debit_notes = w.invoice_debit_notes + excluded.invoice_debit_notes,
      invoice_write_offs = w.invoice_write_offs + excluded.invoice_write_offs,
      receivable = w.receivable + excluded.receivable;
  else
    insert into project_weeks as w (
      week, project_id, expensed, expensed_without_order, expense_dc_notes, expense_write_offs, payable
    )
    select date_trunc('week', c.day::timestamp)::date, project_id, sum(c.sign * (amount + tax - note - write_off)), sum(c.sign * unordered),
      sum(c.sign * note), sum(c.sign * write_off), sum(c.sign * balance)
    from (select -1 as sign, s.* from unnest(before) s union all select 1, s.* from unnest(after) s) states
    cross join lateral (values (sign, since), (-sign, until)) c (sign, day)
    where c.day < 'infinity'
    group by 1, 2
    having (sum(c.sign * (amount + tax)), sum(c.sign * unordered), sum(c.sign * note), sum(c.sign * write_off), sum(c.sign * balance))
      <> (0, 0, 0, 0, 0)
    order by 1, 2
    on conflict (project_id, week) do update set
      expensed = w.expensed + excluded.expensed,
      expensed_without_order = w.expensed_without_order + excluded.expensed_without_order,
      expense_dc_notes = w.expense_dc_notes + excluded.expense_dc_notes,
      expense_write_offs = w.expense_write_offs + excluded.expense_write_offs,
      payable = w.payable + excluded.payable;
  end if;
end $$;

-- The changes of each document and payment in the sums of its project, from one day to another.
create or replace function project_changes(first date, last date)
returns table (
  project_id bigint, day date, invoiced numeric, work_done numeric, retention_withheld numeric, retention_released numeric,
  invoice_debit_notes numeric, invoice_write_offs numeric, receivable numeric, expensed numeric, expensed_without_order numeric,
  expense_dc_notes numeric, expense_write_offs numeric, payable numeric, received numeric, paid numeric
) language sql stable as $$
  select s.project_id, since, case when is_first then amount else 0.00 end, case when is_first then s.work_done else 0.00 end,
    case when is_first then withheld else 0.00 end, case when is_first then released else 0.00 end, case when is_first then note else 0.00 end,
    write_off_change, case when is_first then balance else -paid_change - write_off_change end, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00
  from invoice_states s
  where since between first and last
  union all
  select s.project_id, since, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    case when is_first then amount + tax - note else 0.00 end - write_off_change, case when is_first then unordered else 0.00 end,
    case when is_first then note else 0.00 end, write_off_change, case when is_first then balance else -paid_change - write_off_change end,
    0.00, 0.00
  from expense_states s
  where since between first and last
  union all
  select payments.project_id, payment_date, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00, 0.00,
    case when direction = 'IN' then payment_amt else 0.00 end, case when direction = 'OUT' then payment_amt else 0.00 end
  from payments
  where payment_date between first and last and deleted_at is null
$$;

-- Renews the states of documents whose rows the caller has locked: only those that differ are written.
create or replace function renew_invoice_states(ids bigint[]) returns void language plpgsql as $$
declare
  stored document_state[] := array(select row(s.*)::document_state from invoice_states s where id = any (ids));
  computed document_state[] := array(select s from states_of_invoices(ids) s);
  before document_state[] := array(select unnest(stored) except select unnest(computed));
  after document_state[] := array(select unnest(computed) except select unnest(stored));
begin
  if before || after = '{}' then return; end if;
  delete from invoice_states where (id, since) in (select id, since from unnest(before) except select id, since from unnest(after));
  insert into invoice_states select * from unnest(after)
  on conflict (id, since) do update set (
    project_id, until, due_date, status, amount, tax, note, retention, paid, write_off, balance, work_done, withheld, released, unordered,
    is_first, paid_change, write_off_change
  ) = (
    excluded.project_id, excluded.until, excluded.due_date, excluded.status, excluded.amount, excluded.tax, excluded.note, excluded.retention,
    excluded.paid, excluded.write_off, excluded.balance, excluded.work_done, excluded.withheld, excluded.released, excluded.unordered,
    excluded.is_first, excluded.paid_change, excluded.write_off_change
  );
  perform apply_state_days('invoice', before, after);
  perform apply_project_weeks('invoice', before, after);
end $$;

create or replace function renew_expense_states(ids bigint[]) returns void language plpgsql as $$
declare
  stored document_state[] := array(select row(s.*)::document_state from expense_states s where id = any (ids));
  computed document_state[] := array(select s from states_of_expenses(ids) s);
  before document_state[] := array(select unnest(stored) except select unnest(computed));
  after document_state[] := array(select unnest(computed) except select unnest(stored));
begin
  if before || after = '{}' then return; end if;
  delete from expense_states where (id, since) in (select id, since from unnest(before) except select id, since from unnest(after));
  insert into expense_states select * from unnest(after)
  on conflict (id, since) do update set (
    project_id, until, due_date, status, amount, tax, note, retention, paid, write_off, balance, work_done, withheld, released, unordered,
    is_first, paid_change, write_off_change
  ) = (
    excluded.project_id, excluded.until, excluded.due_date, excluded.status, excluded.amount, excluded.tax, excluded.note, excluded.retention,
    excluded.paid, excluded.write_off, excluded.balance, excluded.work_done, excluded.withheld, excluded.released, excluded.unordered,
    excluded.is_first, excluded.paid_change, excluded.write_off_change
  );
  perform apply_state_days('expense', before, after);
  perform apply_project_weeks('expense', before, after);
end $$;
