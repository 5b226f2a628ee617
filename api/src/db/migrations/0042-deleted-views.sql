-- A view that is deleted can be taken back for a moment: it is marked, like every other record, and its name is free.

alter table saved_views add column deleted_at timestamptz;

drop index saved_views_name;
create unique index saved_views_name on saved_views (user_id, screen, lower(name)) where deleted_at is null;
