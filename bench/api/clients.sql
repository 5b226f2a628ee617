-- One user per bench client, with the demo owner's password: the server limits each user to a share of its capacity.
with added as (
  insert into users (name, email, password_hash)
  select 'Bench client ' || n, 'bench-client-' || n || '@demo.test', password_hash
  from users, generate_series(1, :clients) n
  where email = 'owner@demo.test'
  returning id
)
insert into user_roles (user_id, role_id)
select added.id, role_id
from added, user_roles join users on users.id = user_roles.user_id
where users.email = 'owner@demo.test';
