-- A person's own views of a list: a name for its address with filters, sorting, page size and columns.

create table saved_views (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users (id),
  screen text not null check (length(screen) between 1 and 100),
  name text not null check (length(name) between 1 and 200),
  query text not null check (length(query) <= 4000),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create unique index saved_views_name on saved_views (user_id, screen, lower(name));
