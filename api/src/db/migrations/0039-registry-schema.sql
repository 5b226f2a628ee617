-- The registry of remotes gets a schema of its own, which it shares with nothing: the tables move there as they are, and people are
-- known by their uuid and by the name that they had, so that no key leads into the product. From here on the registry's own
-- migrations go on (platform/registry/migrations), whose first one makes the same schema from nothing.

create schema registry;

alter table remote_releases set schema registry;
alter table remote_release_revocations set schema registry;
alter table remote_files set schema registry;
alter table remote_settings set schema registry;
alter table remote_events set schema registry;
alter table remote_presence set schema registry;
alter table publish_tokens set schema registry;
alter table remote_requests set schema registry;
alter table remote_policies set schema registry;
alter table remote_good_releases set schema registry;
alter function announce_remotes() set schema registry;

create function registry.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Who published a release, issued a token or asked for something.
drop trigger remote_releases_append_only on registry.remote_releases;
alter table registry.remote_releases add column published_by_uuid uuid;
update registry.remote_releases r set published_by_uuid = u.uuid from users u where u.id = r.published_by_id;
alter table registry.remote_releases drop column published_by_id;
create index remote_releases_published_by on registry.remote_releases (published_by_uuid);

alter table registry.publish_tokens add column issued_by text, add column issued_by_uuid uuid;
update registry.publish_tokens t set issued_by = u.name, issued_by_uuid = u.uuid from users u where u.id = t.issued_by_id;
alter table registry.publish_tokens drop column issued_by_id,
  alter column issued_by set not null, alter column issued_by_uuid set not null;
create index publish_tokens_issued_by on registry.publish_tokens (issued_by_uuid);

alter table registry.remote_requests add column requested_by_uuid uuid;
update registry.remote_requests r set requested_by_uuid = u.uuid from users u where u.id = r.requested_by_id;
alter table registry.remote_requests drop column requested_by_id, alter column requested_by_uuid set not null;
create index remote_requests_requested_by on registry.remote_requests (requested_by_uuid);

alter table registry.remote_policies add column requested_by_uuid uuid;
update registry.remote_policies r set requested_by_uuid = u.uuid from users u where u.id = r.requested_by_id;
alter table registry.remote_policies drop column requested_by_id, alter column requested_by_uuid set not null;
create index remote_policies_requested_by on registry.remote_policies (requested_by_uuid);

-- Whose reports they are, and which sessions are at work.
alter table registry.remote_events add column user_uuid uuid;
update registry.remote_events e set user_uuid = u.uuid from users u where u.id = e.user_id;
alter table registry.remote_events drop column user_id;
create index remote_events_user on registry.remote_events (user_uuid, at);

alter table registry.remote_presence drop constraint remote_presence_session_id_fkey;

-- The registry's tables refuse changes by a function of their own.
drop trigger remote_release_revocations_append_only on registry.remote_release_revocations;
drop trigger remote_files_append_only on registry.remote_files;
drop trigger remote_settings_append_only on registry.remote_settings;
create trigger remote_releases_append_only before update or delete on registry.remote_releases
  for each statement execute function registry.refuse_change();
create trigger remote_release_revocations_append_only before update or delete on registry.remote_release_revocations
  for each statement execute function registry.refuse_change();
create trigger remote_files_append_only before update or delete on registry.remote_files
  for each statement execute function registry.refuse_change();
create trigger remote_settings_append_only before update or delete on registry.remote_settings
  for each statement execute function registry.refuse_change();

-- What the registry's first migration makes is here.
create table registry.schema_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
insert into registry.schema_migrations (name, checksum) values
  ('0001-registry.sql', '769d383c74e1bb7321827b3fd1b8f4c7afb0327ed2a080e813485731da0eff32');

-- Servers of the version before work on while they are replaced: they find the registry by its former names, and people by their
-- numbers. A later version takes these views away.
create view remote_release_revocations as select * from registry.remote_release_revocations;
create view remote_files as select * from registry.remote_files;
create view remote_settings as select * from registry.remote_settings;
create view remote_good_releases as select * from registry.remote_good_releases;
create view remote_presence as select * from registry.remote_presence;

create view remote_releases as
  select id, name, version, base_url, descriptor, digest, published_by, published_at,
    (select u.id from users u where u.uuid = published_by_uuid) as published_by_id
  from registry.remote_releases;
create function insert_former_release() returns trigger language plpgsql as $$
begin
  insert into registry.remote_releases (name, version, base_url, descriptor, digest, published_by, published_by_uuid)
  values (new.name, new.version, new.base_url, new.descriptor, new.digest, new.published_by,
    (select uuid from users where id = new.published_by_id))
  returning id into new.id;
  return new;
end $$;
create trigger remote_releases_insert instead of insert on remote_releases
  for each row execute function insert_former_release();

create view publish_tokens as
  select id, uuid, name, token_hash, remotes, environments, ends_on, issued_at, last_used_at, revoked_by, revoked_at,
    (select u.id from users u where u.uuid = issued_by_uuid) as issued_by_id
  from registry.publish_tokens;
create function insert_former_token() returns trigger language plpgsql as $$
begin
  insert into registry.publish_tokens (name, token_hash, remotes, environments, ends_on, issued_at, issued_by, issued_by_uuid)
  select new.name, new.token_hash, new.remotes, new.environments, new.ends_on, new.issued_at, u.name, u.uuid
  from users u where u.id = new.issued_by_id
  returning uuid into new.uuid;
  return new;
end $$;
create trigger publish_tokens_insert instead of insert on publish_tokens for each row execute function insert_former_token();

create view remote_requests as
  select id, uuid, environment, remote, based_on, setting, requested_by, requested_at, decision, decided_by, decided_at,
    (select u.id from users u where u.uuid = requested_by_uuid) as requested_by_id
  from registry.remote_requests;
create function insert_former_request() returns trigger language plpgsql as $$
begin
  insert into registry.remote_requests (environment, remote, based_on, setting, requested_by, requested_at, requested_by_uuid)
  values (new.environment, new.remote, new.based_on, new.setting, new.requested_by, new.requested_at,
    (select uuid from users where id = new.requested_by_id))
  returning uuid into new.uuid;
  return new;
end $$;
create trigger remote_requests_insert instead of insert on remote_requests
  for each row execute function insert_former_request();

create view remote_policies as
  select id, uuid, environment, needs_second_person, requested_by, requested_at, decision, decided_by, decided_at,
    (select u.id from users u where u.uuid = requested_by_uuid) as requested_by_id
  from registry.remote_policies;
create function insert_former_policy() returns trigger language plpgsql as $$
begin
  insert into registry.remote_policies
    (environment, needs_second_person, requested_by, requested_at, decision, decided_by, decided_at, requested_by_uuid)
  values (new.environment, new.needs_second_person, new.requested_by, new.requested_at, new.decision, new.decided_by,
    new.decided_at, (select uuid from users where id = new.requested_by_id));
  return new;
end $$;
create trigger remote_policies_insert instead of insert on remote_policies for each row execute function insert_former_policy();

create view remote_events as
  select id, at, environment, remote, version, kind, detail, part, screen,
    (select u.id from users u where u.uuid = user_uuid) as user_id
  from registry.remote_events;
create function insert_former_event() returns trigger language plpgsql as $$
begin
  insert into registry.remote_events (at, environment, remote, version, kind, detail, part, screen, user_uuid)
  values (new.at, new.environment, new.remote, new.version, new.kind, new.detail, new.part, new.screen,
    (select uuid from users where id = new.user_id));
  return new;
end $$;
create trigger remote_events_insert instead of insert on remote_events for each row execute function insert_former_event();
