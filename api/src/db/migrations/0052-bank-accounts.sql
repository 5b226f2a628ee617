-- Our own bank accounts, which pay and receive.

create table bank_accounts (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  bank text not null,
  account_no text not null,
  bic text,
  opening_balance numeric(17,2),
  opening_day date,
  active text not null check (active in ('yes', 'no')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index bank_accounts_account_no on bank_accounts (lower(account_no)) where deleted_at is null;
