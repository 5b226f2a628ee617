-- A registry that several installations follow knows them by their tokens and by what they report. An installation that follows
-- one keeps a copy of its environment's rows, and how far it has come.

create table registry.installation_tokens (
  id bigint generated always as identity primary key,
  environment text not null check (environment in ('development', 'staging', 'production')),
  -- The environments that its admins may change, its own among them.
  may_change jsonb not null check (jsonb_array_length(may_change) > 0),
  token_hash bytea not null unique,
  issued_by text not null,
  issued_at timestamptz not null default now(),
  revoked_by text,
  revoked_at timestamptz,
  constraint installation_tokens_revoked_by check ((revoked_by is null) = (revoked_at is null))
);

-- What an environment has for a release, and who can sign in there, as its servers said last.
create table registry.environments (
  environment text primary key check (environment in ('development', 'staging', 'production')),
  served jsonb,
  visitors jsonb not null default '[]'
);

create table registry.servers (
  environment text not null check (environment in ('development', 'staging', 'production')),
  name text not null,
  revision bigint,
  seen_at timestamptz not null,
  primary key (environment, name)
);

-- Which accounts are one human's, by the digest of an e-mail address that both had. A link is never taken back.
create table registry.people (
  id bigint generated always as identity primary key,
  environment text not null check (environment in ('development', 'staging', 'production')),
  account uuid not null,
  mail_digest text not null,
  person uuid not null,
  unique (environment, account, mail_digest)
);
create index people_mail_digest on registry.people (mail_digest);
create index people_person on registry.people (person);

-- What was done here, for the audit trails of the installations.
create table registry.journal (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- The environment that it changed, and the one from which it was asked for.
  environment text,
  asked_in text,
  author text not null,
  person uuid,
  request_id text,
  action text not null,
  entity text not null,
  entity_uuid uuid,
  before jsonb,
  after jsonb
);
create index journal_environment on registry.journal (environment, id);
create index journal_asked_in on registry.journal (asked_in, id);
create trigger journal_append_only before update or delete on registry.journal
  for each statement execute function registry.refuse_change();

-- In an installation: which state of the central registry it runs, and when that answered last.
create table registry.following (
  is_only boolean primary key default true check (is_only),
  url text not null,
  tag text,
  journal bigint,
  answered_at timestamptz
);

-- What an installation copied gives way to the next copy, which is whole; where nothing is followed nothing says so.
create or replace function registry.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'remote_settings'
    and current_setting('registry.takes_over', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
