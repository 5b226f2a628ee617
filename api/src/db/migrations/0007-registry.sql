-- Which release of which remote runs in which environment. Releases are immutable, settings are append-only.

create table remote_releases (
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
  unique (name, version)
);
create trigger remote_releases_append_only before update or delete on remote_releases for each statement execute function refuse_change();

create table remote_release_revocations (
  release_id bigint primary key references remote_releases,
  reason text not null,
  revoked_by text not null,
  revoked_at timestamptz not null default now()
);

-- The newest row of an environment and remote is in force; its revision is the id, one order over everything.
create table remote_settings (
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
  foreign key (remote, version) references remote_releases (name, version)
);
create index remote_settings_remote on remote_settings (environment, remote, revision desc);
create trigger remote_settings_append_only before update or delete on remote_settings for each statement execute function refuse_change();

create function announce_remotes() returns trigger language plpgsql as $$
begin
  perform pg_notify('remotes', new.revision::text);
  return null;
end $$;
create trigger remote_settings_announced after insert on remote_settings for each row execute function announce_remotes();

-- Load failures and web vitals that browsers report, by remote and version.
create table remote_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  environment text not null,
  remote text not null,
  version text not null,
  kind text not null,
  detail jsonb
);
create index remote_events_remote on remote_events (remote, version, at);
