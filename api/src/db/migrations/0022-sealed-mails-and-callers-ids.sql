-- A mail's text waits encrypted, with a key that is not in the database. What an older version wrote is sealed when a server starts.
alter table mails add column sealed_body bytea;

-- The id that the caller gave the request, beside the server's own in request_id.
alter table audit_log add column caller_request_id text check (caller_request_id ~ '^[A-Za-z0-9_-]{8,64}$');
