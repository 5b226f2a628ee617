-- Which release of which remote runs in which environment. Releases are immutable, settings are append-only. People are known
-- by their uuid and by the name that they had: who they are, the product says.

create function registry.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

create table registry.remote_releases (
  id bigint generated always as identity primary key,
  name text not null,
  version text not null,
  base_url text not null,
  -- remote.json as the build wrote it: routes, menu, requirements, files with their hashes.
  descriptor jsonb not null,
  -- SHA-384 over the descriptor: the same version with other bytes is refused.
  digest text not null,
  published_by text not null,
  published_at timestamptz not null default now(),
  -- The person who answers for it: the one who issued the token. Null for what the servers' operator published.
  published_by_uuid uuid,
  unique (name, version)
);
create index remote_releases_published_by on registry.remote_releases (published_by_uuid);
create trigger remote_releases_append_only before update or delete on registry.remote_releases
  for each statement execute function registry.refuse_change();

create table registry.remote_release_revocations (
  release_id bigint primary key references registry.remote_releases,
  reason text not null,
  revoked_by text not null,
  revoked_at timestamptz not null default now()
);
create trigger remote_release_revocations_append_only before update or delete on registry.remote_release_revocations
  for each statement execute function registry.refuse_change();

-- Files of the releases, so that every replica can serve every release; a replica's own disk is only a copy.
create table registry.remote_files (
  release_id bigint not null references registry.remote_releases,
  -- As in the descriptor, or with ".br" or ".gz" for the compressed twin.
  path text not null,
  content bytea not null,
  primary key (release_id, path)
);
create trigger remote_files_append_only before update or delete on registry.remote_files
  for each statement execute function registry.refuse_change();

-- The newest row of an environment and remote is in force; its revision is the id, one order over everything.
create table registry.remote_settings (
  revision bigint generated always as identity primary key,
  environment text not null check (environment in ('development', 'staging', 'production')),
  remote text not null,
  enabled boolean not null default true,
  -- How a disabled remote leaves those who work in it.
  disable_mode text not null default 'drain' check (disable_mode in ('drain', 'now')),
  version text not null,
  rollout jsonb,
  message text,
  until timestamptz,
  reason text not null,
  changed_by text not null,
  changed_at timestamptz not null default now(),
  -- The release that the platform took from users by this revision, because it failed too often or was too slow.
  halted text,
  foreign key (remote, version) references registry.remote_releases (name, version),
  foreign key (remote, halted) references registry.remote_releases (name, version)
);
create index remote_settings_remote on registry.remote_settings (environment, remote, revision desc);
create index remote_settings_halted on registry.remote_settings (remote, halted) where halted is not null;
create trigger remote_settings_append_only before update or delete on registry.remote_settings
  for each statement execute function registry.refuse_change();

create function registry.announce_remotes() returns trigger language plpgsql as $$
begin
  perform pg_notify('remotes', new.revision::text);
  return null;
end $$;
create trigger remote_settings_announced after insert on registry.remote_settings
  for each row execute function registry.announce_remotes();

-- Load failures and web vitals that browsers report, by release and screen; of whom, so that one person cannot fill the table.
create table registry.remote_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  environment text not null,
  remote text not null,
  version text not null,
  kind text not null,
  detail jsonb,
  part text check (part in ('entry', 'chunk', 'style', 'render', 'place')),
  screen text,
  user_uuid uuid
);
create index remote_events_remote on registry.remote_events (remote, version, at);
create index remote_events_user on registry.remote_events (user_uuid, at);
create index remote_events_at on registry.remote_events (at);

-- Who is working in which remote, as the open tabs say; what is older than some minutes counts for nobody.
create table registry.remote_presence (
  session_id uuid not null,
  environment text not null,
  remote text not null,
  seen_at timestamptz not null default now(),
  primary key (session_id, environment, remote)
);
create index remote_presence_remote on registry.remote_presence (environment, remote, seen_at);

-- What a team publishes its remotes with: a token for some remotes and environments, kept as a hash and until a day.
create table registry.publish_tokens (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  token_hash bytea not null unique,
  remotes jsonb not null check (jsonb_array_length(remotes) > 0),
  environments jsonb not null check (jsonb_array_length(environments) > 0),
  ends_on date not null,
  issued_by text not null,
  issued_by_uuid uuid not null,
  issued_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_by text,
  revoked_at timestamptz,
  constraint publish_tokens_revoked_by check ((revoked_by is null) = (revoked_at is null))
);
create unique index publish_tokens_name on registry.publish_tokens (lower(name)) where revoked_at is null;
create index publish_tokens_issued_by on registry.publish_tokens (issued_by_uuid);

-- In some environments a release goes live only when somebody confirms it who has neither published nor asked for it.
create table registry.remote_requests (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  environment text not null check (environment in ('development', 'staging', 'production')),
  remote text not null,
  -- The revision that the change is based on; null where nothing was ever set.
  based_on bigint,
  -- The whole setting that comes into force when it is confirmed.
  setting jsonb not null,
  requested_by text not null,
  requested_by_uuid uuid not null,
  requested_at timestamptz not null default now(),
  decision text check (decision in ('confirmed', 'declined')),
  decided_by text,
  decided_at timestamptz,
  constraint remote_requests_decided check (
    (decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
  )
);
create unique index remote_requests_open on registry.remote_requests (environment, remote) where decision is null;
create index remote_requests_requested_by on registry.remote_requests (requested_by_uuid);

-- Whether an environment asks for a second person; the newest confirmed row counts, and production asks where there is none.
create table registry.remote_policies (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  environment text not null check (environment in ('development', 'staging', 'production')),
  needs_second_person boolean not null,
  requested_by text not null,
  requested_by_uuid uuid not null,
  requested_at timestamptz not null default now(),
  decision text check (decision in ('confirmed', 'declined')),
  decided_by text,
  decided_at timestamptz,
  constraint remote_policies_decided check (
    (decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)
  )
);
create unique index remote_policies_open on registry.remote_policies (environment) where decision is null;
create index remote_policies_requested_by on registry.remote_policies (requested_by_uuid);

-- Releases that an environment has seen to be good: by what browsers reported, or by a person's word.
create table registry.remote_good_releases (
  id bigint generated always as identity primary key,
  environment text not null check (environment in ('development', 'staging', 'production')),
  remote text not null,
  version text not null,
  -- The revision that first put the release before users here: what falls back goes to one from before it.
  first_revision bigint not null references registry.remote_settings (revision),
  since timestamptz not null default now(),
  called_by text,
  reason text,
  -- When the environment went back from it. It is not good any more, and begins anew when it is selected again.
  lost_at timestamptz,
  foreign key (remote, version) references registry.remote_releases (name, version),
  constraint remote_good_releases_word check ((called_by is null) = (reason is null))
);
create unique index remote_good_releases_good on registry.remote_good_releases (environment, remote, version)
  where lost_at is null;
create index remote_good_releases_release on registry.remote_good_releases (remote, version);
create index remote_good_releases_revision on registry.remote_good_releases (first_revision);
