-- The second step of a sign-in: authenticator apps, passkeys, recovery codes, and the steps that are under way.

create table totp_factors (
  user_id bigint primary key references users,
  -- Sealed with a key that the database does not hold.
  secret bytea not null,
  -- The 30 seconds of the last code that was taken: that code and older ones are not taken again.
  last_step bigint not null,
  created_at timestamptz not null default now()
);

create table passkeys (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  user_id bigint not null references users,
  name text not null check (length(name) between 1 and 100),
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, id);

create table recovery_codes (
  user_id bigint not null references users,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table second_factor_challenges (
  token_hash bytea primary key,
  user_id bigint not null references users,
  purpose text not null check (purpose in ('answer', 'enrol', 'manage')),
  -- The session whose owner typed the password again.
  session_id uuid references sessions on delete cascade,
  -- What is being set up, until it is confirmed.
  totp_secret bytea,
  webauthn text,
  tries integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'manage') = (session_id is not null))
);
create index second_factor_challenges_user on second_factor_challenges (user_id);
create index second_factor_challenges_session on second_factor_challenges (session_id);

-- Wrong codes of an account, so that every server slows down the same guesses.
create table second_factor_failures (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  at timestamptz not null default now()
);
create index second_factor_failures_user on second_factor_failures (user_id, at);
