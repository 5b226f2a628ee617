-- A new project has its row of sums from the start, so that writers find a row to lock.
create or replace function add_project_totals() returns trigger language plpgsql as $$
begin
  insert into project_totals (project_id) select id from new_rows order by id;
  return null;
end $$;
create or replace trigger projects_totals after insert on projects
  referencing new table as new_rows for each statement execute function add_project_totals();
