-- Demo sign-ins have a public password: the mark goes wherever the row goes, whatever its e-mail becomes. One whose e-mail
-- was changed is known by its hash: the seed gave all of its users the same one, salt included.
alter table users add column is_demo boolean not null default false;
update users set is_demo = true
where lower(email) like '%@demo.test'
  or password_hash in (select password_hash from users where lower(email) like '%@demo.test');

-- Every name that a role has or had, as people compare names. A name never passes from one role to another: an assignment by
-- name, however old, gives the role that it meant or none.
create table role_names (
  key text primary key,
  role_id smallint not null references roles
);
insert into role_names (key, role_id) values
  ('super admin', 1), ('super_admin', 1), ('admin', 2), ('business owner', 3), ('business_owner', 3),
  ('project manager', 4), ('project_manager', 4);

-- A role that carries the name of another one goes back to its own; of several with one new name, the first keeps it.
create temporary table role_names_given_back on commit drop as
select roles.id, roles.uuid, roles.name as before,
  (array['Super Admin', 'Admin', 'Business Owner', 'Project Manager'])[roles.id] as after
from roles
where exists (
    select from role_names where role_id <> roles.id and key = lower(regexp_replace(btrim(roles.name), '\s+', ' ', 'g')))
  or exists (select from roles other where other.id < roles.id and lower(other.name) = lower(roles.name));
update roles set name = given_back.after, version = version + 1, updated_at = now()
from role_names_given_back given_back where given_back.id = roles.id;
insert into audit_log (user_name, action, entity, entity_uuid, before, after)
select 'Upgrade of the database', 'role.update', 'role', uuid,
  jsonb_build_object('name', before), jsonb_build_object('name', after)
from role_names_given_back order by id;

insert into role_names (key, role_id)
select lower(regexp_replace(btrim(name), '\s+', ' ', 'g')), id from roles order by id on conflict do nothing;
create unique index roles_name on roles (lower(name));
