-- What an installation ran before a state of its central registry took its place, where something of it is not in that state.

create table registry.replaced_states (
  id bigint generated always as identity primary key,
  environment text not null check (environment in ('development', 'staging', 'production')),
  url text not null,
  replaced_at timestamptz not null default now(),
  -- Its settings, what was good, what waited and its policies.
  past jsonb not null
);
