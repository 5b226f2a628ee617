-- Account codes, tax rates by date, and how both are called by the accounting software.

create table account_codes (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  parent_id bigint references account_codes,
  name text not null check (length(name) between 1 and 200),
  code text not null check (length(code) between 1 and 50),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index account_codes_code on account_codes (lower(code)) where deleted_at is null;
create index account_codes_parent on account_codes (parent_id, code);

create table tax_rates (
  code text not null,
  valid_from date not null,
  rate_percent numeric(5, 2) not null check (rate_percent between 0 and 100),
  primary key (code, valid_from)
);
-- Service tax on construction works stands at 6% since 1 July 2025 (Decision §9); N-T is no tax at any date.
insert into tax_rates (code, valid_from, rate_percent) values
  ('N-T', '1900-01-01', 0), ('ST6', '1900-01-01', 6), ('ST8', '1900-01-01', 8);

create table accounting_accounts (
  purpose text primary key check (purpose in ('sales', 'retention-receivable', 'debit-note', 'purchases', 'credit-note')),
  account_no text not null
);

create table accounting_tax_codes (
  tax_code text primary key,
  accounting_code text not null
);
