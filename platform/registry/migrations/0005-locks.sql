-- A remote whose release stays as it is in an environment until a moment: {"until", "reason", "by"}, or null in JSON where a lock
-- was lifted. It is a part of the setting: a revision that says nothing of it goes on with what was in force.

alter table registry.remote_settings add column lock jsonb;

create function registry.carry_lock() returns trigger language plpgsql as $$
begin
  select s.lock into new.lock from registry.remote_settings s
    where s.environment = new.environment and s.remote = new.remote and s.revision < new.revision
    order by s.revision desc limit 1;
  return new;
end $$;
create trigger remote_settings_lock_carried before insert on registry.remote_settings
  for each row when (new.lock is null) execute function registry.carry_lock();

-- What an installation copied from a central registry before it had the column may lack something: it fetches all once more.
update registry.following set tag = null;
