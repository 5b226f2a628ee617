-- The server computes the links of the audit chain, because the database's owner may replace any function stored here. Each
-- round of linking adds the new head with a signature whose key is outside the database.

create table audit_heads (
  position bigint primary key,
  hash bytea not null,
  signed_at timestamptz not null,
  key_id text,
  signature bytea,
  constraint audit_heads_signed_by check ((key_id is null) = (signature is null))
);
create trigger audit_heads_append_only before update or delete on audit_heads for each statement execute function refuse_change();

create trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_change();
create trigger audit_chain_no_truncate before truncate on audit_chain for each statement execute function refuse_change();
create trigger audit_heads_no_truncate before truncate on audit_heads for each statement execute function refuse_change();
create trigger audit_waiting_no_truncate before truncate on audit_waiting for each statement execute function refuse_change();

drop function audit_faults();
drop function audit_hash(bytea, audit_log);

-- Servers of the version before call it until they are replaced: their rows wait for a new server.
create or replace function seal_audit(most integer) returns integer language sql as $$ select 0 $$;
