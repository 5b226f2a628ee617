-- What an installation changes while it goes by itself is not in the state that it last took over from its central registry.
-- When it follows again, it takes that over once more, also where nothing has changed there.

create function registry.forget_taken_state() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('registry.takes_over', true), '') <> 'on' then
    update registry.following set tag = null where tag is not null;
  end if;
  return null;
end $$;

create trigger remote_settings_are_own after insert or delete on registry.remote_settings
  for each statement execute function registry.forget_taken_state();
create trigger remote_requests_are_own after insert or update or delete on registry.remote_requests
  for each statement execute function registry.forget_taken_state();
create trigger remote_policies_are_own after insert or update or delete on registry.remote_policies
  for each statement execute function registry.forget_taken_state();
create trigger remote_good_releases_are_own after insert or update or delete on registry.remote_good_releases
  for each statement execute function registry.forget_taken_state();

-- Who went by itself before this came may be such an installation.
update registry.following set tag = null;
