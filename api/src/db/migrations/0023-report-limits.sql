-- Whose reports they are, so that one person cannot fill the table; by their time old ones are removed.
alter table remote_events add column user_id integer;
create index remote_events_user on remote_events (user_id, at);
create index remote_events_at on remote_events (at);
