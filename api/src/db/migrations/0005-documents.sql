-- Invoices, expenses, payments and write-offs. Documents are never removed, only marked as deleted.

create table invoices (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  project_id bigint not null references projects,
  kind text not null check (kind in ('progress', 'retention_release', 'other')),
  -- Place in the project's certificate order; cumulative amounts are running sums in this order (Decision §2).
  sequence integer not null,
  invoice_no text not null,
  cert_no text,
  client_ref_no text,
  invoice_date date not null,
  due_date date not null,
  -- Movements of this certificate, not the cumulative amounts that people type.
  work_done numeric(17, 2) not null default 0,
  materials numeric(17, 2) not null default 0,
  retention numeric(17, 2) not null default 0,
  released numeric(17, 2) not null default 0,
  retention_percent numeric(5, 2) not null default 0,
  invoice_amt numeric(17, 2) not null check (invoice_amt >= 0),
  tax_code text not null default 'N-T',
  tax_rate numeric(5, 2) not null default 0,
  total_tax numeric(17, 2) not null default 0 check (total_tax >= 0),
  debit_note numeric(17, 2) not null default 0,
  -- Kept by the payments' trigger.
  paid_total numeric(17, 2) not null default 0,
  write_off_amt numeric(17, 2) not null default 0 check (write_off_amt >= 0),
  write_off_date date,
  write_off_reason text check (length(write_off_reason) <= 50),
  total_amount numeric(17, 2) generated always as (invoice_amt + total_tax - debit_note) stored,
  balance numeric(17, 2) generated always as (invoice_amt + total_tax - debit_note - paid_total - write_off_amt) stored,
  status text generated always as (
    case
      when write_off_date is not null then 'writeOff'
      when invoice_amt + total_tax - debit_note - paid_total = 0 then 'paid'
      when paid_total > 0 then 'partial'
      else 'pending'
    end
  ) stored,
  description text,
  remarks text,
  exported_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, id),
  constraint invoices_debit_note check (debit_note between 0 and invoice_amt + total_tax),
  -- Behind the locks of the payment calls: the database itself refuses an overpayment.
  constraint invoices_not_overpaid check (paid_total >= 0 and paid_total + write_off_amt <= invoice_amt + total_tax - debit_note)
);
create unique index invoices_invoice_no on invoices (lower(invoice_no));
create unique index invoices_sequence on invoices (project_id, sequence) where deleted_at is null;
create unique index invoices_cert_no on invoices (project_id, lower(cert_no)) where deleted_at is null;
create index invoices_date on invoices (invoice_date, id) where deleted_at is null;
create index invoices_due on invoices (due_date, id) where deleted_at is null;
create index invoices_created on invoices (created_at, id) where deleted_at is null;
create index invoices_open on invoices (due_date, id) where deleted_at is null and status in ('pending', 'partial');
create index invoices_status on invoices (status, due_date, id) where deleted_at is null;

create table expenses (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  project_id bigint not null references projects,
  contractor_id bigint not null references organisations,
  purchase_order_id bigint,
  ref_no text not null check (length(ref_no) between 1 and 50),
  description text,
  invoice_date date not null,
  date_received date not null,
  due_date date not null,
  invoice_amt numeric(17, 2) not null check (invoice_amt > 0),
  tax_amt numeric(17, 2) not null default 0 check (tax_amt >= 0),
  dc_note numeric(17, 2) not null default 0,
  retention_amt numeric(17, 2) not null default 0 check (retention_amt >= 0),
  account_code_id bigint references account_codes,
  -- Kept by the payments' trigger.
  paid_total numeric(17, 2) not null default 0,
  write_off_amt numeric(17, 2) not null default 0 check (write_off_amt >= 0),
  write_off_date date,
  write_off_reason text check (length(write_off_reason) <= 50),
  total_expenses numeric(17, 2) generated always as (invoice_amt + tax_amt) stored,
  balance numeric(17, 2) generated always as (invoice_amt + tax_amt - dc_note - retention_amt - paid_total - write_off_amt) stored,
  status text generated always as (
    case
      when write_off_date is not null then 'writeOff'
      when invoice_amt + tax_amt - dc_note - retention_amt - paid_total = 0 then 'paid'
      when paid_total > 0 then 'partial'
      else 'pending'
    end
  ) stored,
  exported_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (project_id, id),
  -- An expense and its purchase order are in one project; deferrable, so that both can move together.
  constraint expenses_purchase_order foreign key (project_id, purchase_order_id)
    references purchase_orders (project_id, id) deferrable initially immediate,
  constraint expenses_dc_note check (dc_note between 0 and invoice_amt + tax_amt),
  constraint expenses_retention check (retention_amt <= invoice_amt + tax_amt - dc_note),
  constraint expenses_not_overpaid check (paid_total >= 0 and paid_total + write_off_amt <= invoice_amt + tax_amt - dc_note - retention_amt)
);
create unique index expenses_ref_no on expenses (contractor_id, lower(ref_no)) where deleted_at is null;
create index expenses_date on expenses (invoice_date, id) where deleted_at is null;
create index expenses_due on expenses (due_date, id) where deleted_at is null;
create index expenses_created on expenses (created_at, id) where deleted_at is null;
create index expenses_open on expenses (due_date, id) where deleted_at is null and status in ('pending', 'partial');
create index expenses_status on expenses (status, due_date, id) where deleted_at is null;
create index expenses_purchase_order on expenses (purchase_order_id) where purchase_order_id is not null;

create table payment_records (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  record_no text not null unique,
  bank text not null,
  payment_date date not null,
  cheque_no text not null,
  remark text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index payment_records_date on payment_records (payment_date, id) where deleted_at is null;
create index payment_records_cheque on payment_records (lower(bank), lower(cheque_no)) where deleted_at is null;

create table payments (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  project_id bigint not null references projects,
  invoice_id bigint,
  expense_id bigint,
  payment_record_id bigint references payment_records,
  direction text generated always as (case when invoice_id is null then 'OUT' else 'IN' end) stored,
  payment_date date not null,
  payment_amt numeric(17, 2) not null check (payment_amt > 0),
  bank text,
  cheque_no text,
  remark text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint payments_one_document check (num_nonnulls(invoice_id, expense_id) = 1),
  -- A payment is always in its document's project, and follows it when it moves.
  constraint payments_invoice foreign key (project_id, invoice_id) references invoices (project_id, id) on update cascade,
  constraint payments_expense foreign key (project_id, expense_id) references expenses (project_id, id) on update cascade
);
create index payments_invoice on payments (invoice_id) where invoice_id is not null;
create index payments_expense on payments (expense_id) where expense_id is not null;
create index payments_record on payments (payment_record_id) where payment_record_id is not null;
create index payments_project_date on payments (project_id, payment_date) where deleted_at is null;
create index payments_date on payments (payment_date, id) where deleted_at is null;

-- Write-offs and their undoing, kept as events with user and time (Decision §4).
create table write_off_events (
  id bigint generated always as identity primary key,
  invoice_id bigint references invoices,
  expense_id bigint references expenses,
  action text not null check (action in ('write-off', 'undo')),
  amount numeric(17, 2) not null,
  reason text,
  user_id bigint references users,
  at timestamptz not null default now(),
  check (num_nonnulls(invoice_id, expense_id) = 1)
);
create trigger write_off_events_append_only before update or delete on write_off_events for each statement execute function refuse_change();
create trigger invoices_never_removed before delete on invoices for each statement execute function refuse_change();
create trigger expenses_never_removed before delete on expenses for each statement execute function refuse_change();
create trigger payments_never_removed before delete on payments for each statement execute function refuse_change();
