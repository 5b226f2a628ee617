-- Counts every sum again from the documents, with the functions that the triggers call.

-- Computed over all payments at once: to take every sum away and add it again would write each paid document twice.
create or replace function count_payments() returns void language plpgsql as $$
begin
  update invoices set paid_total = coalesce(paid.amount, 0)
  from invoices document
  left join (select invoice_id, sum(payment_amt) as amount from payments where deleted_at is null and invoice_id is not null group by invoice_id) paid
    on paid.invoice_id = document.id
  where invoices.id = document.id and invoices.paid_total <> coalesce(paid.amount, 0);

  update expenses set paid_total = coalesce(paid.amount, 0)
  from expenses document
  left join (select expense_id, sum(payment_amt) as amount from payments where deleted_at is null and expense_id is not null group by expense_id) paid
    on paid.expense_id = document.id
  where expenses.id = document.id and expenses.paid_total <> coalesce(paid.amount, 0);

  update payment_records r set payment_count = coalesce(paid.payments, 0), total_paid = coalesce(paid.amount, 0)
  from payment_records record
  left join (
    select payment_record_id, count(*) as payments, sum(payment_amt) as amount
    from payments where deleted_at is null and payment_record_id is not null group by payment_record_id
  ) paid on paid.payment_record_id = record.id
  where r.id = record.id and (r.payment_count, r.total_paid) <> (coalesce(paid.payments, 0), coalesce(paid.amount, 0));
end $$;

-- The states of all documents and what each day and week changed, computed over many at once: an upsert of each would take minutes.
create or replace function count_states() returns void language plpgsql as $$
declare
  start bigint;
begin
  delete from invoice_states;
  delete from expense_states;
  delete from document_state_days;
  delete from project_weeks;
  for start in select generate_series(min(id), max(id), 10000) from invoices loop
    insert into invoice_states select * from states_of_invoices(array(select id from invoices where id >= start and id < start + 10000)) order by since;
  end loop;
  for start in select generate_series(min(id), max(id), 10000) from expenses loop
    insert into expense_states select * from states_of_expenses(array(select id from expenses where id >= start and id < start + 10000)) order by since;
  end loop;

  insert into document_state_days (document, status, due_date, day, slot, documents, amount, tax, note, retention, paid, write_off, balance)
  select document, status, due_date, c.day, 0, sum(c.sign), sum(c.sign * amount), sum(c.sign * tax), sum(c.sign * note),
    sum(c.sign * retention), sum(c.sign * paid), sum(c.sign * write_off), sum(c.sign * balance)
  from (select 'invoice' as document, i.* from invoice_states i union all select 'expense', e.* from expense_states e) states
  cross join lateral (values (1, since), (-1, until)) c (sign, day)
  where c.day < 'infinity'
  group by document, status, due_date, c.day
  having (sum(c.sign), sum(c.sign * amount), sum(c.sign * tax), sum(c.sign * note), sum(c.sign * retention), sum(c.sign * paid), sum(c.sign * write_off))
    <> (0, 0, 0, 0, 0, 0, 0);

  insert into project_weeks
  select date_trunc('week', day::timestamp)::date, project_id, sum(invoiced), sum(work_done), sum(retention_withheld), sum(retention_released),
    sum(invoice_debit_notes), sum(invoice_write_offs), sum(receivable), sum(expensed), sum(expensed_without_order), sum(expense_dc_notes),
    sum(expense_write_offs), sum(payable), sum(received), sum(paid)
  from project_changes('-infinity', 'infinity')
  group by 1, 2
  order by 1, 2;
end $$;

-- A project or a day at a time, so that memory stays flat however many documents there are.
create or replace function rebuild_project_totals() returns void language plpgsql as $$
declare
  project bigint;
  day date;
begin
  lock table payments, invoices, expenses, purchase_orders, variation_orders, projects in share row exclusive mode;
  perform count_payments();

  delete from project_month;
  delete from project_due_day;
  delete from project_totals;
  insert into project_totals (project_id) select id from projects order by id;
  update purchase_orders set billed = 0, dc_note = 0 where billed <> 0 or dc_note <> 0;
  for project in select id from projects order by id loop
    perform apply_invoices('{}', array(select i from invoices i where project_id = project));
    perform apply_expenses('{}', array(select e from expenses e where project_id = project));
    perform apply_cash('{}', array(select p from payments p where project_id = project and deleted_at is null));
  end loop;
  perform refresh_commitments(array(select id from projects));

  delete from document_days;
  delete from payment_days;
  for day in select distinct due_date from invoices where deleted_at is null loop
    perform apply_invoice_days('{}', array(select i from invoices i where due_date = day and deleted_at is null));
  end loop;
  for day in select distinct due_date from expenses where deleted_at is null loop
    perform apply_expense_days('{}', array(select e from expenses e where due_date = day and deleted_at is null));
  end loop;
  for day in select distinct payment_date from payments where deleted_at is null loop
    perform apply_payment_days('{}', array(select p from payments p where payment_date = day and deleted_at is null));
  end loop;

  perform count_states();
end $$;

-- Books of before the states have none yet. This counts nothing else again, so that writers wait for seconds.
do $$
begin
  if not exists (select from invoice_states) and not exists (select from expense_states) then perform count_states(); end if;
end $$;

-- What the migrations had for these.
drop function if exists rebuild_sums_of_projects();
drop function if exists count_days();
drop function if exists count_payment_records();
