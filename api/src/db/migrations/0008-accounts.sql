-- Mails that are tried again, impersonations that end with the session they were taken in, and an audit log without secrets.

-- A mail may hold a link that opens an account: its text is forgotten once it is sent.
alter table mails alter column body drop not null;
alter table mails
  add column attempts integer not null default 0,
  add column last_error text,
  add column next_attempt_at timestamptz not null default now(),
  -- What it says is no longer true afterwards, so that it is not sent any more.
  add column expires_at timestamptz;
create index mails_waiting on mails (next_attempt_at, id) where sent_at is null;
create index mails_created on mails (created_at, id);

-- The session of the real user, without which the impersonation is over.
alter table sessions
  add column parent_id uuid references sessions,
  add constraint sessions_impersonation_in_session check ((kind = 'impersonation') = (parent_id is not null));
create index sessions_real_user on sessions (real_user_id) where real_user_id is not null;

create index password_resets_user on password_resets (user_id, created_at);

alter table roles add column uuid uuid not null unique default gen_random_uuid();

alter table audit_log add constraint audit_log_without_secrets check (
  not coalesce(before ?| array['password', 'password_hash', 'token', 'token_hash', 'access_token', 'refresh_token'], false)
  and not coalesce(after ?| array['password', 'password_hash', 'token', 'token_hash', 'access_token', 'refresh_token'], false)
) not valid;
create index audit_log_at on audit_log (at, id);
