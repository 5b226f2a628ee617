-- In some environments a release goes live only when somebody confirms it who has neither published nor asked for it.

create table remote_requests (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  environment text not null check (environment in ('development', 'staging', 'production')),
  remote text not null,
  -- The revision that the change is based on; null where nothing was ever set.
  based_on bigint,
  -- The whole setting that comes into force when it is confirmed.
  setting jsonb not null,
  requested_by text not null,
  requested_by_id bigint not null references users (id),
  requested_at timestamptz not null default now(),
  decision text check (decision in ('confirmed', 'declined')),
  decided_by text,
  decided_at timestamptz,
  constraint remote_requests_decided check (
    (decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
  )
);
create unique index remote_requests_open on remote_requests (environment, remote) where decision is null;
create index remote_requests_requested_by on remote_requests (requested_by_id);

-- Whether an environment asks for a second person; the newest confirmed row counts, and production asks where there is none.
create table remote_policies (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  environment text not null check (environment in ('development', 'staging', 'production')),
  needs_second_person boolean not null,
  requested_by text not null,
  requested_by_id bigint not null references users (id),
  requested_at timestamptz not null default now(),
  decision text check (decision in ('confirmed', 'declined')),
  decided_by text,
  decided_at timestamptz,
  constraint remote_policies_decided check (
    (decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
  )
);
create unique index remote_policies_open on remote_policies (environment) where decision is null;
create index remote_policies_requested_by on remote_policies (requested_by_id);
