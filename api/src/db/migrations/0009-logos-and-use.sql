-- Logos of organisations, kept here because replicas share no disk, and indexes that find who uses an account code or a client.

-- A replaced logo is removed, and with it the name that pages knew it by.
create table organisation_logos (
  name text primary key check (length(name) between 40 and 60),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  bytes bytea not null check (length(bytes) > 0),
  created_at timestamptz not null default now()
);
-- Already compressed.
alter table organisation_logos alter column bytes set storage external;

alter table organisations add constraint organisations_logo foreign key (logo_file) references organisation_logos (name);

create index clients_deleted on clients (deleted_at, id) where deleted_at is not null;
create index expenses_account_code on expenses (account_code_id) where account_code_id is not null;
create index purchase_order_lines_account_code on purchase_order_lines (account_code_id) where account_code_id is not null;
