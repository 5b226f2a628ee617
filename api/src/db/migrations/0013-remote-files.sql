-- Files of the releases, so that every replica can serve every release; a replica's own disk is only a copy.
create table remote_files (
  release_id bigint not null references remote_releases,
  -- As in the descriptor, or with ".br" or ".gz" for the compressed twin.
  path text not null,
  content bytea not null,
  primary key (release_id, path)
);
create trigger remote_files_append_only before update or delete on remote_files for each statement execute function refuse_change();
create trigger remote_release_revocations_append_only before update or delete on remote_release_revocations
  for each statement execute function refuse_change();

-- Who is working in which remote, as the open tabs say; what is older than some minutes counts for nobody.
create table remote_presence (
  session_id uuid not null references sessions on delete cascade,
  environment text not null,
  remote text not null,
  seen_at timestamptz not null default now(),
  primary key (session_id, environment, remote)
);
create index remote_presence_remote on remote_presence (environment, remote, seen_at);
