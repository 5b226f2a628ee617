-- Clients, end customers, and organisations: sub-contractors, suppliers and our own company.

create table end_customers (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index end_customers_name on end_customers (lower(name));

create table clients (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  person_in_charge text,
  end_customer_id bigint references end_customers,
  tel_no text,
  fax_no text,
  address_1 text,
  address_2 text,
  city text,
  postcode text,
  state text,
  country text not null default 'MY',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index clients_name on clients (lower(name), id);

create table organisations (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  -- 1 sub-contractor, 2 supplier, 3 own company (Decision §3).
  type smallint not null check (type between 1 and 3),
  tel_no text,
  registration_no text,
  bank_name text,
  bank_account_no text,
  fax_no text,
  address_1 text,
  address_2 text,
  city text,
  postcode text,
  state text,
  country text not null default 'MY',
  tnc_subcon text,
  tnc_supplier text,
  tin text,
  brn text,
  sst_no text,
  msic_code text,
  logo_file text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index organisations_name on organisations (lower(name), id);
create index organisations_type on organisations (type, id) where deleted_at is null;
