-- A chain over the audit trail: each link's hash covers a row and the link before it, so that a row that is changed, taken
-- out or slipped in later is found, whoever had the rights to do it. Rows are linked shortly after they were committed, by
-- one server at a time: a writing transaction only notes that there is a row, and waits for nobody.

create table audit_waiting (
  audit_id bigint primary key
);

create table audit_chain (
  position bigint primary key,
  audit_id bigint not null unique references audit_log,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);
create trigger audit_chain_append_only before update or delete on audit_chain for each statement execute function refuse_change();

create function note_audit_rows() returns trigger language plpgsql as $$
begin
  insert into audit_waiting (audit_id) select id from new_rows;
  return null;
end $$;
create trigger audit_log_waiting after insert on audit_log referencing new table as new_rows for each statement execute function note_audit_rows();

-- The text does not depend on a session's settings: instants in UTC, records as the database orders their keys.
create function audit_hash(previous bytea, entry audit_log) returns bytea language sql stable as $$
  select sha256(previous || convert_to(jsonb_build_array(
    entry.id, to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    entry.user_id, entry.user_name, entry.real_user_id, entry.real_user_name,
    entry.action, entry.entity, entry.entity_uuid, entry.before, entry.after, entry.request_id
  )::text, 'UTF8'))
$$;

-- Links at most so many waiting rows, the oldest first, and gives how many it linked; none while another server does.
create function seal_audit(most integer) returns integer language plpgsql as $$
declare
  entry audit_log;
  place bigint;
  head bytea;
  linked integer := 0;
begin
  if not pg_try_advisory_xact_lock(7305442) then return 0; end if;
  select position, hash into place, head from audit_chain order by position desc limit 1;
  place := coalesce(place, 0);
  head := coalesce(head, '');
  for entry in
    select audit_log.* from audit_log join audit_waiting on audit_waiting.audit_id = audit_log.id order by audit_log.id limit most
  loop
    place := place + 1;
    head := audit_hash(head, entry);
    insert into audit_chain (position, audit_id, hash) values (place, entry.id, head);
    delete from audit_waiting where audit_id = entry.id;
    linked := linked + 1;
  end loop;
  return linked;
end $$;

-- What is wrong with the trail, one line for each fault: links whose row is not what it was, gaps between links, and rows
-- that are neither linked nor waiting for it.
create function audit_faults() returns table (fault text, place bigint, audit_id bigint) language sql stable as $$
  with links as (
    select position, audit_id, hash, coalesce(lag(hash) over in_order, '') as previous,
      coalesce(lag(position) over in_order, 0) as position_before
    from audit_chain window in_order as (order by position)
  )
  select 'missing', links.position, links.audit_id from links left join audit_log on audit_log.id = links.audit_id where audit_log.id is null
  union all
  select 'changed', links.position, links.audit_id from links join audit_log on audit_log.id = links.audit_id
  where audit_hash(links.previous, audit_log.*) <> links.hash
  union all
  select 'gap', links.position, links.audit_id from links where position <> position_before + 1
  union all
  select 'not linked', null, audit_log.id from audit_log
  where not exists (select from audit_chain where audit_chain.audit_id = audit_log.id)
    and not exists (select from audit_waiting where audit_waiting.audit_id = audit_log.id)
  union all
  select 'missing', null, audit_waiting.audit_id from audit_waiting
  where not exists (select from audit_log where audit_log.id = audit_waiting.audit_id)
  order by 2 nulls last, 3
$$;

-- What was written before there was a chain is linked first.
insert into audit_waiting (audit_id) select id from audit_log;
