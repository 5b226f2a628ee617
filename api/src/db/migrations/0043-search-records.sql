-- What finds any record as its number is typed: indexes of beginnings and of whole amounts, and the records that a user opened.

-- With these operators an index serves LIKE 'inv-2026-01%', whatever the database's collation.
create index invoices_beginning on invoices (lower(invoice_no) text_pattern_ops) where deleted_at is null;
create index expenses_beginning on expenses (lower(ref_no) text_pattern_ops) where deleted_at is null;
create index purchase_orders_beginning on purchase_orders (lower(po_no) text_pattern_ops) where deleted_at is null;
create index payment_records_beginning on payment_records (lower(record_no) text_pattern_ops) where deleted_at is null;
create index payment_records_cheque_beginning on payment_records (lower(cheque_no) text_pattern_ops) where deleted_at is null;
create index variation_orders_beginning on variation_orders (lower(vo_no) text_pattern_ops) where deleted_at is null;
create index projects_beginning on projects (lower(name) text_pattern_ops) where deleted_at is null;
create index projects_code_beginning on projects (lower(code) text_pattern_ops) where deleted_at is null;
create index clients_beginning on clients (lower(name) text_pattern_ops) where deleted_at is null;
create index organisations_beginning on organisations (lower(name) text_pattern_ops) where deleted_at is null;
create index users_beginning on users (lower(name) text_pattern_ops) where deleted_at is null;

create index invoices_total on invoices (total_amount) where deleted_at is null;
create index expenses_total on expenses (total_expenses) where deleted_at is null;
create index payment_records_total on payment_records (total_paid) where deleted_at is null;
create index variation_orders_amount on variation_orders (amount) where deleted_at is null;

create index variation_orders_search on variation_orders using gin (search_lines(vo_no, title) gin_trgm_ops) with (fastupdate = off);
create index users_search on users using gin (search_lines(name, email) gin_trgm_ops) with (fastupdate = off);

-- Records that a user opened, the last fifty, and those that are favourites. Only names of records: what they are called is
-- read when it is shown, so that nobody reads the title of a project that is no longer theirs.
create table known_records (
  user_id bigint not null references users on delete cascade,
  kind text not null check (length(kind) between 1 and 30),
  record uuid not null,
  opened_at timestamptz not null default now(),
  favourite_at timestamptz,
  primary key (user_id, kind, record)
);
create index known_records_opened on known_records (user_id, opened_at);
