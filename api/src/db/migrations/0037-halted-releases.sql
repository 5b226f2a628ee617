-- The release that the platform took from users by this revision, because it failed too often or was too slow.
alter table remote_settings add column halted text;
alter table remote_settings add foreign key (remote, halted) references remote_releases (name, version);
create index remote_settings_halted on remote_settings (remote, halted) where halted is not null;
