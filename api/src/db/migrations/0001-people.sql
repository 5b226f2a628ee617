-- Who works here, what they are signed in with, and what the server remembers of their calls.

create table roles (
  id smallint primary key,
  name text not null check (length(name) between 1 and 200),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Ids and rights of the roles are fixed (Decision §5); their names may change.
insert into roles (id, name) values (1, 'Super Admin'), (2, 'Admin'), (3, 'Business Owner'), (4, 'Project Manager');

create table users (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  name text not null check (length(name) between 1 and 200),
  email text not null,
  password_hash text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index users_email on users (lower(email)) where deleted_at is null;
create index users_name on users (lower(name), id);

create table user_roles (
  user_id bigint not null references users on delete cascade,
  role_id smallint not null references roles,
  primary key (user_id, role_id)
);
create index user_roles_role on user_roles (role_id, user_id);

-- A session is a sign-in or an impersonation; its tokens are stored as SHA-256 only.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id bigint not null references users,
  kind text not null check (kind in ('sign-in', 'impersonation')),
  real_user_id bigint references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check ((kind = 'impersonation') = (real_user_id is not null))
);
create index sessions_user on sessions (user_id);

create table session_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- A refresh token is used once; its second use revokes the session.
  used_at timestamptz
);
create index session_tokens_session on session_tokens (session_id);

create table password_resets (
  token_hash bytea primary key,
  user_id bigint not null references users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Failed sign-ins, so that every replica slows down the same account and address.
create table sign_in_failures (
  id bigint generated always as identity primary key,
  email text not null,
  address text not null,
  at timestamptz not null default now()
);
create index sign_in_failures_email on sign_in_failures (email, address, at);
create index sign_in_failures_address on sign_in_failures (address, at);

create table idempotency_keys (
  user_id bigint not null references users,
  route text not null,
  key text not null check (length(key) between 1 and 200),
  body_hash text not null,
  status smallint not null,
  reply jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, route, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);

-- Running numbers such as INV-2026-0001; the row is locked in the creating transaction.
create table counters (
  name text primary key,
  value bigint not null default 0
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id bigint references users,
  user_name text,
  real_user_id bigint references users,
  real_user_name text,
  action text not null,
  entity text not null,
  entity_uuid uuid,
  before jsonb,
  after jsonb,
  request_id text
);
create index audit_log_entity on audit_log (entity, entity_uuid, id);
create index audit_log_user on audit_log (user_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger audit_log_append_only before update or delete on audit_log for each statement execute function refuse_change();

-- Mails wait here until they are sent; without SMTP they can be read here.
create table mails (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  body text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
