-- What a team publishes its remotes with: a token for some remotes and environments, kept as a hash and until a day.

create table publish_tokens (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  token_hash bytea not null unique,
  remotes jsonb not null check (jsonb_array_length(remotes) > 0),
  environments jsonb not null check (jsonb_array_length(environments) > 0),
  ends_on date not null,
  issued_by_id bigint not null references users (id),
  issued_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_by text,
  revoked_at timestamptz,
  constraint publish_tokens_revoked_by check ((revoked_by is null) = (revoked_at is null))
);
create unique index publish_tokens_name on publish_tokens (lower(name)) where revoked_at is null;
create index publish_tokens_issued_by on publish_tokens (issued_by_id);

-- The person who answers for a release: the one who issued the token. Null for what the servers' operator published.
alter table remote_releases add column published_by_id bigint references users (id);
create index remote_releases_published_by on remote_releases (published_by_id);
