-- What keeps lists and dashboards fast with a million documents: sums by day, a version of the data, texts to search, and an
-- index for each sort that the large lists offer.

create extension if not exists pg_trgm;

-- Writers add to rows of their own, so that a sum over all projects is never a row that two of them wait for. A slot belongs
-- to one transaction at a time, and a transaction that has one gets it again.
create function writer_slot() returns smallint language plpgsql as $$
declare
  slot int;
begin
  for slot in 0..63 loop
    if pg_try_advisory_xact_lock(481216, slot) then return slot; end if;
  end loop;
  slot := pg_backend_pid() % 64;
  perform pg_advisory_xact_lock(481216, slot);
  return slot;
end $$;

-- All live documents by status and due date. `tax` and `note` are what the document calls total_tax or tax_amt, debit_note or dc_note.
create table document_days (
  document text not null check (document in ('invoice', 'expense')),
  status text not null,
  due_date date not null,
  slot smallint not null,
  documents bigint not null default 0,
  amount numeric(19, 2) not null default 0,
  tax numeric(19, 2) not null default 0,
  note numeric(19, 2) not null default 0,
  retention numeric(19, 2) not null default 0,
  paid numeric(19, 2) not null default 0,
  write_off numeric(19, 2) not null default 0,
  balance numeric(19, 2) not null default 0,
  primary key (document, status, due_date, slot)
) with (fillfactor = 70);

-- All live payments by day.
create table payment_days (
  direction text not null,
  payment_date date not null,
  slot smallint not null,
  payments bigint not null default 0,
  amount numeric(19, 2) not null default 0,
  primary key (direction, payment_date, slot)
) with (fillfactor = 70);

-- The last writer of each slot. Together they name what was committed: as long as they are the same, so is every list.
create table data_versions (slot smallint primary key, writer bigint not null) with (fillfactor = 10);

create function renew_data_version() returns trigger language plpgsql as $$
begin
  insert into data_versions as v (slot, writer) select (select writer_slot()), pg_current_xact_id()::text::bigint
  on conflict (slot) do update set writer = excluded.writer where v.writer <> excluded.writer;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['projects', 'project_managers', 'user_projects', 'clients', 'organisations', 'purchase_orders',
    'variation_orders', 'invoices', 'expenses', 'payments'] loop
    execute format('create trigger %I after insert or update or delete on %I for each statement execute function renew_data_version()', name || '_version', name);
  end loop;
end $$;

create function apply_invoice_days(before invoices[], after invoices[]) returns void language sql as $$
  insert into document_days as d (document, status, due_date, slot, documents, amount, tax, note, paid, write_off, balance)
  select 'invoice', status, due_date, (select writer_slot()), sum(sign), sum(sign * invoice_amt), sum(sign * total_tax), sum(sign * debit_note),
    sum(sign * paid_total), sum(sign * write_off_amt), sum(sign * balance)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by status, due_date
  having (sum(sign), sum(sign * invoice_amt), sum(sign * total_tax), sum(sign * debit_note), sum(sign * paid_total), sum(sign * write_off_amt))
    <> (0, 0, 0, 0, 0, 0)
  on conflict (document, status, due_date, slot) do update set
    documents = d.documents + excluded.documents,
    amount = d.amount + excluded.amount,
    tax = d.tax + excluded.tax,
    note = d.note + excluded.note,
    paid = d.paid + excluded.paid,
    write_off = d.write_off + excluded.write_off,
    balance = d.balance + excluded.balance;
$$;

create function apply_expense_days(before expenses[], after expenses[]) returns void language sql as $$
  insert into document_days as d (document, status, due_date, slot, documents, amount, tax, note, retention, paid, write_off, balance)
  select 'expense', status, due_date, (select writer_slot()), sum(sign), sum(sign * invoice_amt), sum(sign * tax_amt), sum(sign * dc_note),
    sum(sign * retention_amt), sum(sign * paid_total), sum(sign * write_off_amt), sum(sign * balance)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by status, due_date
  having (sum(sign), sum(sign * invoice_amt), sum(sign * tax_amt), sum(sign * dc_note), sum(sign * retention_amt), sum(sign * paid_total), sum(sign * write_off_amt))
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
$$;

create function apply_payment_days(before payments[], after payments[]) returns void language sql as $$
  insert into payment_days as d (direction, payment_date, slot, payments, amount)
  select direction, payment_date, (select writer_slot()), sum(sign), sum(sign * payment_amt)
  from (select -1 as sign, r.* from unnest(before) r union all select 1, r.* from unnest(after) r) changes
  where deleted_at is null
  group by direction, payment_date
  having (sum(sign), sum(sign * payment_amt)) <> (0, 0)
  on conflict (direction, payment_date, slot) do update set payments = d.payments + excluded.payments, amount = d.amount + excluded.amount;
$$;

-- The same sums as the three functions above add up, over all rows at once.
create function count_days() returns void language sql as $$
  delete from document_days;
  delete from payment_days;
  insert into document_days (document, status, due_date, slot, documents, amount, tax, note, paid, write_off, balance)
  select 'invoice', status, due_date, 0, count(*), sum(invoice_amt), sum(total_tax), sum(debit_note), sum(paid_total), sum(write_off_amt), sum(balance)
  from invoices where deleted_at is null group by status, due_date;
  insert into document_days (document, status, due_date, slot, documents, amount, tax, note, retention, paid, write_off, balance)
  select 'expense', status, due_date, 0, count(*), sum(invoice_amt), sum(tax_amt), sum(dc_note), sum(retention_amt), sum(paid_total), sum(write_off_amt), sum(balance)
  from expenses where deleted_at is null group by status, due_date;
  insert into payment_days (direction, payment_date, slot, payments, amount)
  select direction, payment_date, 0, count(*), sum(payment_amt) from payments where deleted_at is null group by direction, payment_date;
$$;

create or replace function invoices_changed() returns trigger language plpgsql as $$
declare
  before invoices[] := '{}';
  after invoices[] := array(select row(n.*)::invoices from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::invoices from old_rows o); end if;
  perform apply_invoices(before, after);
  perform apply_invoice_days(before, after);
  return null;
end $$;

create or replace function expenses_changed() returns trigger language plpgsql as $$
declare
  before expenses[] := '{}';
  after expenses[] := array(select row(n.*)::expenses from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::expenses from old_rows o); end if;
  perform apply_expenses(before, after);
  perform apply_expense_days(before, after);
  return null;
end $$;

create or replace function payments_changed() returns trigger language plpgsql as $$
declare
  before payments[] := '{}';
  after payments[] := array(select row(n.*)::payments from new_rows n);
begin
  if tg_op = 'UPDATE' then before := array(select row(o.*)::payments from old_rows o); end if;
  perform apply_settlements(before, after);
  perform apply_cash(before, after);
  perform apply_payment_days(before, after);
  return null;
end $$;

-- Counts every sum anew from the documents, and what was paid on each document from its payments. It gives the same values
-- that the triggers keep.
create or replace function rebuild_project_totals() returns void language plpgsql as $$
declare
  project bigint;
begin
  lock table projects, purchase_orders, variation_orders, invoices, expenses, payments in share row exclusive mode;

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

  delete from project_month;
  delete from project_due_day;
  delete from project_totals;
  insert into project_totals (project_id) select id from projects order by id;
  update purchase_orders set billed = 0, dc_note = 0 where billed <> 0 or dc_note <> 0;
  -- One project at a time, so that memory stays flat however many documents there are.
  for project in select id from projects order by id loop
    perform apply_invoices('{}', array(select i from invoices i where project_id = project));
    perform apply_expenses('{}', array(select e from expenses e where project_id = project));
    perform apply_cash('{}', array(select p from payments p where project_id = project and deleted_at is null));
  end loop;
  perform refresh_commitments(array(select id from projects));

  perform count_days();
end $$;

-- What is searched in a document, each text on a line of its own. Apart from the document, for a payment rewrites all indexes
-- of the document's row, and these are the dearest.
create table invoice_texts (id bigint primary key references invoices on delete cascade, texts text not null);
create table expense_texts (id bigint primary key references expenses on delete cascade, texts text not null);

create function search_lines(variadic lines text[]) returns text language sql immutable as $$
  select lower(E'\n' || array_to_string(lines, E'\n') || E'\n')
$$;

create function keep_invoice_texts() returns trigger language plpgsql as $$
begin
  insert into invoice_texts (id, texts) values (new.id, search_lines(new.invoice_no, new.cert_no, new.client_ref_no, new.description))
  on conflict (id) do update set texts = excluded.texts where invoice_texts.texts <> excluded.texts;
  return null;
end $$;
create trigger invoices_texts after insert or update of invoice_no, cert_no, client_ref_no, description on invoices
  for each row execute function keep_invoice_texts();

create function keep_expense_texts() returns trigger language plpgsql as $$
begin
  insert into expense_texts (id, texts) values (new.id, search_lines(new.ref_no, new.description))
  on conflict (id) do update set texts = excluded.texts where expense_texts.texts <> excluded.texts;
  return null;
end $$;
create trigger expenses_texts after insert or update of ref_no, description on expenses for each row execute function keep_expense_texts();

insert into invoice_texts select id, search_lines(invoice_no, cert_no, client_ref_no, description) from invoices;
insert into expense_texts select id, search_lines(ref_no, description) from expenses;

-- Without fastupdate: a pending list makes one unlucky writer tidy up after all others.
create index invoice_texts_search on invoice_texts using gin (texts gin_trgm_ops) with (fastupdate = off);
create index expense_texts_search on expense_texts using gin (texts gin_trgm_ops) with (fastupdate = off);
-- A batch's rows have its bank and cheque: only the batch is indexed.
create index payments_search on payments using gin (search_lines(bank, cheque_no) gin_trgm_ops) with (fastupdate = off) where payment_record_id is null;
create index payment_records_search on payment_records using gin (search_lines(bank, cheque_no) gin_trgm_ops) with (fastupdate = off);
create index purchase_orders_search on purchase_orders using gin (search_lines(po_no, description) gin_trgm_ops) with (fastupdate = off);
create index projects_search on projects using gin (search_lines(code, name) gin_trgm_ops) with (fastupdate = off);
create index projects_search_name on projects using gin (search_lines(name) gin_trgm_ops) with (fastupdate = off);
create index organisations_search on organisations using gin (search_lines(name) gin_trgm_ops) with (fastupdate = off);
create index clients_search on clients using gin (search_lines(name) gin_trgm_ops) with (fastupdate = off);

-- Replaced below, or by document_days.
drop index invoices_status;
drop index expenses_status;

-- Running sums of a project's certificates are read from the index alone.
drop index invoices_sequence;
create unique index invoices_sequence on invoices (project_id, sequence) include (work_done, materials, retention, released) where deleted_at is null;

create index invoices_number on invoices (lower(invoice_no), id) include (invoice_no) where deleted_at is null;
create index invoices_description on invoices (lower(description), id) include (description) where deleted_at is null;
create index invoices_amount on invoices (invoice_amt, id) where deleted_at is null;
create index invoices_tax on invoices (total_tax, id) where deleted_at is null;
create index invoices_note on invoices (debit_note, id) where deleted_at is null and debit_note > 0;
create index invoices_paid on invoices (paid_total, id) where deleted_at is null;
create index invoices_open_paid on invoices (paid_total, id) where deleted_at is null and status in ('pending', 'partial');
create index invoices_open_balance on invoices (balance, id) where deleted_at is null and status in ('pending', 'partial');
create index invoices_written_off on invoices (write_off_date, id) include (write_off_amt, write_off_reason, invoice_date, due_date, invoice_no, project_id, created_at)
  where deleted_at is null and status = 'writeOff';

create index expenses_ref on expenses (lower(ref_no), id) include (ref_no) where deleted_at is null;
create index expenses_description on expenses (lower(description), id) include (description) where deleted_at is null;
create index expenses_amount on expenses (invoice_amt, id) where deleted_at is null;
create index expenses_tax on expenses (tax_amt, id) where deleted_at is null and tax_amt > 0;
create index expenses_note on expenses (dc_note, id) where deleted_at is null and dc_note > 0;
create index expenses_paid on expenses (paid_total, id) where deleted_at is null;
create index expenses_open_paid on expenses (paid_total, id) where deleted_at is null and status in ('pending', 'partial');
create index expenses_open_balance on expenses (balance, id) where deleted_at is null and status in ('pending', 'partial');
create index expenses_written_off on expenses (write_off_date, id) include (write_off_amt, write_off_reason, invoice_date, due_date, ref_no, project_id, contractor_id, created_at)
  where deleted_at is null and status = 'writeOff';
create index expenses_contractor on expenses (contractor_id, id);

create index payments_amount on payments (payment_amt, id) where deleted_at is null;
create index payments_created on payments (created_at, id) where deleted_at is null;
create index payments_direction on payments (direction, payment_date, id) where deleted_at is null;
create index payments_direction_amount on payments (direction, payment_amt, id) where deleted_at is null;
create index payments_cheque on payments (lower(cheque_no), id) include (cheque_no) where deleted_at is null;

create index purchase_orders_created on purchase_orders (created_at, id) where deleted_at is null;
create index purchase_orders_value on purchase_orders (total_value, id) where deleted_at is null;
create index purchase_orders_project on purchase_orders (project_id, id) where deleted_at is null;

alter table invoices set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
alter table expenses set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
alter table payments set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);

-- Documents that were there before have their sums from the start.
select count_days();
