-- How the accounting export is headed (Decision §7). One row at most; without it the defaults hold.

create table accounting_settings (
  id boolean primary key default true check (id),
  uuid uuid not null unique default gen_random_uuid(),
  headings text not null default 'abss' check (headings in ('abss', 'accountright')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The exact search of the payment history.
create index payment_records_record_no on payment_records (lower(record_no)) where deleted_at is null;
create index payment_records_cheque_no on payment_records (lower(cheque_no)) where deleted_at is null;
create index payment_records_remark on payment_records (lower(remark)) where deleted_at is null and remark is not null;
