-- What certificates and other invoices add to their project and to their due day.

-- The live invoices of `after` counted once and those of `before` taken away.
drop function if exists signed_invoices(invoices[], invoices[]);
create or replace function signed_invoices(before invoices[], after invoices[])
returns table (
  project_id bigint, status text, due_date date,
  invoices integer, invoice_amt numeric, work_done numeric, retention numeric, released numeric, total_tax numeric, debit_note numeric, paid_total numeric,
  write_off_amt numeric, balance numeric
) language sql immutable as $$
  select project_id, status, due_date,
    sign, sign * invoice_amt, sign * work_done, sign * retention, sign * released, sign * total_tax, sign * debit_note, sign * paid_total,
    sign * write_off_amt, sign * balance
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
$$;

-- A project's invoices, and its open balances by due day.
create or replace function apply_invoices(before invoices[], after invoices[]) returns void language plpgsql as $$
begin
  insert into project_totals as t (
    project_id, invoiced, work_done, retention_withheld, retention_released, invoice_tax, invoice_debit_notes, invoice_write_offs,
    receivable, invoices
  )
  select project_id, sum(invoice_amt), sum(work_done), sum(retention), sum(released), sum(total_tax), sum(debit_note), sum(write_off_amt), sum(balance), sum(invoices)
  from signed_invoices(before, after)
  group by project_id
  order by project_id
  on conflict (project_id) do update set
    invoiced = t.invoiced + excluded.invoiced,
    work_done = t.work_done + excluded.work_done,
    retention_withheld = t.retention_withheld + excluded.retention_withheld,
    retention_released = t.retention_released + excluded.retention_released,
    invoice_tax = t.invoice_tax + excluded.invoice_tax,
    invoice_debit_notes = t.invoice_debit_notes + excluded.invoice_debit_notes,
    invoice_write_offs = t.invoice_write_offs + excluded.invoice_write_offs,
    receivable = t.receivable + excluded.receivable,
    invoices = t.invoices + excluded.invoices;

  insert into project_due_day as d (project_id, due_date, receivable)
  select project_id, due_date, sum(balance)
  from signed_invoices(before, after)
  group by project_id, due_date
  having sum(balance) <> 0
  order by project_id, due_date
  on conflict (project_id, due_date) do update set receivable = d.receivable + excluded.receivable;
end $$;

-- All invoices by status and due day. `tax` and `note` are what an invoice calls total_tax and debit_note.
create or replace function apply_invoice_days(before invoices[], after invoices[]) returns void language plpgsql as $$
begin
  insert into document_days as d (document, status, due_date, slot, documents, amount, tax, note, paid, write_off, balance)
  select 'invoice', status, due_date, (select writer_slot()), sum(invoices), sum(invoice_amt), sum(total_tax), sum(debit_note),
    sum(paid_total), sum(write_off_amt), sum(balance)
  from signed_invoices(before, after)
  group by status, due_date
  having (sum(invoices), sum(invoice_amt), sum(total_tax), sum(debit_note), sum(paid_total), sum(write_off_amt)) <> (0, 0, 0, 0, 0, 0)
  on conflict (document, status, due_date, slot) do update set
    documents = d.documents + excluded.documents,
    amount = d.amount + excluded.amount,
    tax = d.tax + excluded.tax,
    note = d.note + excluded.note,
    paid = d.paid + excluded.paid,
    write_off = d.write_off + excluded.write_off,
    balance = d.balance + excluded.balance;
end $$;

create or replace function invoices_changed() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  before invoices[] := '{}';
  after invoices[] := array(select row(n.*)::invoices from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::invoices from old_rows o); end if;
  perform apply_invoices(before, after);
  perform apply_invoice_days(before, after);
  perform renew_invoice_states(array(select id from new_rows));
  return null;
end $$;
create or replace trigger invoices_inserted after insert on invoices
  referencing new table as new_rows for each statement execute function invoices_changed();
create or replace trigger invoices_updated after update on invoices
  referencing old table as old_rows new table as new_rows for each statement execute function invoices_changed();
