-- How an environment arranges what stands in the places of a remote, and what of it is switched off there. It is a part of the
-- setting: a revision that says nothing of it, as a server of the version before writes it, goes on with what was in force.

alter table registry.remote_settings add column places jsonb;

create function registry.carry_places() returns trigger language plpgsql as $$
begin
  select s.places into new.places from registry.remote_settings s
    where s.environment = new.environment and s.remote = new.remote and s.revision < new.revision
    order by s.revision desc limit 1;
  return new;
end $$;
create trigger remote_settings_places_carried before insert on registry.remote_settings
  for each row when (new.places is null) execute function registry.carry_places();

-- What an installation copied from a central registry before it had the column may lack something: it fetches all once more.
update registry.following set tag = null;
