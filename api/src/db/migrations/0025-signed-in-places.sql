-- Where a user is signed in, and the one repetition of a refresh whose answer was lost.

alter table sessions
  add column address text,
  add column agent text,
  add column last_used_at timestamptz;

-- Of a used refresh token: the SHA-256 of the nonce that allows one repetition, and of the refresh token that replaced it.
alter table session_tokens
  add column nonce_hash bytea,
  add column replaced_by bytea;
