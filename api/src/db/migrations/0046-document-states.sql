-- The paid and open amounts of a document on any day, apart from the document: a list sorts and filters by them, and a payment
-- changes none of the document's own indexes. The functions that keep it, and fill it here, are in ../sums/45-states.sql.

create type document_state as (
  id bigint,
  project_id bigint,
  -- From this day until before that one; the present state has no end.
  since date,
  until date,
  due_date date,
  status text,
  amount numeric(19, 2),
  -- The document's total_tax or tax_amt, debit_note or dc_note.
  tax numeric(19, 2),
  note numeric(19, 2),
  retention numeric(19, 2),
  paid numeric(19, 2),
  write_off numeric(19, 2),
  balance numeric(19, 2),
  -- Of certificates.
  work_done numeric(19, 2),
  withheld numeric(19, 2),
  released numeric(19, 2),
  -- Of expenses: billed outside the orders.
  unordered numeric(19, 2),
  -- The change on this day: a first state changes everything, a later one the amounts paid and written off.
  is_first boolean,
  paid_change numeric(19, 2),
  write_off_change numeric(19, 2)
);
create table invoice_states of document_state (primary key (id, since)) with (fillfactor = 85);
create table expense_states of document_state (primary key (id, since)) with (fillfactor = 85);
do $$
declare
  name text;
begin
  for name in select attname from pg_attribute where attrelid = 'invoice_states'::regclass and attnum > 0 loop
    execute format('alter table invoice_states alter %I set not null', name);
    execute format('alter table expense_states alter %I set not null', name);
  end loop;
end $$;

-- The first index of each is for today, the last for what changed between two days, the others for any day.
create index invoice_states_open on invoice_states (due_date, id) where until = 'infinity' and status in ('pending', 'partial');
create index invoice_states_due on invoice_states (due_date, id, since, until) where status in ('pending', 'partial');
create index invoice_states_balance on invoice_states (balance, id, since, until) where status in ('pending', 'partial');
create index invoice_states_paid on invoice_states (paid, id, since, until, status) where status <> 'pending';
create index invoice_states_partial on invoice_states (paid, id, since, until) where status = 'partial';
create index invoice_states_since on invoice_states (since, project_id);
create index expense_states_open on expense_states (due_date, id) where until = 'infinity' and status in ('pending', 'partial');
create index expense_states_due on expense_states (due_date, id, since, until) where status in ('pending', 'partial');
create index expense_states_balance on expense_states (balance, id, since, until) where status in ('pending', 'partial');
create index expense_states_paid on expense_states (paid, id, since, until, status) where status <> 'pending';
create index expense_states_partial on expense_states (paid, id, since, until) where status = 'partial';
create index expense_states_since on expense_states (since, project_id);

alter table invoice_states set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);
alter table expense_states set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_analyze_scale_factor = 0.01);

-- The changes of each day in the sums of document_days: all up to a day add up to the sums of that day.
create table document_state_days (
  document text not null check (document in ('invoice', 'expense')),
  status text not null,
  due_date date not null,
  day date not null,
  slot smallint not null,
  documents bigint not null default 0,
  amount numeric(19, 2) not null default 0,
  tax numeric(19, 2) not null default 0,
  note numeric(19, 2) not null default 0,
  retention numeric(19, 2) not null default 0,
  paid numeric(19, 2) not null default 0,
  write_off numeric(19, 2) not null default 0,
  balance numeric(19, 2) not null default 0,
  primary key (document, status, day, due_date, slot)
) with (fillfactor = 85);

-- The changes of each week in the sums of project_totals, with the names of its columns.
create table project_weeks (
  week date not null,
  project_id bigint not null references projects on delete cascade,
  invoiced numeric(19, 2) not null default 0,
  work_done numeric(19, 2) not null default 0,
  retention_withheld numeric(19, 2) not null default 0,
  retention_released numeric(19, 2) not null default 0,
  invoice_debit_notes numeric(19, 2) not null default 0,
  invoice_write_offs numeric(19, 2) not null default 0,
  receivable numeric(19, 2) not null default 0,
  expensed numeric(19, 2) not null default 0,
  expensed_without_order numeric(19, 2) not null default 0,
  expense_dc_notes numeric(19, 2) not null default 0,
  expense_write_offs numeric(19, 2) not null default 0,
  payable numeric(19, 2) not null default 0,
  received numeric(19, 2) not null default 0,
  paid numeric(19, 2) not null default 0,
  primary key (project_id, week)
) with (fillfactor = 85);
create index project_weeks_week on project_weeks (week);

-- These are the indexes with the amount paid. Without them a payment changes no index of the document: if the page has room,
-- PostgreSQL writes the row alone.
drop index invoices_open, invoices_paid, invoices_open_paid, invoices_open_balance, invoices_written_off;
drop index expenses_open, expenses_paid, expenses_open_paid, expenses_open_balance, expenses_written_off;
alter table invoices set (fillfactor = 85);
alter table expenses set (fillfactor = 85);
create index invoices_written_off on invoices (write_off_date, id) include (write_off_amt, write_off_reason, invoice_date, due_date, invoice_no, project_id, created_at)
  where deleted_at is null and write_off_date is not null;
create index expenses_written_off on expenses (write_off_date, id) include (write_off_amt, write_off_reason, invoice_date, due_date, ref_no, project_id, contractor_id, created_at)
  where deleted_at is null and write_off_date is not null;
create index invoices_written_off_created on invoices (created_at, id) where deleted_at is null and write_off_date is not null;
create index expenses_written_off_created on expenses (created_at, id) where deleted_at is null and write_off_date is not null;

-- As of a past day the newest documents are passed over without reading them.
drop index invoices_created, expenses_created, payments_created, payments_date;
create index invoices_created on invoices (created_at, id) include (invoice_date) where deleted_at is null;
create index expenses_created on expenses (created_at, id) include (invoice_date) where deleted_at is null;
create index payments_created on payments (created_at, id) include (payment_date) where deleted_at is null;
create index payments_date on payments (payment_date, id) include (project_id, direction, payment_amt) where deleted_at is null;

-- The amount billed on an order before or after a day is read from the index alone.
drop index expenses_date, expenses_purchase_order;
create index expenses_date on expenses (invoice_date, id) include (project_id, purchase_order_id, total_expenses, dc_note) where deleted_at is null;
create index expenses_purchase_order on expenses (purchase_order_id, invoice_date) include (project_id, total_expenses, dc_note, deleted_at)
  where purchase_order_id is not null;
