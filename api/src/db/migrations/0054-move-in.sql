-- Totals of the former books on the day of the cut-over, beside which Siteledger shows its own. docs/domain/imports.md#moving-in

create table move_in (
  id boolean primary key default true check (id),
  uuid uuid not null unique default gen_random_uuid(),
  as_of date not null,
  debtors numeric(17, 2),
  creditors numeric(17, 2),
  retention_receivable numeric(17, 2),
  retention_payable numeric(17, 2),
  bank numeric(17, 2),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
