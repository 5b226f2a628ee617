-- What payments add to their document, their record, their project and their day.

-- The live payments of `after` counted once and those of `before` taken away.
create or replace function signed_payments(before payments[], after payments[])
returns table (
  project_id bigint, invoice_id bigint, expense_id bigint, payment_record_id bigint, direction text, payment_date date,
  payments integer, amount numeric
) language sql immutable as $$
  select project_id, invoice_id, expense_id, payment_record_id, direction, payment_date, sign, sign * payment_amt
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
$$;

-- What was paid on each document; the document's own trigger then renews its project's balances. The statements for a kind of
-- document that nobody paid are not run, for each fires that table's triggers even when it changes nothing.
create or replace function apply_settlements(before payments[], after payments[]) returns void language plpgsql as $$
begin
  if exists (select from unnest(before || after) where invoice_id is not null) then
    perform 1 from invoices where id in (select invoice_id from unnest(before || after)) order by uuid for update;
    update invoices set paid_total = paid_total + change.amount
    from (
      select invoice_id, sum(amount) as amount
      from signed_payments(before, after)
      where invoice_id is not null
      group by invoice_id
      having sum(amount) <> 0
    ) change
    where invoices.id = change.invoice_id;
  end if;

  if exists (select from unnest(before || after) where expense_id is not null) then
    perform 1 from expenses where id in (select expense_id from unnest(before || after)) order by uuid for update;
    update expenses set paid_total = paid_total + change.amount
    from (
      select expense_id, sum(amount) as amount
      from signed_payments(before, after)
      where expense_id is not null
      group by expense_id
      having sum(amount) <> 0
    ) change
    where expenses.id = change.expense_id;
  end if;
end $$;

-- Cash that moved, by project and month.
create or replace function apply_cash(before payments[], after payments[]) returns void language plpgsql as $$
begin
  insert into project_totals as t (project_id, received, paid)
  select project_id,
    coalesce(sum(amount) filter (where direction = 'IN'), 0),
    coalesce(sum(amount) filter (where direction = 'OUT'), 0)
  from signed_payments(before, after)
  group by project_id
  order by project_id
  on conflict (project_id) do update set received = t.received + excluded.received, paid = t.paid + excluded.paid;

  insert into project_month as m (project_id, month, received, paid)
  select project_id, make_date(extract(year from payment_date)::int, extract(month from payment_date)::int, 1) as month,
    coalesce(sum(amount) filter (where direction = 'IN'), 0),
    coalesce(sum(amount) filter (where direction = 'OUT'), 0)
  from signed_payments(before, after)
  group by 1, 2
  order by 1, 2
  on conflict (project_id, month) do update set received = m.received + excluded.received, paid = m.paid + excluded.paid;
end $$;

-- Cash that moved, by project and week. The rebuild counts it with the other changes of the week.
create or replace function apply_cash_weeks(before payments[], after payments[]) returns void language plpgsql as $$
begin
  insert into project_weeks as w (week, project_id, received, paid)
  select date_trunc('week', payment_date::timestamp)::date as week, project_id,
    coalesce(sum(amount) filter (where direction = 'IN'), 0),
    coalesce(sum(amount) filter (where direction = 'OUT'), 0)
  from signed_payments(before, after)
  group by 1, 2
  order by 1, 2
  on conflict (project_id, week) do update set received = w.received + excluded.received, paid = w.paid + excluded.paid;
end $$;

-- All payments by day.
create or replace function apply_payment_days(before payments[], after payments[]) returns void language plpgsql as $$
begin
  insert into payment_days as d (direction, payment_date, slot, payments, amount)
  select direction, payment_date, (select writer_slot()), sum(payments), sum(amount)
  from signed_payments(before, after)
  group by direction, payment_date
  having (sum(payments), sum(amount)) <> (0, 0)
  on conflict (direction, payment_date, slot) do update set payments = d.payments + excluded.payments, amount = d.amount + excluded.amount;
end $$;

-- One plan for any number of rows: each of them is found by its key.
create or replace function payments_changed() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  before payments[] := '{}';
  after payments[] := array(select row(n.*)::payments from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::payments from old_rows o); end if;
  perform apply_settlements(before, after);
  -- Locks the totals of the projects before their other sums, as every writer does, so that nobody waits in a circle.
  perform apply_cash(before, after);
  -- A payment on another day changes no amount of its document.
  if tg_op = 'UPDATE' then
    perform renew_invoice_states(array(select invoice_id from unnest(before || after) where invoice_id is not null));
    perform renew_expense_states(array(select expense_id from unnest(before || after) where expense_id is not null));
  end if;
  perform apply_cash_weeks(before, after);
  perform apply_payment_days(before, after);
  return null;
end $$;
create or replace trigger payments_inserted after insert on payments
  referencing new table as new_rows for each statement execute function payments_changed();
create or replace trigger payments_updated after update on payments
  referencing old table as old_rows new table as new_rows for each statement execute function payments_changed();

-- How many payments a record has, and their sum. A payment that only moves with its project leaves the record alone.
create or replace function apply_payment_records() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  before payments[] := '{}';
  after payments[] := array(select row(n.*)::payments from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::payments from old_rows o); end if;
  update payment_records r set payment_count = r.payment_count + change.payments, total_paid = r.total_paid + change.amount
  from (
    select payment_record_id, sum(payments) as payments, sum(amount) as amount
    from signed_payments(before, after)
    where payment_record_id is not null
    group by payment_record_id
    having (sum(payments), sum(amount)) <> (0, 0)
  ) change
  where r.id = change.payment_record_id;
  return null;
end $$;
create or replace trigger payments_inserted_in_record after insert on payments
  referencing new table as new_rows for each statement execute function apply_payment_records();
create or replace trigger payments_updated_in_record after update on payments
  referencing old table as old_rows new table as new_rows for each statement execute function apply_payment_records();
