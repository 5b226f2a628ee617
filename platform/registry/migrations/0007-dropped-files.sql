-- The files of a release that is not kept any more may go; what the release states, and what was done with it, stays.

create or replace function registry.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_table_name = 'remote_settings'
    and current_setting('registry.takes_over', true) = 'on' then
    return null;
  end if;
  if tg_op = 'DELETE' and tg_table_name = 'remote_files'
    and current_setting('registry.drops_files', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
