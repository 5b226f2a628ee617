-- Imports from Excel and CSV: the file and its rows, how its columns were mapped, and which record each row became.
-- docs/domain/imports.md

create table import_jobs (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  entity text not null,
  user_id bigint not null references users (id),
  real_user_id bigint references users (id),
  file_name text not null check (length(file_name) <= 200),
  sha256 text not null,
  source jsonb not null,
  columns jsonb not null,
  mapping jsonb not null,
  status text not null default 'uploaded'
    check (status in ('uploaded', 'mapped', 'checked', 'committed', 'undone')),
  row_count integer not null,
  counts jsonb,
  totals jsonb not null default '[]',
  reason text,
  message text,
  created_at timestamptz not null,
  committed_at timestamptz,
  -- The work in the background: the server that claims it renews its claim, and writes how many rows it has done.
  task text check (task in ('check', 'commit', 'undo')),
  claim uuid,
  claimed_until timestamptz,
  progress integer not null default 0,
  is_cancelled boolean not null default false
);

create index import_jobs_created_at on import_jobs (created_at desc, id desc);
create index import_jobs_waiting on import_jobs (id) where task is not null;

create table import_files (
  job_id bigint primary key references import_jobs (id) on delete cascade,
  bytes bytea not null
);

create table import_rows (
  job_id bigint not null references import_jobs (id) on delete cascade,
  row_no integer not null,
  cells jsonb not null,
  is_left_out boolean not null default false,
  result text check (result in ('created', 'updated', 'unchanged', 'error')),
  record_uuid uuid,
  messages jsonb not null default '{}',
  warnings jsonb not null default '{}',
  changes jsonb not null default '[]',
  primary key (job_id, row_no)
);

-- The last mapping of a person for files with these headings.
create table import_mappings (
  user_id bigint not null references users (id),
  entity text not null,
  signature text not null,
  mapping jsonb not null,
  updated_at timestamptz not null,
  primary key (user_id, entity, signature)
);

-- The record that a key of a file stands for, and the hash of the row it was last written from.
create table import_keys (
  entity text not null,
  source text not null check (source in ('external', 'natural')),
  key text not null,
  record_uuid uuid not null,
  row_hash text not null,
  primary key (entity, source, key)
);

create index import_keys_record_uuid on import_keys (record_uuid);
