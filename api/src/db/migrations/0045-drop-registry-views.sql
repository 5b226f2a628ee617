-- What servers of the version before 0039 worked on with.
drop view remote_release_revocations, remote_files, remote_settings, remote_good_releases, remote_presence, remote_releases,
  publish_tokens, remote_requests, remote_policies, remote_events;
drop function insert_former_release, insert_former_token, insert_former_request, insert_former_policy, insert_former_event;
