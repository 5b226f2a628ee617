-- What expenses add to their purchase order, their project and their due day.

-- The live expenses of `after` counted once and those of `before` taken away.
create or replace function signed_expenses(before expenses[], after expenses[])
returns table (
  project_id bigint, purchase_order_id bigint, status text, due_date date,
  expenses integer, invoice_amt numeric, total_expenses numeric, tax_amt numeric, dc_note numeric, retention_amt numeric,
  paid_total numeric, write_off_amt numeric, balance numeric
) language sql immutable as $$
  select project_id, purchase_order_id, status, due_date,
    sign, sign * invoice_amt, sign * total_expenses, sign * tax_amt, sign * dc_note, sign * retention_amt,
    sign * paid_total, sign * write_off_amt, sign * balance
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
$$;

-- What is billed on purchase orders, a project's expenses, and its open balances by due day.
create or replace function apply_expenses(before expenses[], after expenses[]) returns void language plpgsql as $$
begin
  -- An order stores the amount billed on it, and its trigger then renews the commitment. A payment bills nothing, so the order is
  -- left alone: even an update of no row would fire that trigger.
  if exists (
    select from signed_expenses(before, after) where purchase_order_id is not null
    group by purchase_order_id having sum(total_expenses) <> 0 or sum(dc_note) <> 0
  ) then
    perform 1 from purchase_orders where id in (select purchase_order_id from unnest(before || after)) order by id for update;
    update purchase_orders set billed = purchase_orders.billed + change.billed, dc_note = purchase_orders.dc_note + change.dc_note
    from (
      select purchase_order_id, sum(total_expenses) as billed, sum(dc_note) as dc_note
      from signed_expenses(before, after)
      where purchase_order_id is not null
      group by purchase_order_id
      having sum(total_expenses) <> 0 or sum(dc_note) <> 0
    ) change
    where purchase_orders.id = change.purchase_order_id;
  end if;

  insert into project_totals as t (
    project_id, expensed, expensed_without_order, expense_tax, expense_dc_notes, expense_retention, expense_write_offs, payable, expenses
  )
  select project_id,
    sum(total_expenses - dc_note - write_off_amt),
    coalesce(sum(total_expenses) filter (where purchase_order_id is null), 0),
    sum(tax_amt), sum(dc_note), sum(retention_amt), sum(write_off_amt), sum(balance), sum(expenses)
  from signed_expenses(before, after)
  group by project_id
  order by project_id
  on conflict (project_id) do update set
    expensed = t.expensed + excluded.expensed,
    expensed_without_order = t.expensed_without_order + excluded.expensed_without_order,
    expense_tax = t.expense_tax + excluded.expense_tax,
    expense_dc_notes = t.expense_dc_notes + excluded.expense_dc_notes,
    expense_retention = t.expense_retention + excluded.expense_retention,
    expense_write_offs = t.expense_write_offs + excluded.expense_write_offs,
    payable = t.payable + excluded.payable,
    expenses = t.expenses + excluded.expenses;

  insert into project_due_day as d (project_id, due_date, payable)
  select project_id, due_date, sum(balance)
  from signed_expenses(before, after)
  group by project_id, due_date
  having sum(balance) <> 0
  order by project_id, due_date
  on conflict (project_id, due_date) do update set payable = d.payable + excluded.payable;
end $$;

-- All expenses by status and due day. `tax` and `note` are what an expense calls tax_amt and dc_note.
create or replace function apply_expense_days(before expenses[], after expenses[]) returns void language plpgsql as $$
begin
  insert into document_days as d (document, status, due_date, slot, documents, amount, tax, note, retention, paid, write_off, balance)
  select 'expense', status, due_date, (select writer_slot()), sum(expenses), sum(invoice_amt), sum(tax_amt), sum(dc_note),
    sum(retention_amt), sum(paid_total), sum(write_off_amt), sum(balance)
  from signed_expenses(before, after)
  group by status, due_date
  having (sum(expenses), sum(invoice_amt), sum(tax_amt), sum(dc_note), sum(retention_amt), sum(paid_total), sum(write_off_amt))
    <> (0, 0, 0, 0, 0, 0, 0)
  on conflict (document, status, due_date, slot) do update set
    documents = d.documents + excluded.documents,
    amount = d.amount + excluded.amount,
    tax = d.tax + excluded.tax,
    note = d.note + excluded.note,
    retention = d.retention + excluded.retention,
    paid = d.paid + excluded.paid,
    write_off = d.write_off + excluded.write_off,
    balance = d.balance + excluded.balance;
end $$;

create or replace function expenses_changed() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  before expenses[] := '{}';
  after expenses[] := array(select row(n.*)::expenses from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::expenses from old_rows o); end if;
  perform apply_expenses(before, after);
  perform apply_expense_days(before, after);
  perform renew_expense_states(array(select id from new_rows));
  return null;
end $$;
create or replace trigger expenses_inserted after insert on expenses
  referencing new table as new_rows for each statement execute function expenses_changed();
create or replace trigger expenses_updated after update on expenses
  referencing old table as old_rows new table as new_rows for each statement execute function expenses_changed();
