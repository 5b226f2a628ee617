-- What of a release failed, and on which screen; none of both for what was reported before.
alter table remote_events add column part text check (part in ('entry', 'chunk', 'style', 'render', 'place'));
alter table remote_events add column screen text;

-- Releases that an environment has seen to be good: by what browsers reported, or by a person's word.
create table remote_good_releases (
  id bigint generated always as identity primary key,
  environment text not null check (environment in ('development', 'staging', 'production')),
  remote text not null,
  version text not null,
  -- The revision that first put the release before users here: what falls back goes to one from before it.
  first_revision bigint not null references remote_settings (revision),
  since timestamptz not null default now(),
  called_by text,
  reason text,
  -- When the environment went back from it. It is not good any more, and begins anew when it is selected again.
  lost_at timestamptz,
  foreign key (remote, version) references remote_releases (name, version),
  constraint remote_good_releases_word check ((called_by is null) = (reason is null))
);
create unique index remote_good_releases_good on remote_good_releases (environment, remote, version) where lost_at is null;
create index remote_good_releases_release on remote_good_releases (remote, version);
create index remote_good_releases_revision on remote_good_releases (first_revision);
